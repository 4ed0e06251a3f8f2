"""Teaches networks."""
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import torch
from torch import nn

from network import Network, batch_of

TOGETHER, SPEED = 64, 3e-3
# So much of the averaged weights stays at each step.
INERTIA = 0.996
# What tokens outside of clauses, at the beginning of one and inside one weigh in the loss: few begin one in mid-message.
BEGINS = (1.5, 2.0, 1.0)
# What a token outside of spans weighs in the loss, against 1 inside: there are five times as many.
OUTSIDE_SPANS = 0.6

# What the processes that are forked of this one learn from.
TAUGHT = []


def learned_together(rows, act_count, epochs, members):
    """`members` networks, each in a process of its own."""
    TAUGHT[:] = rows
    with ProcessPoolExecutor(members, get_context('fork')) as pool:
        return list(pool.map(partial(learned, act_count, epochs), range(1, members + 1)))


def learned(act_count, epochs, seed):
    """
    A network taught with TAUGHT, lists of the variants of a message, of which each epoch takes one. Its weights are the average over the
    last part of the way, which reads better than the last step's.
    """
    torch.manual_seed(seed)
    dice = random.Random(seed)
    network = Network(act_count)
    average = {name: value.clone() for name, value in network.state_dict().items()}
    optimizer = torch.optim.AdamW(network.parameters(), lr=SPEED, weight_decay=0.02)
    steps = epochs * -(-len(TAUGHT) // TOGETHER)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, SPEED, total_steps=steps + 1, pct_start=0.15)
    step = 0
    for epoch in range(epochs):
        began, total = time.time(), 0.0
        batches = batches_of(TAUGHT, dice)
        network.train()
        for some in batches:
            loss = loss_of(network, batch_of(some, dice))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            step += 1
            for name, value in network.state_dict().items():
                average[name].lerp_(value, 1 - min(INERTIA, step / (step + 10)))
        print(f'  {seed}: {epoch + 1} of {epochs}, loss {total / len(batches):.3f}, {time.time() - began:.0f} s', flush=True)
    network.load_state_dict(average)
    return network.eval()


def batches_of(rows, dice):
    """One variant of each message, those of like length together; every other one as it was written."""
    some = sorted((variants[0] if dice.random() < 0.5 else dice.choice(variants) for variants in rows), key=lambda row: len(row['tokens']) + dice.random() * 3)
    batches = [some[at:at + TOGETHER] for at in range(0, len(some), TOGETHER)]
    dice.shuffle(batches)
    return batches


def loss_of(network, batch):
    states, whole, begins, tags = network(batch)
    acts = network.acts_of(batch, states, whole, batch['clauses'])
    cut = nn.functional.cross_entropy(begins.transpose(1, 2), batch['begins'], torch.tensor(BEGINS), ignore_index=-100)
    weights = torch.ones(tags.shape[-1])
    weights[0] = OUTSIDE_SPANS
    spans = nn.functional.cross_entropy(tags.transpose(1, 2), batch['tags'], weights, ignore_index=-100)
    return 2 * cut + 1.5 * spans + 1.5 * nn.functional.cross_entropy(acts, batch['acts'], label_smoothing=0.05)
