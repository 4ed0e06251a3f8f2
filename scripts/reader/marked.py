"""Marked messages as server/features/chat/reader/marked/README.md tells them, cut into tokens with their tags."""
import re

from places import MARKED

LABELS = 'item out in wish day from part time money count person place near trait'.split()
MOST_TOKENS = 160
# The same cut as server/features/chat/reader/tokens.ts.
TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+(?:[.:,]\d+)*|[^\s\w\ufe0f\u200d]|_")
CLAUSE = re.compile(r'\[([a-z-]+): ?([^\[\]]*)\]')
SPAN = re.compile(r'\{([a-z-]+):([^{}]*)\}')
# Joining words stand now inside a clause, now between two: here always between. The same as scoring/read-marked.ts.
JOINING = {'en': {'and', 'but', 'or', 'so', '&'}, 'de': {'und', 'aber', 'oder', '&'}, 'fr': {'et', 'mais', 'ou', '&'}, 'es': {'y', 'e', 'o', 'pero', '&'}}
OUTSIDE, BEGIN, INSIDE = 0, 1, 2


def acts():
    readme = (MARKED / 'README.md').read_text()
    return re.findall(r'^\| `([a-z-]+)` \|', readme, re.M) + ['courtesy', 'complaint', 'foreign']


def read(name):
    """Each message as {state, language, segments: [(act | None, [(text, label | None)])]}."""
    messages = []
    for line in (MARKED / name).read_text().split('\n'):
        if not line.strip() or line.startswith('#'):
            continue
        state, language, marked = line.split(' | ', 2)
        segments, end = [], 0
        for clause in CLAUSE.finditer(marked):
            segments.append((None, [(marked[end:clause.start()], None)]))
            segments.append((clause.group(1), parts_of(clause.group(2))))
            end = clause.end()
        segments.append((None, [(marked[end:], None)]))
        messages.append({'state': state, 'language': language, 'segments': segments})
    return messages


def parts_of(words):
    parts, at = [], 0
    for span in SPAN.finditer(words):
        parts += [(words[at:span.start()], None), (span.group(2), span.group(1))]
        at = span.end()
    return [part for part in [*parts, (words[at:], None)] if part[0]]


def row_of(message, known):
    """
    Tokens, and for each of them: whether a clause begins (BEGIN), goes on (INSIDE) or there is none (OUTSIDE), and the tag of its span
    (0: none; 1 + 2 * label: first word, 2 + 2 * label: further ones). Clauses as (act, first token, token after the last). None where
    there is nothing to learn.
    """
    tokens, tags, clauses = [], [], []
    for act, parts in message['segments']:
        start = len(tokens)
        for text, label in parts:
            for at, token in enumerate(TOKEN.findall(text)):
                tokens.append(token)
                tags.append(0 if label is None else 1 + 2 * LABELS.index(label) + (1 if at > 0 else 0))
        if act is not None and start < len(tokens):
            clauses.append((known.index(act), start, len(tokens)))
    clauses = [(act, start, min(end, MOST_TOKENS)) for act, start, end in alike(tokens, clauses, JOINING[message['language']]) if start < MOST_TOKENS]
    if not clauses:
        return None
    return {'language': message['language'], 'is_first': message['state'] == 'open', 'tokens': tokens[:MOST_TOKENS],
            'begins': begins_of(len(tokens[:MOST_TOKENS]), clauses), 'tags': tags[:MOST_TOKENS], 'clauses': clauses}


def alike(tokens, clauses, joining):
    """The same clauses without the joining words before them, and with the marks behind them."""
    found = []
    for at, (act, start, end) in enumerate(clauses):
        limit = clauses[at + 1][1] if at + 1 < len(clauses) else len(tokens)
        while end < limit and not tokens[end][0].isalnum():
            end += 1
        while start + 1 < end and tokens[start].lower() in joining:
            start += 1
        found.append((act, start, end))
    return found


def begins_of(count, clauses):
    begins = [OUTSIDE] * count
    for _, start, end in clauses:
        begins[start:end] = [BEGIN] + [INSIDE] * (end - start - 1)
    return begins
