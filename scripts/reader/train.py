"""
Teaches the reader of messages from the marked ones, says how well it reads test.txt, and writes data/heads.bin.

    npm run train:reader -- [--write] [--members 2] [--epochs 14] [--held 20] [--files abc]

Needs python3 with torch, numpy and onnx (Debian: python3-torch python3-numpy python3-onnx). The encoder's features of some 45,000 messages
and variants take a quarter of an hour the first time and are kept in the folder for temporary files; a network takes as long.
"""
import argparse

import torch

import marked
from calibrate import calibrate
from data import by_message, rows_of
from learn import learned_together
from measure import measured, told
from places import MARKED
from write_heads import write_heads


def options():
    parser = argparse.ArgumentParser(description='Teaches the reader of messages.')
    parser.add_argument('--members', type=int, default=2, help='how many networks are taught, each in a process of its own; their shares are averaged')
    parser.add_argument('--epochs', type=int, default=14)
    parser.add_argument('--files', default='', help='letters of the files to learn from; all by default')
    parser.add_argument('--held', type=int, default=20, help='nothing is learned of every so manieth message: by them the shares are made to mean what they say')
    parser.add_argument('--write', action='store_true')
    return parser.parse_args()


def main():
    given, known = options(), marked.acts()
    names = sorted(path.stem for path in MARKED.glob('?.txt') if path.stem in (given.files or path.stem))
    messages = [variants for name in names for variants in by_message(rows_of(marked.read(f'{name}.txt'), known, with_variants=True))]
    test = rows_of(marked.read('test.txt'), known, with_variants=False)
    taught = [variants for at, variants in enumerate(messages) if at % given.held != given.held - 1]
    held = [variants[0] for variants in messages[given.held - 1::given.held]]
    print(f'{len(taught)} messages to learn from, {len(held)} held, {given.members} networks of {len(known)} acts', flush=True)
    networks = learned_together(taught, len(known), given.epochs, given.members)
    print(f'{calibrate(networks, held)}; held: {told(measured(networks, held))}', flush=True)
    for language in ('en', 'de', 'fr', 'es'):
        print(f'{language}: {told(measured(networks, [row for row in test if row["language"] == language]))}', flush=True)
    if given.write:
        write_heads(networks, known)


if __name__ == '__main__':
    torch.set_num_threads(1)
    main()
