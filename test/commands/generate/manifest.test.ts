// Manifest of generated files: round trip, and rejection of paths outside its directory.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/generator/output/sha256.ts';
import { isRelativeInside, parseManifest, printManifest } from '../../../src/generator/output/manifest.ts';

const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}(\.[a-z]{1,4})?$/);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
const digests = fc.array(fc.tuple(path, fc.string().map(sha256))).map((pairs) => new Map(pairs));
const manifest = fc.record({
  targets: fc
    .array(fc.tuple(segment, fc.record({ ashlarVersion: fc.constantFrom('0.0.0', '1.2.3'), files: digests })))
    .map((pairs) => new Map(pairs)),
  pending: digests,
});

describe('manifest', () => {
  it('is parsed to the value that was printed', () => {
    fc.assert(
      fc.property(manifest, (value) => {
        expect(parseManifest(printManifest(value))).toEqual(value);
      }),
    );
  });

  it('is printed in the same order regardless of insertion order', () => {
    const files = [
      ['b/x.ts', sha256('x')],
      ['a/y.ts', sha256('y')],
    ] as const;
    const print = (pairs: typeof files | readonly (typeof files)[number][]): string =>
      printManifest({
        targets: new Map([['types', { ashlarVersion: '0.0.0', files: new Map(pairs) }]]),
        pending: new Map(),
      });
    expect(print([...files].reverse())).toBe(print(files));
  });

  it.each(['../up.ts', 'a/../../up.ts', '/etc/passwd', 'C:/x', 'a\\..\\b', 'a//b', './a', 'a/.', '', 'a\0b'])(
    'rejects the path %j',
    (invalidPath) => {
      expect(isRelativeInside(invalidPath)).toBe(false);
      const forged = JSON.stringify({ targets: { types: { ashlar: '0.0.0', files: { [invalidPath]: sha256('x') } } } });
      expect(parseManifest(forged)).toBeUndefined();
    },
  );

  it.each([
    '',
    '[]',
    'null',
    '{"targets":[]}',
    '{"targets":{"types":{"files":{}}}}',
    '{"targets":{"types":{"ashlar":"1","files":{"a":1}}}}',
  ])('rejects %j', (text) => expect(parseManifest(text)).toBeUndefined());
});
