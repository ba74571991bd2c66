// Filter builder: conditions and their combinations.

import { expect, it } from 'vitest';
import { allOf, anyOf, where } from '../../../src/runtime/client/filter-builder.ts';

interface Filter {
  label?: string | { '+neq'?: string; '+contains'?: string };
  size?: number | { '+neq'?: number | string; '+gt'?: number; '+gte'?: number };
  tags?: string | { '+neq'?: string };
  '+and'?: readonly Filter[];
  '+or'?: readonly Filter[];
  '+order_by'?: 'label';
  '+order'?: 'asc' | 'desc';
}

it('builds one condition', () => {
  expect(where<Filter>((item) => item.label.eq('web'))).toEqual({ label: 'web' });
  expect(where<Filter>((item) => item.label.contains('web'))).toEqual({ label: { '+contains': 'web' } });
  expect(where<Filter>((item) => item.size.gte(4))).toEqual({ size: { '+gte': 4 } });
});

it('combines conditions with `allOf` and `anyOf`', () => {
  const filter = where<Filter>((item) => anyOf(allOf(item.size.gt(1), item.label.neq('a')), item.tags.eq('b')));
  expect(filter).toEqual({ '+or': [{ '+and': [{ size: { '+gt': 1 } }, { label: { '+neq': 'a' } }] }, { tags: 'b' }] });
});

it('builds a filter that can be spread next to an order', () => {
  expect({ ...where<Filter>((item) => item.size.gt(1)), '+order_by': 'label' }).toEqual({
    size: { '+gt': 1 },
    '+order_by': 'label',
  });
});

it('does not interpret special names in values', () => {
  expect(JSON.stringify(where<Filter>((item) => item.label.eq('__proto__')))).toBe('{"label":"__proto__"}');
});
