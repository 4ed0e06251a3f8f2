"""What is learned: which tokens begin a clause, which name something, and what each clause does. server/features/chat/reader/network.ts runs it."""
import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

import marked

FEATURES, INNER, STATE, CLAUSE = 768, 128, 128, 192


class Network(nn.Module):
    def __init__(self, act_count):
        super().__init__()
        self.inner = nn.Linear(FEATURES + 1, INNER)
        self.memory = nn.LSTM(INNER, STATE, batch_first=True, bidirectional=True)
        self.begins, self.tags = nn.Linear(2 * STATE, 3), nn.Linear(2 * STATE, 1 + 2 * len(marked.LABELS))
        self.attend = nn.Linear(2 * STATE, 1)
        self.clause, self.acts = nn.Linear(6 * STATE + FEATURES, CLAUSE), nn.Linear(CLAUSE, act_count)
        # Only learned with: that each token tells the act of its clause betters the states.
        self.each = nn.Linear(2 * STATE, act_count)
        self.drop = nn.Dropout(0.4)

    def forward(self, batch):
        """States of all tokens [messages, most tokens, 256], what begins there [.., 3] and the tags of spans [.., 31]."""
        given = torch.relu(self.inner(self.dropped(batch['features'], 0.1)))
        packed = pack_padded_sequence(given, batch['lengths'], batch_first=True, enforce_sorted=False)
        states, _ = pad_packed_sequence(self.memory(packed)[0], batch_first=True, total_length=given.shape[1])
        states = self.dropped(states, 0.3)
        whole, states = states.sum(1) / batch['lengths'].unsqueeze(-1), states[:, 1:]
        return states, whole, self.begins(states), self.tags(states)

    def dropped(self, values, share):
        """In training the same columns are left out for all tokens of a message."""
        if not self.training:
            return values
        kept = (torch.rand(values.shape[0], 1, values.shape[2]) > share).float() / (1 - share)
        return values * kept

    def acts_of(self, batch, states, whole, clauses):
        """Logits of the acts of `clauses`, rows of (message, first token, token after the last)."""
        messages, starts, ends = clauses.T
        places = starts[:, None] + torch.arange(int((ends - starts).max()))
        outside = (places >= ends[:, None]).unsqueeze(-1)
        places = places.clamp(max=states.shape[1] - 1)
        part = states[messages[:, None], places]
        shares = torch.softmax(self.attend(part).masked_fill(outside, -1e9), 1)
        words = batch['features'][messages[:, None], places + 1, :FEATURES].masked_fill(outside, 0).sum(1) / (ends - starts)[:, None]
        seen = torch.cat([(part * shares).sum(1), part.masked_fill(outside, -1e9).max(1).values, whole[messages], words], -1)
        return self.acts(self.drop(torch.relu(self.clause(seen))))


def batch_of(rows, features=None, dice=None):
    """Rows as tensors, with their own `features` where none are given. With `dice`, in training, what stood before is now and then told wrongly: it is not always known."""
    most = max(len(row['tokens']) for row in rows)
    if features is None:
        features = nn.utils.rnn.pad_sequence([row['features'] for row in rows], batch_first=True)
    firsts = torch.zeros(len(rows), most + 1, 1)
    begins, tags, each = (torch.full((len(rows), most), -100) for _ in range(3))
    for at, row in enumerate(rows):
        count = len(row['tokens'])
        firsts[at] = float(row['is_first'] != (dice is not None and dice.random() < 0.1))
        begins[at, :count], tags[at, :count] = torch.tensor(row['begins']), torch.tensor(row['tags'])
        for act, start, end in row['clauses']:
            each[at, start:end] = act
    clauses = [(at, start, end, act) for at, row in enumerate(rows) for act, start, end in row['clauses']]
    told = torch.tensor(clauses)
    return {'features': torch.cat([features, firsts], -1), 'lengths': torch.tensor([len(row['tokens']) + 1 for row in rows]), 'begins': begins, 'tags': tags, 'each': each,
            'clauses': told[:, :3], 'acts': told[:, 3]}
