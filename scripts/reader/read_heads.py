"""Opens what write_heads.py wrote, to learn on from it."""
import json
import struct

import numpy as np
import torch

from places import HEADS


def read_heads(network, member=0):
    """Changes `network` to be the written one of that number; what is only learned with stays as it is."""
    data = HEADS.read_bytes()
    length, = struct.unpack_from('<I', data)
    head = json.loads(data[4:4 + length])
    tables = {told['name']: table_of(data, 4 + length + told['offset'], told) for told in head['tables']}
    own = network.state_dict()
    for name in ('inner', 'begins', 'tags', 'attend', 'clause', 'acts'):
        own[f'{name}.weight'], own[f'{name}.bias'] = tables[f'{member}.{name}'], tables[f'{member}.{name}-bias'][0]
    for name, end in (('forth', ''), ('back', '_reverse')):
        own[f'memory.weight_ih_l0{end}'], own[f'memory.weight_hh_l0{end}'] = tables[f'{member}.{name}-input'], tables[f'{member}.{name}-state']
        own[f'memory.bias_ih_l0{end}'], own[f'memory.bias_hh_l0{end}'] = tables[f'{member}.{name}-bias'][0], torch.zeros_like(own[f'memory.bias_hh_l0{end}'])
    network.load_state_dict(own)


def table_of(data, start, told):
    rows, columns = told['rows'], told['columns']
    if told['kind'] == 'floats':
        return torch.from_numpy(np.frombuffer(data, np.float32, rows * columns, start).reshape(rows, columns).copy())
    stored = np.frombuffer(data, np.uint8, rows * (columns + 4), start).reshape(rows, columns + 4)
    scale = stored[:, :4].copy().view(np.float32)
    return torch.from_numpy(stored[:, 4:].copy().view(np.int8).astype(np.float32) * scale)
