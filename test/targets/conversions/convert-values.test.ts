// Conversion of values of recursive schemas: each value is converted once, whatever the number of branches.

import { describe, expect, it } from 'vitest';
import { convertValue, type Codec, type Conversion } from '../../../src/runtime/client/convert-values.ts';

/** Counts the values that it converts. */
function createCountingCodec(): { readonly codec: Codec; readonly values: unknown[] } {
  const values: unknown[] = [];
  const convert = (value: unknown): unknown => {
    values.push(value);
    return `<${String(value)}>`;
  };
  return {
    values,
    codec: { type: 'string', decode: convert, encode: convert, expected: { decode: 'a value', encode: 'a value' } },
  };
}

describe('a recursive union', () => {
  it.each(['decode', 'encode'] as const)('without a discriminator converts each value once: %s', (direction) => {
    const { codec, values } = createCountingCodec();
    const branches = ['folder', 'album', 'link'].map((): Conversion => ({
      properties: { at: codec, children: { items: () => node } },
    }));
    const node: Conversion = { all: branches.map((branch) => () => branch) };
    const nest = (depth: number, at: (level: number) => string): object =>
      Array.from({ length: depth }).reduce<object>((child, _, index) => ({ at: at(index + 1), children: [child] }), {
        at: at(0),
      });
    const { value, problems } = convertValue(nest(100, String), node, direction);
    expect(problems).toEqual([]);
    expect(value).toEqual(nest(100, (level) => `<${level}>`));
    expect(values).toHaveLength(101);
  });

  it('of itself ends', () => {
    const { codec } = createCountingCodec();
    const self: Conversion = { all: [(): Conversion => self, (): Conversion => alias, codec] };
    const alias: Conversion = (): Conversion => alias;
    expect(convertValue('a', self, 'decode')).toEqual({ value: '<a>', problems: [] });
  });
});
