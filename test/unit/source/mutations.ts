// Texts that differ from one that is sound in a few places: signs that YAML has a meaning for, characters gone, lines twice.

const signs = [
  ' ',
  '  ',
  '\n',
  ':',
  ': ',
  '- ',
  '-',
  '#',
  ' #',
  '"',
  "'",
  '|',
  '>',
  '[',
  ']',
  '{',
  '}',
  ',',
  '&a ',
  '*a',
  '!',
  '?',
  '? ',
  '%',
  '@',
  '\t',
  '\\',
  '\n\n',
  '  \n',
  'x',
  '1',
  '.',
  '---\n',
  '...\n',
  '~',
  'null',
  '<<: ',
  '0x1',
  '1e3',
  '+',
  '|-',
  '>+',
  'é',
  '😀',
  '\u0085',
  '\u2028',
  '\uFEFF',
  '\u00A0',
  '=',
  '`',
  '^',
  '$',
  ';',
  'key: v',
  '- a',
  '[]',
  '{}',
  '""',
  "''",
  '|2',
  '\n ',
  '\n  - ',
];

/** So many of them, the same for the same seed. Half of them are of a few lines only. */
export function* mutationsOf(text: string, count: number, seed: number): Generator<string> {
  let state = seed;
  // Mulberry32: small, and good enough to meet everything.
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const lines = text.split('\n');
  for (let index = 0; index < count; index++) {
    const from = below(lines.length);
    let mutated = below(2) === 0 ? text : `${lines.slice(from, from + 12).join('\n')}\n`;
    for (let more = below(4); more >= 0; more--) {
      const at = below(mutated.length + 1);
      const how = below(5);
      if (how < 3) mutated = mutated.slice(0, at) + (signs[below(signs.length)] ?? '') + mutated.slice(at);
      else if (how === 3) mutated = mutated.slice(0, at) + mutated.slice(at + 1 + below(3));
      else
        mutated = mutated
          .split('\n')
          .toSpliced(below(8), below(2), lines[below(lines.length)] ?? '')
          .join('\n');
    }
    yield mutated;
  }
}
