// Manifest of generated files: round trip, and rejection of paths outside its directory.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/generator/output/sha256.ts';
import { isRelativeInside, parseManifest, printManifest } from '../../../src/generator/output/manifest.ts';

const segmentArbitrary = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}(\.[a-z]{1,4})?$/);
const pathArbitrary = fc.array(segmentArbitrary, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
const digestsArbitrary = fc.array(fc.tuple(pathArbitrary, fc.string().map(sha256))).map((pairs) => new Map(pairs));
const manifestArbitrary = fc.record({
  targets: fc
    .array(
      fc.tuple(
        segmentArbitrary,
        fc.record({ ashlarVersion: fc.constantFrom('0.0.0', '1.2.3'), files: digestsArbitrary }),
      ),
    )
    .map((pairs) => new Map(pairs)),
  pending: digestsArbitrary,
});

describe('manifest', () => {
  it('is parsed to the value that was printed', () => {
    fc.assert(
      fc.property(manifestArbitrary, (value) => {
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
