"""
Teaches the reader of messages from the marked ones, says how well it reads test.txt and unseen.txt, and writes data/encoder.onnx and
data/heads.bin.

    npm run train:reader -- [--write] [--epochs 2] [--held 20] [--files abc] [--threads 2]

It learns on from what stands in data/. Needs python3 with torch, numpy and onnx, and a fast library for matrices (Debian: python3-torch
python3-numpy python3-onnx libopenblas0-pthread). An epoch takes a quarter of an hour of one core.
"""
import argparse

import torch

import marked
from calibrate import calibrate
from data import rows_of
from encoder import Encoder
from learn import learned
from measure import measured, told
from network import Network
from places import MARKED
from quantize import write_learned
from read_heads import read_heads
from variants import pools_of
from write_heads import write_heads


def options():
    parser = argparse.ArgumentParser(description='Teaches the reader of messages.')
    parser.add_argument('--epochs', type=int, default=2, help='0 only measures what stands')
    parser.add_argument('--files', default='', help='letters of the files to learn from; all by default')
    parser.add_argument('--held', type=int, default=20, help='nothing is learned of every so manieth message: by them the shares are made to mean what they say')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--write', action='store_true')
    return parser.parse_args()


def main():
    given, known = options(), marked.acts()
    torch.set_num_threads(given.threads)
    torch.manual_seed(1)
    messages = [one for path in sorted(MARKED.glob('?.txt')) if path.stem in (given.files or path.stem) for one in with_pools(marked.read(path.name), known)]
    taught = [one for at, one in enumerate(messages) if at % given.held != given.held - 1]
    held = [message for message, _ in messages[given.held - 1::given.held]]
    print(f'{len(taught)} messages to learn from, {len(held)} held', flush=True)
    encoder, network = Encoder(), Network(len(known))
    read_heads(network)
    learned(encoder, network, taught, known, given.epochs, after_epoch=lambda: report(encoder, network, known))
    if given.write:
        write_learned(encoder)
        encoder = Encoder()
    encoder.eval(), network.eval()
    if given.epochs > 0:
        print(calibrate([network], rows_of(encoder, held, known)), flush=True)
    report(encoder, network, known)
    if given.write:
        write_heads([network], known)


def with_pools(messages, known):
    """Each message that has something to learn, with the words that its own trade with."""
    pools = pools_of(messages)
    return [(message, pools) for message in messages if marked.row_of(message, known)]


def report(encoder, network, known):
    for name in ('test.txt', 'unseen.txt'):
        rows = rows_of(encoder, marked.read(name), known)
        for language in ('en', 'de', 'fr', 'es'):
            print(f'{name} {language}: {told(measured([network], [row for row in rows if row["language"] == language]))}', flush=True)


if __name__ == '__main__':
    main()
