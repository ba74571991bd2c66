// Inclusion test for simple regular expressions: sequences of quantified character classes.

/** Parsed pattern: its alternatives, and whether it is anchored. */
export interface SimplePattern {
  readonly isStartAnchored: boolean;
  readonly isEndAnchored: boolean;
  readonly alternatives: readonly (readonly QuantifiedClass[])[];
}

/** Character class (one boolean per ASCII code; the last one for all other characters) with a quantifier. */
export interface QuantifiedClass {
  readonly characters: readonly boolean[];
  readonly min: number;
  readonly max: number;
}

const classSize = 129;

/** Parses the pattern; `undefined` if it has nested groups, lookarounds, back references, or non-ASCII characters. */
export function parseSimplePattern(pattern: string): SimplePattern | undefined {
  if (!/^[\x20-\x7e]*$/.test(pattern)) return undefined;
  const isStartAnchored = pattern.startsWith('^');
  const isEndAnchored = pattern.endsWith('$') && !pattern.endsWith('\\$');
  const inner = pattern.slice(isStartAnchored ? 1 : 0, isEndAnchored ? -1 : undefined);
  const group = /^\((?:\?:)?((?:[^()\\]|\\.)*)\)$/.exec(inner)?.[1];
  const body = group ?? inner;
  // Without a group, anchors apply only to the first and last alternative.
  if (group === undefined && /(?<!\\)\|/.test(body) && (isStartAnchored || isEndAnchored)) return undefined;
  const alternatives = splitAlternatives(body).map(parseSequence);
  if (!alternatives.every((alternative) => alternative !== undefined)) return undefined;
  return {
    isStartAnchored,
    isEndAnchored,
    alternatives: alternatives.map((alternative) => relaxUnanchored(alternative, isStartAnchored, isEndAnchored)),
  };
}

/** Removes the maximum of the outermost element at an unanchored end, where any character can follow. */
function relaxUnanchored(
  elements: readonly QuantifiedClass[],
  isStartAnchored: boolean,
  isEndAnchored: boolean,
): readonly QuantifiedClass[] {
  const relaxedElements = [...elements];
  const withoutMaximum = ({ characters, min }: QuantifiedClass): QuantifiedClass => ({
    characters,
    min,
    max: Infinity,
  });
  while (!isEndAnchored && relaxedElements.at(-1)?.min === 0) relaxedElements.pop();
  while (!isStartAnchored && relaxedElements[0]?.min === 0) relaxedElements.shift();
  if (!isEndAnchored) relaxedElements.push(...relaxedElements.splice(-1).map(withoutMaximum));
  if (!isStartAnchored) relaxedElements.unshift(...relaxedElements.splice(0, 1).map(withoutMaximum));
  return relaxedElements;
}

function splitAlternatives(body: string): readonly string[] {
  const alternatives: string[] = [''];
  let isInClass = false;
  for (const [token] of body.matchAll(/\\.|[^\\]/g)) {
    if (token === '[') isInClass = true;
    if (token === ']') isInClass = false;
    if (token === '|' && !isInClass) alternatives.push('');
    else alternatives.push(`${alternatives.pop() ?? ''}${token}`);
  }
  return alternatives;
}

function parseSequence(text: string): readonly QuantifiedClass[] | undefined {
  const elements: QuantifiedClass[] = [];
  const token = /(\[(?:[^\]\\]|\\.)*\]|\\.|[^\\])(?:([*+?])|\{(\d+)(,?)(\d*)\})?(\?)?/gy;
  let parsedLength = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [matchText, atom = '', quantifier, minText, comma, maxText, lazy] = match;
    parsedLength += matchText.length;
    const characters = parseAtom(atom);
    if (!characters || (lazy !== undefined && quantifier === undefined && minText === undefined)) return undefined;
    const min = minText === undefined ? (quantifier === '*' || quantifier === '?' ? 0 : 1) : Number(minText);
    const max =
      minText === undefined
        ? quantifier === '*' || quantifier === '+'
          ? Infinity
          : 1
        : comma === ''
          ? min
          : maxText === '' || maxText === undefined
            ? Infinity
            : Number(maxText);
    elements.push({ characters, min, max });
  }
  return parsedLength === text.length ? elements : undefined;
}

function parseAtom(atom: string): readonly boolean[] | undefined {
  if (atom.startsWith('[')) return parseClass(atom.slice(1, -1));
  if (atom.startsWith('\\')) return parseEscape(atom);
  if (atom === '.') return createClass((code) => code !== 10 && code !== 13, true);
  return /[()^$*+?{}[\]|]/.test(atom) ? undefined : createClass((code) => code === atom.charCodeAt(0));
}

function parseEscape(atom: string): readonly boolean[] | undefined {
  const letter = atom.charAt(1);
  if (letter === 'd') return createClass((code) => code >= 48 && code <= 57);
  if (letter === 'w') return createClass((code) => /\w/.test(String.fromCharCode(code)));
  // `\s` includes non-ASCII characters, which one boolean cannot represent.
  return /[A-Za-z0-9]/.test(letter) ? undefined : createClass((code) => code === letter.charCodeAt(0));
}

function parseClass(body: string): readonly boolean[] | undefined {
  const isNegated = body.startsWith('^');
  let characters = createClass(() => false);
  const tokens = [...body.slice(isNegated ? 1 : 0).matchAll(/(\\.|[^\\])(?:-(\\.|[^\\]))?/g)];
  for (const [, from = '', to] of tokens) {
    const fromClass = from.startsWith('\\') ? parseEscape(from) : createClass((code) => code === from.charCodeAt(0));
    if (!fromClass) return undefined;
    let range = fromClass;
    if (to !== undefined) {
      const [first, last] = [from.charCodeAt(from.length - 1), to.charCodeAt(to.length - 1)];
      if (/^\\[a-zA-Z]/.test(from) || /^\\[a-zA-Z]/.test(to)) return undefined;
      range = createClass((code) => code >= first && code <= last);
    }
    characters = characters.map((isIncluded, code) => isIncluded || range[code] === true);
  }
  return isNegated ? characters.map((isIncluded) => !isIncluded) : characters;
}

function createClass(test: (code: number) => boolean, isOtherIncluded = false): readonly boolean[] {
  return Array.from({ length: classSize }, (_, code) => (code === classSize - 1 ? isOtherIncluded : test(code)));
}

/**
 * Returns `wider` if every match of `from` matches `to`, `narrower` for the inverse, `same` for both, `undefined` if
 * unknown.
 */
export function comparePatternInclusion(from: string, to: string): 'same' | 'wider' | 'narrower' | undefined {
  const [left, right] = [parseSimplePattern(from), parseSimplePattern(to)];
  if (!left || !right) return undefined;
  const [wider, narrower] = [includesAll(left, right), includesAll(right, left)];
  if (wider) return narrower ? 'same' : 'wider';
  return narrower ? 'narrower' : undefined;
}

/** Returns whether every match of `inner` also matches `outer`; false if unknown. */
function includesAll(inner: SimplePattern, outer: SimplePattern): boolean {
  if (!(outer.isStartAnchored && outer.isEndAnchored) && outer.alternatives.some(({ length }) => length === 0))
    return true;
  if ((outer.isStartAnchored && !inner.isStartAnchored) || (outer.isEndAnchored && !inner.isEndAnchored)) return false;
  return inner.alternatives.every((innerAlternative) =>
    outer.alternatives.some((outerAlternative) => includesSequence(innerAlternative, outerAlternative)),
  );
}

function includesSequence(inner: readonly QuantifiedClass[], outer: readonly QuantifiedClass[]): boolean {
  // A single outer element matches the whole inner sequence if it includes the characters of all inner elements.
  const [soleElement] = outer;
  if (soleElement && outer.length === 1) {
    const min = inner.reduce((sum, element) => sum + element.min, 0);
    const max = inner.reduce((sum, element) => sum + element.max, 0);
    return (
      min >= soleElement.min &&
      max <= soleElement.max &&
      inner.every((element) => includesCharacters(element, soleElement))
    );
  }
  return (
    inner.length === outer.length &&
    inner.every((element, index) => {
      const counterpart = outer[index];
      return (
        counterpart !== undefined &&
        element.min >= counterpart.min &&
        element.max <= counterpart.max &&
        includesCharacters(element, counterpart)
      );
    })
  );
}

function includesCharacters(inner: QuantifiedClass, outer: QuantifiedClass): boolean {
  return inner.characters.every((isIncluded, code) => !isIncluded || outer.characters[code] === true);
}
