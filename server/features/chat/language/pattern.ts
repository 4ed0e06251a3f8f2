/** Strips line breaks and the indentation behind them, so that a long expression can be written over many lines. */
function joinLines({ raw }: TemplateStringsArray, parts: readonly string[]): string {
  return raw.map((piece, index) => piece.replace(/\n\s*/g, '') + (parts[index] ?? '')).join('')
}

/** A piece of a regular expression, written over many lines and without doubled backslashes. */
export function part(pieces: TemplateStringsArray, ...parts: readonly string[]): string {
  return joinLines(pieces, parts)
}

/** A name for use inside a pattern: what is no letter of it stands for any one sign. */
export function asPart(name: string): string {
  return name.replace(/[^\p{L}\p{N} '-]/gu, '.')
}

/** A regular expression written over many lines; `flags` as those of `RegExp`, none by default. */
export function pattern(flags = ''): (pieces: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (pieces, ...parts) => new RegExp(joinLines(pieces, parts), flags)
}
