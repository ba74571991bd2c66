// String candidates: format examples, readable text, and pattern matches.

import { randomStringOfFormat, randomWord } from '../../../runtime/mocks/random-strings.ts';
import type { Random } from '../../../runtime/mocks/random.ts';
import type { Requirements } from './value-requirements.ts';
import { countCharacters, stringsFromPattern } from './strings-from-pattern.ts';

/** Examples of each format, shorter ones last. */
const formatSamples: ReadonlyMap<string, readonly string[]> = new Map([
  ['date-time', ['2030-01-15T10:20:30Z']],
  ['date', ['2030-01-15']],
  ['time', ['10:20:30Z']],
  ['duration', ['PT1H']],
  ['email', ['user@example.com', 'a@b.co']],
  ['idn-email', ['user@example.com', 'a@b.co']],
  ['hostname', ['www.example.com', 'example', 'a']],
  ['idn-hostname', ['www.example.com', 'example', 'a']],
  ['ipv4', ['192.0.2.1', '10.0.0.1']],
  ['ipv6', ['2001:db8::1', '::1']],
  ['uri', ['https://example.com/', 'urn:a', 'a:b']],
  ['url', ['https://example.com/', 'urn:a', 'a:b']],
  ['uri-reference', ['https://example.com/', '/path', '/']],
  ['iri', ['https://example.com/', 'urn:a', 'a:b']],
  ['iri-reference', ['https://example.com/', '/path', '/']],
  ['uri-template', ['https://example.com/{id}', '{id}']],
  ['uuid', ['123e4567-e89b-42d3-a456-426614174000']],
  ['json-pointer', ['/path', '/']],
  ['relative-json-pointer', ['0/path', '0']],
  ['regex', ['^[a-z]+$', 'a']],
  ['byte', ['dGV4dA==', '']],
]);

/** Yields candidates, the most common first. Callers validate them. */
export function* stringCandidates(
  { minLength, maxLength, patterns, formats }: Requirements,
  random: Random | undefined,
): Generator<string> {
  if (random && patterns.length === 0) {
    const [format] = formats;
    const text = format === undefined ? randomWord(random) : randomStringOfFormat(format, random);
    if (text !== undefined) yield* padString(text, minLength);
  }
  const bases: string[] = [];
  for (const format of formats) for (const sample of formatSamples.get(format) ?? []) bases.push(sample);
  bases.push('text'.slice(0, maxLength));
  yield* bases.flatMap((base) => padString(base, minLength));
  for (const pattern of patterns) {
    for (const text of stringsFromPattern(pattern, minLength, maxLength, random?.(maxOffset))) {
      if (bases.length < maxBases) bases.push(text);
      yield text;
    }
  }
  for (let number = 2; number <= maxNumber; number++)
    for (const base of bases) yield* insertNumber(base, number).flatMap((text) => padString(text, minLength));
}

const maxBases = 8;
/** Maximum offset of the characters in a string that matches a pattern. */
const maxOffset = 1000;
/** Maximum number in a string, sufficient for arrays of distinct strings. */
const maxNumber = 300;

/** Returns the string or, if it is too short, longer strings that contain it. */
function padString(text: string, minLength: number): readonly string[] {
  const missing = minLength - countCharacters(text);
  if (missing <= 0) return [text];
  return [text.padEnd(text.length + missing, '-'), text + 'a'.repeat(missing), 'a'.repeat(missing) + text].flatMap(
    (longer) => (missing > maxPadding ? [] : [longer]),
  );
}

/** Maximum padding; longer strings are not useful in a sample. */
const maxPadding = 10_000;

/** Returns strings that differ from `text` by a number. */
function insertNumber(text: string, number: number): readonly string[] {
  return [
    text.replace(/\p{L}+/u, (word) => word + String(number)),
    text.replace(/\d+(?=\D*$)/, (old) => String(Number(old) + number - 1).padStart(old.length, '0')),
    text.slice(0, Math.max(0, text.length - String(number).length)) + String(number),
    text + String(number),
  ];
}
