"""Rows with the features of an encoder that is still learning."""
import torch

import marked
from pieces import Pieces

TOGETHER = 32
PIECES = Pieces()


def featured(encoder, rows):
    """`rows` cut to what the encoder has room for, and their features [rows, 1 + most tokens, 768], through which is learned."""
    told = [PIECES.of_message(row['tokens']) for row in rows]
    rows = [fitted(row, len(places)) for row, (_, places) in zip(rows, told)]
    most, most_tokens = max(len(numbers) for numbers, _ in told), max(len(places) for _, places in told)
    pieces, pool = torch.zeros(len(rows), most, dtype=torch.long), torch.zeros(len(rows), 1 + most_tokens, most)
    for at, (numbers, places) in enumerate(told):
        pieces[at, :len(numbers)] = torch.tensor(numbers)
        pool[at, 0, 0] = 1
        for token, (start, end) in enumerate(places):
            pool[at, 1 + token, start:end] = 1 / (end - start)
    return rows, pool @ encoder(pieces, torch.tensor([len(numbers) for numbers, _ in told]))


@torch.no_grad()
def rows_of(encoder, messages, known):
    """Rows of marked.row_of with their `features`."""
    rows = sorted((row for row in (marked.row_of(message, known) for message in messages) if row), key=lambda row: len(row['tokens']))
    found = []
    for at in range(0, len(rows), TOGETHER):
        some, features = featured(encoder, rows[at:at + TOGETHER])
        found += [{**row, 'features': features[one, :len(row['tokens']) + 1]} for one, row in enumerate(some)]
    return found


def fitted(row, count):
    """Without the tokens for which there was no room."""
    return {**row, **{part: row[part][:count] for part in ('tokens', 'begins', 'tags')},
            'clauses': [(act, start, min(end, count)) for act, start, end in row['clauses'] if start < count]}
