// Random mutations of a text: inserted YAML syntax, removed characters, and moved or repeated lines.

const insertions = [
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

/** Generates `count` mutations, deterministic for a seed. About half of them mutate an excerpt of 12 lines. */
export function* mutateText(text: string, count: number, seed: number): Generator<string> {
  let state = seed;
  // Mulberry32, a small pseudorandom number generator.
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
    for (let remaining = below(4); remaining >= 0; remaining--) {
      const offset = below(mutated.length + 1);
      const kind = below(5);
      if (kind < 3)
        mutated = mutated.slice(0, offset) + (insertions[below(insertions.length)] ?? '') + mutated.slice(offset);
      else if (kind === 3) mutated = mutated.slice(0, offset) + mutated.slice(offset + 1 + below(3));
      else
        mutated = mutated
          .split('\n')
          .toSpliced(below(8), below(2), lines[below(lines.length)] ?? '')
          .join('\n');
    }
    yield mutated;
  }
}
