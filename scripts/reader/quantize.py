"""Writes an encoder that has learned: its matrices as bytes, each column of outputs (of the words: each row) with its own scale."""
import numpy as np

from encoder_graph import write_encoder

MATRICES = ('query', 'key', 'value', 'out', 'wide', 'narrow')


def write_learned(encoder):
    kind = np.zeros(encoder.words.shape[1], np.float32)
    write_encoder(bytes_of(numbers(encoder.words), 1), bytes_of(numbers(encoder.places), 1), kind, pair(encoder.norm), [tables_of(layer) for layer in encoder.layers])


def tables_of(layer):
    linear = {name: (bytes_of(numbers(getattr(layer, name).weight).T, 0), numbers(getattr(layer, name).bias)) for name in MATRICES}
    return linear, pair(layer.norm_out), pair(layer.norm)


def pair(norm):
    return numbers(norm.weight), numbers(norm.bias)


def numbers(values):
    return values.detach().numpy().astype(np.float32)


def bytes_of(values, axis):
    """(bytes, scale, least), where a value is byte * scale + least, scale and least along `axis` of length 1."""
    least, most = values.min(axis, keepdims=True), values.max(axis, keepdims=True)
    scale = np.maximum(most - least, 1e-8) / 255
    return np.round((values - least) / scale).astype(np.uint8), scale, least
