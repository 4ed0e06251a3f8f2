"""The rows that are learned and measured with: marked messages, their variants, their features."""
import marked
from features import features_of
from variants import TREATMENTS, pools_of, variant


def rows_of(messages, known, with_variants):
    """Rows of marked.row_of with their `features`, and `number`: which of `messages` they are of."""
    pools, rows = pools_of(messages), []
    for number, message in enumerate(messages):
        versions = [variant(message, pools, treatment, f'{number} {at}') for at, treatment in enumerate(TREATMENTS)] if with_variants else []
        rows += [{**row, 'number': number} for row in (marked.row_of(version, known) for version in [message, *versions]) if row]
    for row, features in zip(rows, features_of([row['tokens'] for row in rows])):
        row['features'] = features
        fit(row, len(features) - 1)
    return rows


def by_message(rows):
    """Lists of the variants of one message, the message itself first."""
    found = {}
    for row in rows:
        found.setdefault(row['number'], []).append(row)
    return list(found.values())


def fit(row, count):
    """Leaves out tokens beyond those that the encoder had room for."""
    for part in ('tokens', 'begins', 'tags'):
        row[part] = row[part][:count]
    row['clauses'] = [(act, start, min(end, count)) for act, start, end in row['clauses'] if start < count]
