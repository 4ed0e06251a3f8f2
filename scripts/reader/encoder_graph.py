"""A small BERT as ONNX. Matrices stay bytes in the file and are made floats by Cast, Mul and Add, which whoever opens it does once, at opening."""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from places import ENCODER

SIZE, HEADS, TOLD_LAYERS = 384, 12, (3, 6)


class Graph:
    """Nodes and tables as they are added. Every method returns the name of what it made."""
    def __init__(self):
        self.nodes, self.tables, self.count = [], [], 0

    def node(self, kind, inputs, name=None, **attributes):
        self.count += 1
        name = name or f'{kind}{self.count}'
        self.nodes.append(helper.make_node(kind, inputs, [name], **attributes))
        return name

    def table(self, name, values):
        self.tables.append(numpy_helper.from_array(np.array(values, order='C'), name))
        return name

    def stored(self, name, table, rows=None):
        """`table` as (bytes, scale, least), the latter two alone or one for each row or column; of `rows`, the name of a node, only those rows are made floats."""
        values, scale, least = table
        own, scale, least = self.table(name, values), self.table(f'{name}.scale', np.float32(scale)), self.table(f'{name}.least', np.float32(least))
        if rows is not None:
            own = self.node('Gather', [own, rows], axis=0)
            scale, least = (self.node('Gather', [one, rows], axis=0) if np.ndim(each) else one for one, each in ((scale, table[1]), (least, table[2])))
        floats = self.node('Cast', [own], to=TensorProto.FLOAT)
        return self.node('Add', [self.node('Mul', [floats, scale]), least])

    def norm(self, name, state, tables):
        weight, bias = tables
        return self.node('LayerNormalization', [state, self.table(f'{name}.weight', weight), self.table(f'{name}.bias', bias)], axis=-1, epsilon=1e-12)

    def linear(self, name, state, tables):
        weight, bias = tables
        product = self.node('MatMul', [state, self.stored(f'{name}.weight', weight)])
        return self.node('Add', [product, self.table(f'{name}.bias', bias)])


def add_words(graph, words, places, kind, norm):
    """Pieces and where they stand as states [1, n, 384]."""
    shape = graph.node('Shape', ['pieces'])
    length = graph.node('Gather', [shape, graph.table('one', np.int64(1))], axis=0)
    standing = graph.node('Range', [graph.table('from', np.int64(0)), length, graph.table('step', np.int64(1))])
    word, place = graph.stored('words', words, 'pieces'), graph.stored('places', places, standing)
    state = graph.node('Add', [graph.node('Add', [word, place]), graph.table('kind', kind)])
    return graph.norm('norm', state, norm)


def add_layer(graph, name, state, tables):
    linear, norm_out, norm = tables
    if name == 'layer0':
        graph.table('parted', np.array([0, 0, HEADS, SIZE // HEADS], np.int64))
        graph.table('joined', np.array([0, 0, SIZE], np.int64))
        graph.table('spread', np.float32((SIZE // HEADS) ** 0.5))
        graph.table('root', np.float32(2 ** 0.5))
        graph.table('half', np.float32(0.5))
        graph.table('whole', np.float32(1))
    parted = {one: graph.node('Reshape', [graph.linear(f'{name}.{one}', state, linear[one]), 'parted']) for one in ('query', 'key', 'value')}
    query, value = (graph.node('Transpose', [parted[one]], perm=[0, 2, 1, 3]) for one in ('query', 'value'))
    likeness = graph.node('MatMul', [query, graph.node('Transpose', [parted['key']], perm=[0, 2, 3, 1])])
    weights = graph.node('Softmax', [graph.node('Div', [likeness, 'spread'])], axis=-1)
    mixed = graph.node('Transpose', [graph.node('MatMul', [weights, value])], perm=[0, 2, 1, 3])
    out = graph.linear(f'{name}.out', graph.node('Reshape', [mixed, 'joined']), linear['out'])
    state = graph.norm(f'{name}.norm-out', graph.node('Add', [state, out]), norm_out)
    wide = graph.linear(f'{name}.wide', state, linear['wide'])
    bent = graph.node('Add', [graph.node('Erf', [graph.node('Div', [wide, 'root'])]), 'whole'])
    gelu = graph.node('Mul', [graph.node('Mul', [wide, bent]), 'half'])
    return graph.norm(f'{name}.norm', graph.node('Add', [state, graph.linear(f'{name}.narrow', gelu, linear['narrow'])]), norm)


def write_encoder(words, places, kind, norm, layers):
    """`words` and `places` as tables of bytes, `kind` [384], `norm` (weight, bias) and of each layer what add_layer takes, as data/encoder.onnx."""
    graph = Graph()
    state, told = add_words(graph, words, places, kind, norm), []
    for at, tables in enumerate(layers):
        state = add_layer(graph, f'layer{at}', state, tables)
        told += [state] if at + 1 in TOLD_LAYERS else []
    graph.node('Concat', told, 'features', axis=-1)
    model = helper.make_model(helper.make_graph(
        graph.nodes, 'encoder',
        [helper.make_tensor_value_info('pieces', TensorProto.INT64, [1, 'n'])],
        [helper.make_tensor_value_info('features', TensorProto.FLOAT, [1, 'n', SIZE * len(TOLD_LAYERS)])],
        graph.tables,
    ), opset_imports=[helper.make_opsetid('', 17)], producer_name='meander', ir_version=8)
    onnx.checker.check_model(model)
    ENCODER.parent.mkdir(exist_ok=True)
    onnx.save(model, str(ENCODER))
    print(f'{ENCODER.name}: {ENCODER.stat().st_size} bytes')
