"""Teaches the upper half of the encoder and the network on it."""
import random
import time

import torch
from torch import nn

import marked
from data import TOGETHER, featured
from network import batch_of
from variants import TREATMENTS, variant

# The layers of the encoder below this one stay as they are: what they know is of all English, and it halves the work.
LEARNING_LAYERS = 3
ENCODER_SPEED, NETWORK_SPEED = 2e-4, 1e-3
# So much of the averaged weights stays at each step.
INERTIA = 0.995
# One in so many messages is learned as it was written, the others under a treatment.
AS_WRITTEN = 0.55
# What tokens outside of clauses, at the beginning of one and inside one weigh in the loss: few begin one in mid-message.
BEGINS = (1.5, 2.0, 1.0)
# What a token outside of spans weighs in the loss, against 1 inside: there are five times as many.
OUTSIDE_SPANS = 0.6


def learned(encoder, network, taught, known, epochs, after_epoch):
    """
    Teaches both with `taught`, pairs of a message and what its words trade with, other variants of them in each epoch. The weights are
    the average over the last part of the way, which reads better than the last step's. `after_epoch` is called with these in place.
    """
    dice = random.Random(1)
    both = nn.ModuleList([encoder, network])
    for part in (encoder.words, encoder.places, *encoder.norm.parameters(), *encoder.layers[:LEARNING_LAYERS].parameters()):
        part.requires_grad_(False)
    learning = {name: value for name, value in both.named_parameters() if value.requires_grad}
    average = {name: value.detach().clone() for name, value in learning.items()}
    optimizer = torch.optim.AdamW([{'params': [one for one in encoder.parameters() if one.requires_grad], 'weight_decay': 0.01},
                                   {'params': list(network.parameters()), 'weight_decay': 0.02}], lr=ENCODER_SPEED)
    steps = epochs * -(-len(taught) // TOGETHER)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [ENCODER_SPEED, NETWORK_SPEED], total_steps=steps + 1, pct_start=0.1)
    step = 0
    for epoch in range(epochs):
        began, total, batches = time.time(), 0.0, batches_of(taught, known, dice, epoch)
        both.train()
        for some in batches:
            loss = loss_of(network, batch_of(*featured(encoder, some), dice))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(both.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            step += 1
            for name, value in learning.items():
                average[name].lerp_(value.detach(), 1 - min(INERTIA, step / (step + 10)))
        print(f'{epoch + 1} of {epochs}, loss {total / len(batches):.3f}, {time.time() - began:.0f} s', flush=True)
        last = exchanged(learning, average)
        both.eval()
        after_epoch()
        if epoch + 1 < epochs:
            exchanged(learning, last)


@torch.no_grad()
def exchanged(learning, values):
    """Puts `values` into what is learning; what stood there."""
    before = {name: value.detach().clone() for name, value in learning.items()}
    for name, value in learning.items():
        value.copy_(values[name])
    return before


def batches_of(taught, known, dice, epoch):
    """One variant of each message as a row, those of like length together."""
    rows = []
    for number, (message, pools) in enumerate(taught):
        said = message if dice.random() < AS_WRITTEN else variant(message, pools, dice.choice(TREATMENTS), f'{number} {epoch}')
        rows += [row for row in [marked.row_of(said, known)] if row]
    rows.sort(key=lambda row: len(row['tokens']) + dice.random() * 3)
    batches = [rows[at:at + TOGETHER] for at in range(0, len(rows), TOGETHER)]
    dice.shuffle(batches)
    return batches


def loss_of(network, batch):
    states, whole, begins, tags = network(batch)
    acts = network.acts_of(batch, states, whole, batch['clauses'])
    cut = nn.functional.cross_entropy(begins.transpose(1, 2), batch['begins'], torch.tensor(BEGINS), ignore_index=-100)
    weights = torch.ones(tags.shape[-1])
    weights[0] = OUTSIDE_SPANS
    spans = nn.functional.cross_entropy(tags.transpose(1, 2), batch['tags'], weights, ignore_index=-100)
    each = nn.functional.cross_entropy(network.each(states).transpose(1, 2), batch['each'], ignore_index=-100)
    return 2 * cut + 1.5 * spans + 0.5 * each + 1.5 * nn.functional.cross_entropy(acts, batch['acts'], label_smoothing=0.05)
