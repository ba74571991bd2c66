// Parser for simple regular expressions: sequences of quantified character classes.

/** Alternatives, and whether the pattern is anchored. */
export interface Simple {
  readonly start: boolean;
  readonly end: boolean;
  readonly alternatives: readonly (readonly Element[])[];
}

/** Character class (one boolean per ASCII code; the last one for all other characters) with a quantifier. */
export interface Element {
  readonly characters: readonly boolean[];
  readonly min: number;
  readonly max: number;
}

const size = 129;

/** Parses the pattern; `undefined` if it has nested groups, lookarounds, back references, or non-ASCII characters. */
export function simple(pattern: string): Simple | undefined {
  if (!/^[\x20-\x7e]*$/.test(pattern)) return undefined;
  const start = pattern.startsWith('^');
  const end = pattern.endsWith('$') && !pattern.endsWith('\\$');
  const inner = pattern.slice(start ? 1 : 0, end ? -1 : undefined);
  const group = /^\((?:\?:)?((?:[^()\\]|\\.)*)\)$/.exec(inner)?.[1];
  const body = group ?? inner;
  // Without a group, anchors apply only to the first and last alternative.
  if (group === undefined && /(?<!\\)\|/.test(body) && (start || end)) return undefined;
  const alternatives = splitAlternatives(body).map(sequence);
  if (!alternatives.every((each) => each !== undefined)) return undefined;
  return { start, end, alternatives: alternatives.map((each) => opened(each, start, end)) };
}

/** At an unanchored end, any character can follow, so the maximum of the outermost element is irrelevant. */
function opened(elements: readonly Element[], start: boolean, end: boolean): readonly Element[] {
  const left = [...elements];
  const endless = ({ characters, min }: Element): Element => ({ characters, min, max: Infinity });
  while (!end && left.at(-1)?.min === 0) left.pop();
  while (!start && left[0]?.min === 0) left.shift();
  if (!end) left.push(...left.splice(-1).map(endless));
  if (!start) left.unshift(...left.splice(0, 1).map(endless));
  return left;
}

function splitAlternatives(body: string): readonly string[] {
  const found: string[] = [''];
  let inClass = false;
  for (const [token] of body.matchAll(/\\.|[^\\]/g)) {
    if (token === '[') inClass = true;
    if (token === ']') inClass = false;
    if (token === '|' && !inClass) found.push('');
    else found.push(`${found.pop() ?? ''}${token}`);
  }
  return found;
}

function sequence(text: string): readonly Element[] | undefined {
  const found: Element[] = [];
  const token = /(\[(?:[^\]\\]|\\.)*\]|\\.|[^\\])(?:([*+?])|\{(\d+)(,?)(\d*)\})?(\?)?/gy;
  let at = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, atom = '', sign, least, comma, most, lazy] = match;
    at += whole.length;
    const characters = charactersOf(atom);
    if (!characters || (lazy !== undefined && sign === undefined && least === undefined)) return undefined;
    const min = least === undefined ? (sign === '*' || sign === '?' ? 0 : 1) : Number(least);
    const max = least === undefined ? (sign === '*' || sign === '+' ? Infinity : 1) : comma === '' ? min : most === '' || most === undefined ? Infinity : Number(most);
    found.push({ characters, min, max });
  }
  return at === text.length ? found : undefined;
}

function charactersOf(atom: string): readonly boolean[] | undefined {
  if (atom.startsWith('[')) return classOf(atom.slice(1, -1));
  if (atom.startsWith('\\')) return escaped(atom);
  if (atom === '.') return flags((code) => code !== 10 && code !== 13, true);
  return /[()^$*+?{}[\]|]/.test(atom) ? undefined : flags((code) => code === atom.charCodeAt(0));
}

function escaped(atom: string): readonly boolean[] | undefined {
  const letter = atom.charAt(1);
  if (letter === 'd') return flags((code) => code >= 48 && code <= 57);
  if (letter === 'w') return flags((code) => /\w/.test(String.fromCharCode(code)));
  // `\s` includes non-ASCII characters, which one boolean cannot represent.
  return /[A-Za-z0-9]/.test(letter) ? undefined : flags((code) => code === letter.charCodeAt(0));
}

function classOf(body: string): readonly boolean[] | undefined {
  const negated = body.startsWith('^');
  let all = flags(() => false);
  const tokens = [...body.slice(negated ? 1 : 0).matchAll(/(\\.|[^\\])(?:-(\\.|[^\\]))?/g)];
  for (const [, from = '', to] of tokens) {
    const low = from.startsWith('\\') ? escaped(from) : flags((code) => code === from.charCodeAt(0));
    if (!low) return undefined;
    let range = low;
    if (to !== undefined) {
      const [first, last] = [from.charCodeAt(from.length - 1), to.charCodeAt(to.length - 1)];
      if (/^\\[a-zA-Z]/.test(from) || /^\\[a-zA-Z]/.test(to)) return undefined;
      range = flags((code) => code >= first && code <= last);
    }
    all = all.map((flag, code) => flag || range[code] === true);
  }
  return negated ? all.map((flag) => !flag) : all;
}

function flags(test: (code: number) => boolean, others = false): readonly boolean[] {
  return Array.from({ length: size }, (_, code) => (code === size - 1 ? others : test(code)));
}
