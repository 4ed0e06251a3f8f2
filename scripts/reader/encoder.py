"""The encoder of data/encoder.onnx in torch, to work out many messages at once."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from places import ENCODER

SIZE, HEADS, LAYERS, TOLD_LAYERS = 384, 12, 6, (3, 6)


def opened_tables():
    """Every table by its name, bytes made floats."""
    stored = {one.name: numpy_helper.to_array(one) for one in onnx.load(str(ENCODER)).graph.initializer}
    return {name: torch.from_numpy(values.astype(np.float32) * stored[f'{name}.scale'] + stored[f'{name}.least'] if f'{name}.scale' in stored else values.copy())
            for name, values in stored.items()}


class Layer(nn.Module):
    def __init__(self, tables, name):
        super().__init__()
        self.query, self.key, self.value, self.out, self.wide, self.narrow = (
            linear_of(tables, f'{name}.{one}') for one in ('query', 'key', 'value', 'out', 'wide', 'narrow'))
        self.norm_out, self.norm = norm_of(tables, f'{name}.norm-out'), norm_of(tables, f'{name}.norm')
        self.drop = nn.Dropout(0.1 if int(name[-1]) >= 3 else 0)

    def forward(self, states, mask):
        rows, length, _ = states.shape
        query, key, value = (layer(states).view(rows, length, HEADS, -1).transpose(1, 2) for layer in (self.query, self.key, self.value))
        weights = torch.softmax(query @ key.transpose(2, 3) / (SIZE / HEADS) ** 0.5 + mask, -1)
        states = self.norm_out(states + self.drop(self.out((weights @ value).transpose(1, 2).reshape(rows, length, SIZE))))
        return self.norm(states + self.drop(self.narrow(nn.functional.gelu(self.wide(states)))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        tables = opened_tables()
        self.words, self.places = nn.Parameter(tables['words']), nn.Parameter(tables['places'] + tables['kind'])
        self.norm = norm_of(tables, 'norm')
        self.layers = nn.ModuleList([Layer(tables, f'layer{at}') for at in range(LAYERS)])

    def forward(self, pieces, lengths):
        """`pieces` [messages, most pieces] and how many each has; features [messages, most pieces, 768]."""
        standing = torch.arange(pieces.shape[1])
        mask = (standing[None] >= lengths[:, None]).float()[:, None, None, :] * -1e9
        states, told = self.norm(nn.functional.embedding(pieces, self.words) + self.places[standing]), []
        for at, layer in enumerate(self.layers):
            states = layer(states, mask)
            told += [states] if at + 1 in TOLD_LAYERS else []
        return torch.cat(told, -1)


def linear_of(tables, name):
    weight = tables[f'{name}.weight'].T
    linear = nn.Linear(weight.shape[1], weight.shape[0])
    linear.weight.data, linear.bias.data = weight.contiguous(), tables[f'{name}.bias']
    return linear


def norm_of(tables, name):
    norm = nn.LayerNorm(SIZE, eps=1e-12)
    norm.weight.data, norm.bias.data = tables[f'{name}.weight'], tables[f'{name}.bias']
    return norm
