"""The same message as others would have typed it: other names, days and hours, no marks, slips. (Capitals are nothing to the encoder.)"""
import random
from collections import defaultdict

NAMES = {'item', 'out', 'in'}
MOMENTS = {'day', 'from', 'part', 'time', 'wish', 'place', 'person'}
# What is done to each further variant.
TREATMENTS = ({'bare'}, {'trades', 'slips'}, {'trades', 'bare'})


def pools_of(messages):
    """Words of spans, by language and kind; only those that name something by more than a pronoun are traded."""
    pools = defaultdict(list)
    for message in messages:
        for _, parts in message['segments']:
            for text, label in parts:
                kind = kind_of(text, label)
                if kind is not None:
                    pools[message['language'], kind].append(text)
    return pools


def kind_of(text, label):
    """'The cruise' trades with 'the market tour', not with 'another boat'."""
    if label in NAMES:
        return ('name', text.split()[0].lower()) if len(text.split()) > 1 else None
    return label if label in MOMENTS else None


def slip(word, dice):
    if len(word) < 4:
        return word
    at, kind = dice.randrange(1, len(word) - 1), dice.random()
    if kind < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2:]
    return word[:at] + word[at + 1:] if kind < 0.7 else word[:at] + word[at] + word[at:]


def variant(message, pools, treatment, seed):
    """`message` under `treatment`, the same for the same `seed`."""
    dice = random.Random(seed)

    def treated(text, label, language):
        pool = pools.get((language, kind_of(text, label)))
        if 'trades' in treatment and pool and dice.random() < 0.6:
            text = dice.choice(pool)
        if 'bare' in treatment:
            text = ''.join(letter for letter in text if letter not in ".,!?;:'’")
        if 'slips' in treatment:
            text = ' '.join(slip(word, dice) if dice.random() < 0.1 else word for word in text.split(' '))
        return text, label

    segments = [(act, [treated(text, label, message['language']) for text, label in parts]) for act, parts in message['segments']]
    return {**message, 'segments': segments}
