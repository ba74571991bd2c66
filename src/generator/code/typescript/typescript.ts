// TypeScript identifiers, property names, and literals.

import { trust, type SafeText } from '../branded-text.ts';

/**
 * Returns a numeric literal.
 *
 * @throws if the number is not finite.
 */
export function numberLiteral(value: number): SafeText<'ts'> {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be written as a numeric literal`);
  return trust(Object.is(value, -0) ? '-0' : String(value));
}

/** Reserved words of ECMAScript and TypeScript that cannot name a binding or a type alias. */
const reservedWords: ReadonlySet<string> = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    // Reserved in modules, which are in strict mode.
    'arguments await eval implements interface let package private protected public static yield',
    // Predefined types that an alias cannot redefine.
    'any bigint boolean never number object string symbol undefined unknown',
  ].flatMap((words) => words.split(' ')),
);

const identifierPattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const numberPattern = /^(?:0|[1-9][0-9]{0,14})$/;

/** Returns whether a name is an identifier, but not a reserved word. */
export function isIdentifier(name: string): boolean {
  return identifierPattern.test(name) && !reservedWords.has(name);
}

/**
 * Returns a name as an identifier.
 *
 * @throws if it is not a valid identifier, which the model prevents.
 */
export function identifier(name: string): SafeText<'ts'> {
  if (!isIdentifier(name)) {
    throw new Error(`${JSON.stringify(name)} is not a valid TypeScript identifier`);
  }
  return trust(name);
}

/** Returns a property name, quoted if necessary. `__proto__` is always quoted. */
export function propertyKey(name: string): SafeText<'ts'> {
  if (numberPattern.test(name)) return trust(name);
  return identifierPattern.test(name) && name !== '__proto__' ? trust(name) : stringLiteral(name);
}

/** Returns the file extension for the module specifiers in a template. */
export function specifierEnd(importExtension: '.js' | '.ts' | ''): SafeText<'ts'> {
  return trust(importExtension);
}

/**
 * Characters to escape: controls, line separators, lone surrogates, bidirectional controls, and `</` and `<!--`, which
 * are unsafe in an inline script.
 */
const unsafeCharacters =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|<(?=\/|!--)/g;

/** Fast path: most strings need no escapes. */
const plainStringPattern = /^[ !#-&(-;=-[\]-~]*$/;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['<', '\\x3c'],
]);

/** Returns a string literal in single quotes, or in double quotes if that needs fewer escapes. */
export function stringLiteral(value: string): SafeText<'ts'> {
  if (plainStringPattern.test(value)) return trust(`'${value}'`);
  const quote = countOccurrences(value, "'") > countOccurrences(value, '"') ? '"' : "'";
  return trust(quote + escapeUnsafe(value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote);
}

function countOccurrences(value: string, character: string): number {
  let count = 0;
  for (let index = value.indexOf(character); index >= 0; index = value.indexOf(character, index + 1)) count++;
  return count;
}

function escapeUnsafe(value: string): string {
  return value.replace(
    unsafeCharacters,
    (character) => shortEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Returns the regex literal for a valid pattern. Escapes invisible characters and those that would end the literal or a
 * script element.
 */
export function regexLiteral(source: string, flags: '' | 'u'): SafeText<'ts'> {
  const literal = unrollRepetitions(new RegExp(source, flags).source);
  const safe = literal
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/g,
      unicodeEscape,
    )
    .replace(/<(?=\/|!--)/g, '\\x3c');
  return trust(`/${safe}/${flags}`);
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Repeats character classes instead of counting (`[0-9]{2}` → `[0-9][0-9]`), which regex engines match faster. */
function unrollRepetitions(source: string): string {
  return source.replace(
    /(\\[^])|(\[(?:\\[^]|[^\]\\])*\])(?:\{([2-4])\}(?![?+*{]))?/gu,
    (whole, escape: string | undefined, charClass: string | undefined, count: string | undefined) => {
      if (escape !== undefined || charClass === undefined || count === undefined) return whole;
      return charClass.repeat(Number(count));
    },
  );
}

/** Returns a key for an object literal. `__proto__` is computed, because a plain key would set the prototype. */
export function literalKey(name: string): SafeText<'ts'> {
  return name === '__proto__' ? trust(`[${stringLiteral(name)}]`) : propertyKey(name);
}
