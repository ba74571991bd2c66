// Random strings that match, or nearly match, a pattern, format, or length.

import fc from 'fast-check';
import type { Facets } from './collect-facets.ts';
import type { Random } from './random.ts';

const samples: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'date-time': [
    '2030-01-15T10:20:30Z',
    '2030-01-15T10:20:30.123+02:00',
    '2030-02-29T10:20:30Z',
    '1998-12-31T23:59:60Z',
    '2030-01-15 10:20:30',
    '2030-01-15T24:00:00Z',
    '2030-01-15t10:20:30z',
  ],
  date: ['2030-01-15', '2028-02-29', '2030-02-29', '2030-13-01', '30-01-15'],
  time: ['10:20:30Z', '10:20:30.5+01:00', '10:20:30', '25:00:00Z'],
  duration: ['P1DT12H', 'P4W', 'PT1S', 'P', 'P1Y2W'],
  email: ['someone@example.com', 'a.b+c@example.org', 'someone@', 'some one@example.com', 'x@localhost'],
  hostname: ['example.com', 'a-b.example', '-bad.example', 'xn--bcher-kva.example', 'localhost', 'a'.repeat(64)],
  ipv4: ['192.0.2.1', '256.0.0.1', '10.0.0', '010.0.0.1'],
  ipv6: ['2001:db8::1', '::', '1::2::3', '::ffff:192.0.2.1', 'fe80::1%eth0'],
  uri: [
    'https://example.com/path?query#fragment',
    'urn:isbn:0451450523',
    '//example.com',
    'https://example.com/a b',
    'mailto:someone@example.com',
    'https://[::1]/',
  ],
  'uri-reference': ['/path', 'https://example.com', '?query', 'a b', '\\\\host'],
  'uri-template': ['https://example.com/{id}', '{unclosed'],
  uuid: [
    '123e4567-e89b-12d3-a456-426614174000',
    '123e4567e89b12d3a456426614174000',
    '00000000-0000-0000-0000-000000000000',
  ],
  'json-pointer': ['/a/b~0', '', 'a', '/~2'],
  regex: ['^a+$', '(', '\\-'],
  byte: ['aGVsbG8=', 'aGVsbG8', '***', ''],
  binary: ['bytes'],
  password: ['secret'],
};

const plainStrings: readonly [string, ...string[]] = [
  '',
  'a',
  'A',
  '0',
  'x y',
  'value',
  '😀',
  'ü',
  '\ud800',
  '\n',
  'true',
  '12',
  '1.5',
  'null',
  '2030-01-15T10:20:30Z',
  'https://example.com',
  'constructor',
];

/** Returns a string that usually satisfies the facets. */
export function generateString({ patterns, formats, minLength, maxLength }: Facets, random: Random): string {
  const [pattern] = patterns;
  if (pattern !== undefined && !random.oneIn(8)) return pickMatching(pattern, random);
  for (const format of formats) {
    const candidates = Object.hasOwn(samples, format) ? samples[format] : undefined;
    if (candidates && !random.oneIn(8)) return random.oneIn(2) ? candidates[0] : random.pick(candidates);
  }
  const short = random.pick(plainStrings);
  if (minLength === 0 && maxLength === Infinity) return short;
  const longest = Number.isFinite(maxLength) ? maxLength : minLength + 8;
  const length = Math.min(
    5_000,
    random.pick([
      minLength,
      longest,
      minLength,
      Math.min(longest, minLength + random.below(12)),
      minLength - 1,
      longest + 1,
    ]),
  );
  return random.pick(['a', 'Z', '7', '😀']).repeat(Math.max(0, length));
}

const samplesByPattern = new Map<string, readonly string[]>();

function pickMatching(pattern: string, random: Random): string {
  let candidates = samplesByPattern.get(pattern);
  if (!candidates) samplesByPattern.set(pattern, (candidates = samplePattern(pattern)));
  const [first, ...more] = candidates;
  return first === undefined ? random.pick(plainStrings) : random.pick([first, ...more]);
}

function samplePattern(pattern: string): readonly string[] {
  for (const flags of ['u', '']) {
    try {
      return fc.sample(fc.stringMatching(new RegExp(pattern, flags), { maxLength: 200 }), { numRuns: 12, seed: 7 });
    } catch {
      // Patterns that fast-check does not support, such as look-behind, are covered only by random strings and
      // examples.
    }
  }
  return [];
}
