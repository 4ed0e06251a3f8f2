"""Several networks as one, and what they read: shares of begins, tags and acts averaged over the networks, as network.ts does."""
import torch

from marked import BEGIN, OUTSIDE
from network import batch_of


@torch.no_grad()
def shares_of(networks, row):
    """Of one row: what begins at each token, the tags, and a function from clauses [(first, after last)] to shares of acts."""
    batch = batch_of([row])
    told = [network(batch) for network in networks]

    def acts_of(clauses):
        places = torch.tensor([(0, *clause) for clause in clauses])
        return torch.stack([torch.softmax(network.acts_of(batch, states, whole, places), -1) for network, (states, whole, _, _) in zip(networks, told)]).mean(0)

    begins, tags = (torch.stack([torch.softmax(one[at][0], -1) for one in told]).mean(0) for at in (2, 3))
    return begins, tags, torch.no_grad()(acts_of)


def clauses_in(begins):
    """Where the clauses stand that these begins tell; a message without any is one."""
    found, start = [], None
    for at, tag in enumerate([*begins, OUTSIDE]):
        if tag not in (OUTSIDE, BEGIN):
            start = at if start is None else start
            continue
        if start is not None:
            found.append((start, at))
        start = at if tag == BEGIN else None
    return found or [(0, len(begins))]


def spans_in(tags, clauses):
    """Spans as (label, first token, token after the last); none goes over the edge of a clause."""
    found = []
    for start, end in clauses:
        last = None
        for at in range(start, end):
            label = None if tags[at] == 0 else (tags[at] - 1) // 2
            if label is not None and label == last and tags[at] % 2 == 0:
                found[-1] = (label, found[-1][1], at + 1)
            elif label is not None:
                found.append((label, at, at + 1))
            last = label
    return found
