"""Makes what networks say mean what it says, by messages that they did not learn from."""
import torch

from marked import BEGIN
from measure import right_as_read
from network import batch_of
from together import clauses_in, shares_of


@torch.no_grad()
def calibrate(networks, rows):
    """Changes the networks; tells how."""
    temperature = temperature_of(networks, rows)
    for network in networks:
        network.acts.weight.data /= temperature
        network.acts.bias.data /= temperature
    bias = begin_bias_of(networks, rows)
    for network in networks:
        network.begins.bias.data[BEGIN] += bias
    return f'logits of acts by {temperature}, beginnings of clauses {bias:+}'


def temperature_of(networks, rows):
    """By what to divide the logits of acts, that of shares of .8 eight in ten are right: what makes the acts of `rows` likeliest."""
    logits, acts = [[] for _ in networks], []
    for row in rows:
        batch = batch_of([row])
        acts += batch['acts'].tolist()
        for own, network in zip(logits, networks):
            states, whole, _, _ = network(batch)
            own.append(network.acts_of(batch, states, whole, batch['clauses']))
    logits, acts = torch.stack([torch.cat(own) for own in logits]), torch.tensor(acts)

    def loss(temperature):
        shares = torch.softmax(logits / temperature, -1).mean(0)
        return -torch.log(shares[torch.arange(len(acts)), acts]).mean().item()

    return min((step / 20 for step in range(10, 41)), key=loss)


def begin_bias_of(networks, rows):
    """What to add to the logit of a clause's beginning, that most clauses are cut alike and most acts are right as they are read."""
    read = [shares_of(networks, row) for row in rows]

    def right(bias):
        count = 0
        for row, (begins, _, acts_of) in zip(rows, read):
            moved = torch.log(begins + 1e-9)
            moved[:, BEGIN] += bias
            clauses = clauses_in(moved.argmax(-1).tolist())
            count += right_as_read(clauses, acts_of(clauses).argmax(-1).tolist(), row['clauses'])
            count += clauses == [clause[1:] for clause in row['clauses']]
        return count

    return max((step / 2 for step in range(-4, 5)), key=right)
