"""Writes networks as server/features/chat/reader/weights.ts opens them: signed bytes, each row behind its scale; biases as floats."""
import json
import struct

import numpy as np

import marked
from places import HEADS

LAYERS = ('inner', 'begins', 'tags', 'attend', 'clause', 'acts')
DIRECTIONS = {'forth': '', 'back': '_reverse'}


def write_heads(networks, known):
    listed, body = [], b''
    for name, table in (one for at, network in enumerate(networks) for one in tables_of(network.state_dict(), at)):
        rows = np.atleast_2d(table.numpy().astype(np.float32))
        kind = 'floats' if name.endswith('-bias') else 'bytes'
        listed.append({'name': name, 'rows': rows.shape[0], 'columns': rows.shape[1], 'offset': len(body), 'kind': kind})
        body += rows.tobytes() if kind == 'floats' else b''.join(bytes_of(row) for row in rows)
    head = json.dumps({'acts': known, 'labels': marked.LABELS, 'members': len(networks), 'tables': listed}).encode()
    HEADS.write_bytes(struct.pack('<I', len(head)) + head + body)
    print(f'{HEADS.name}: {HEADS.stat().st_size} bytes')


def tables_of(own, at):
    for name in LAYERS:
        yield f'{at}.{name}', own[f'{name}.weight']
        yield f'{at}.{name}-bias', own[f'{name}.bias']
    for name, end in DIRECTIONS.items():
        yield f'{at}.{name}-input', own[f'memory.weight_ih_l0{end}']
        yield f'{at}.{name}-state', own[f'memory.weight_hh_l0{end}']
        yield f'{at}.{name}-bias', own[f'memory.bias_ih_l0{end}'] + own[f'memory.bias_hh_l0{end}']


def bytes_of(row):
    scale = max(float(np.abs(row).max()), 1e-8) / 127
    return struct.pack('<f', scale) + np.round(row / scale).astype(np.int8).tobytes()
