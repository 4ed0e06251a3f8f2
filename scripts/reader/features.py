"""What the encoder says of messages, worked out once and kept in a folder for temporary files."""
import pickle
import tempfile
from pathlib import Path

import torch

from encoder import Encoder
from pieces import Pieces

KEPT = Path(tempfile.gettempdir()) / 'meander-reader-features.pkl'
TOGETHER = 64


def features_of(token_lists):
    """For each list of tokens a table of halves [1 + tokens, 768]: of the message's begin, then the mean of each token's pieces."""
    known = pickle.loads(KEPT.read_bytes()) if KEPT.exists() else {}
    new = sorted({' '.join(tokens): tokens for tokens in token_lists if ' '.join(tokens) not in known}.values(), key=len)
    if new:
        print(f'features of {len(new)} messages', flush=True)
        encoder, pieces = Encoder().eval(), Pieces()
        for at in range(0, len(new), TOGETHER):
            some = new[at:at + TOGETHER]
            known.update(zip((' '.join(tokens) for tokens in some), encoded(encoder, [pieces.of_message(tokens) for tokens in some])))
        KEPT.write_bytes(pickle.dumps(known))
    return [known[' '.join(tokens)] for tokens in token_lists]


@torch.no_grad()
def encoded(encoder, messages):
    lengths = torch.tensor([len(numbers) for numbers, _ in messages])
    most = int(lengths.max())
    states = encoder(torch.tensor([numbers + [0] * (most - len(numbers)) for numbers, _ in messages]), lengths)
    return [torch.cat([states[row, :1]] + [states[row, start:end].mean(0, keepdim=True) for start, end in places]).half().numpy()
            for row, (_, places) in enumerate(messages)]
