"""How well rows are read: acts with the clauses as they were marked and, as scoring/measure.ts does, as they are read; spans as they are read."""
import torch

from together import clauses_in, shares_of, spans_in

SURE = 0.75


def measured(networks, rows):
    tally = dict.fromkeys('clauses right sure right_sure messages cut read_right spans said exact met told_met share'.split(), 0)
    for row in rows:
        begins, tags, acts_of = shares_of(networks, row)
        marked_clauses, acts = [clause[1:] for clause in row['clauses']], [clause[0] for clause in row['clauses']]
        for shares, act in zip(acts_of(marked_clauses), acts):
            is_right, is_sure = int(shares.argmax() == act), int(shares.max() > SURE)
            for name, value in (('clauses', 1), ('right', is_right), ('sure', is_sure), ('right_sure', is_right * is_sure), ('share', shares.max().item())):
                tally[name] += value
        read = clauses_in(begins.argmax(-1).tolist())
        said, wanted = spans_in(tags.argmax(-1).tolist(), read), spans_in(row['tags'], marked_clauses)
        tally['messages'] += 1
        tally['cut'] += read == marked_clauses
        tally['read_right'] += right_as_read(read, acts_of(read).argmax(-1).tolist(), row['clauses'])
        tally['spans'] += len(wanted)
        tally['said'] += len(said)
        tally['exact'] += len(set(said) & set(wanted))
        tally['met'] += sum(any(meet(one, other) for other in said) for one in wanted)
        tally['told_met'] += sum(any(meet(one, other) for other in wanted) for one in said)
    return tally


def right_as_read(read, said, wanted):
    """How many marked clauses have the act of the clause that was read in most of their tokens."""
    count = 0
    for act, start, end in wanted:
        shared, at = max(((min(end, stop) - max(start, begin), -at) for at, (begin, stop) in enumerate(read)), default=(0, 0))
        count += shared > 0 and said[-at] == act
    return count


def meet(one, other):
    return one[0] == other[0] and one[1] < other[2] and other[1] < one[2]


def told(tally):
    part = lambda some, all_: f'{100 * tally[some] / max(1, tally[all_]):.1f}'
    return (f"acts {part('right', 'clauses')} % of {tally['clauses']} (mean share {part('share', 'clauses')}), sure of {part('sure', 'clauses')} %, "
            f"of these right {part('right_sure', 'sure')} %; cut alike {part('cut', 'messages')} %, acts as read {part('read_right', 'clauses')} %; "
            f"spans found {part('met', 'spans')} % (exactly {part('exact', 'spans')}) of {tally['spans']}, right {part('told_met', 'said')} %")
