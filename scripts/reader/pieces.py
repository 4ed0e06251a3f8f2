"""Tokens as pieces of the encoder's words, the longest first; the same cut as server/features/chat/reader/pieces.ts."""
import re
import unicodedata

from places import PIECES

MOST_PIECES, LONGEST_WORD = 320, 100


class Pieces:
    def __init__(self):
        self.known = {piece: at for at, piece in enumerate(PIECES.read_text().split('\n')[:-1])}
        self.begin, self.end, self.unknown = (self.known[one] for one in ('[CLS]', '[SEP]', '[UNK]'))
        self.cache = {}

    def of(self, token):
        """Numbers of the pieces of one token; never empty."""
        if token not in self.cache:
            word = ''.join(letter for letter in unicodedata.normalize('NFD', token.lower().replace('’', "'")) if unicodedata.category(letter) != 'Mn')
            self.cache[token] = [piece for part in re.findall(r'\w+|[^\w\s]', word) for piece in self.parts(part)] or [self.unknown]
        return self.cache[token]

    def parts(self, word):
        if len(word) > LONGEST_WORD:
            return [self.unknown]
        found, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ('##' if start else '') + word[start:end] not in self.known:
                end -= 1
            if end == start:
                return [self.unknown]
            found.append(self.known[('##' if start else '') + word[start:end]])
            start = end
        return found

    def of_message(self, tokens):
        """Numbers of all pieces with begin and end, and for each token where its own stand; tokens that find no room are left out."""
        numbers, places = [self.begin], []
        for token in tokens:
            own = self.of(token)
            if len(numbers) + len(own) >= MOST_PIECES:
                break
            places.append((len(numbers), len(numbers) + len(own)))
            numbers += own
        return [*numbers, self.end], places
