// Random strings: words, and one function for each format.

import { pickRandom, type Random } from './random.ts';
import type { PatternPart } from './sample-schema.ts';

type CreateString = (random: Random) => string;

const words =
  'amber birch cedar delta ember fjord grove harbor island jade kiln lagoon maple north opal pine quartz river stone tide'.split(
    ' ',
  );

/** 1 January 2030, the year of all times. */
const firstTime = Date.UTC(2030, 0, 1);
const secondsPerYear = 365 * 24 * 60 * 60;

const createTime: CreateString = (random) =>
  new Date(firstTime + random(secondsPerYear) * 1000).toISOString().replace('.000', '');
const createEmail: CreateString = (random) => `${randomWord(random)}${random(1000)}@example.com`;
const createUri: CreateString = (random) => `https://example.com/${randomWord(random)}/${random(1000)}`;
const createHostname: CreateString = (random) => `${randomWord(random)}${random(1000)}.example.com`;

/** Functions by format. Strings of other formats are not random. */
const stringsByFormat: ReadonlyMap<string, CreateString> = new Map<string, CreateString>([
  ['date-time', createTime],
  ['date', (random) => createTime(random).slice(0, 10)],
  ['time', (random) => createTime(random).slice(11)],
  ['duration', (random) => `PT${1 + random(1000)}M`],
  ['email', createEmail],
  ['idn-email', createEmail],
  ['hostname', createHostname],
  ['idn-hostname', createHostname],
  ['ipv4', (random) => `192.0.2.${1 + random(254)}`],
  ['ipv6', (random) => `2001:db8::${(1 + random(65_535)).toString(16)}`],
  ['uri', createUri],
  ['url', createUri],
  ['uri-reference', createUri],
  ['iri', createUri],
  ['iri-reference', createUri],
  ['uuid', createUuid],
  ['byte', (random) => Array.from({ length: 8 }, () => base64Digits[random(base64Digits.length)]).join('')],
]);

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns a random string of a format; `undefined` if the format has none. */
export function randomStringOfFormat(format: string, random: Random): string | undefined {
  return stringsByFormat.get(format)?.(random);
}

export function randomWord(random: Random): string {
  return words[random(words.length)] ?? '';
}

/** Returns random words that have a number of characters in this range. */
export function randomWords(minLength: number, maxLength: number, random: Random): string {
  let text = `${randomWord(random)} ${randomWord(random)}`;
  if (text.length > maxLength) text = randomWord(random);
  while (text.length < minLength) text += ` ${randomWord(random)}`;
  // A string that ends with a space is valid, but confusing.
  return text.slice(0, maxLength).replace(/ $/, 's');
}

/** Returns a random string of these parts. */
export function randomStringOfParts(parts: readonly PatternPart[], random: Random): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const length = part.min + random(part.max - part.min + 1);
      return Array.from({ length }, () =>
        'characters' in part
          ? part.characters.charAt(random(part.characters.length))
          : randomStringOfParts(pickRandom(part.anyOf, random) ?? [], random),
      ).join('');
    })
    .join('');
}

/** Returns a UUID of version 4 (RFC 9562). */
function createUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, index) =>
    index === 12 ? '4' : (index === 16 ? 8 + random(4) : random(16)).toString(16),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
