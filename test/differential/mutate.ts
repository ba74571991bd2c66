// A value with something wrong, missing, or more than there was, at a place left to chance.

import type { Json } from '../../src/generator/source/node.ts';
import type { Random } from './random.ts';

const others: readonly [Json, ...Json[]] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  -0,
  2 ** 31,
  -(2 ** 53),
  1e21,
  0.07,
  '',
  'a',
  'A',
  '0',
  ' x',
  'x\n',
  '😀',
  '\ud800',
  '2030-01-15',
  '192.0.2.1',
  [],
  [null],
  [[]],
  {},
  { a: 1 },
  { constructor: 1 },
];

/** The value with one change; the value itself stays as it is. */
export function mutated(value: Json, random: Random): Json {
  if (random.once(12)) return random.pick(others);
  if (isList(value)) return changedList(value, random);
  if (typeof value === 'object' && value !== null) return changedObject(value, random);
  return scalar(value, random);
}

function scalar(value: string | number | boolean | null, random: Random): Json {
  if (typeof value === 'string')
    return random.pick([
      `${value}x`,
      value.slice(1),
      value.slice(0, -1),
      value.repeat(9),
      value.toUpperCase(),
      `${value}\n`,
      ` ${value}`,
      value.replace(/[a-z0-9]/, '😀'),
      random.pick(others),
    ]);
  if (typeof value === 'number')
    return random.once(8)
      ? random.pick(others)
      : finite(random.pick([value + 1, value - 1, -value, value + 0.5, value * 10, value / 3, value * 1e9]));
  return random.pick(others);
}

/** The nearest number that JSON can write. */
export function finite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}

function changedList(value: readonly Json[], random: Random): Json {
  const at = random.below(value.length);
  const [item] = value.slice(at, at + 1);
  if (item === undefined) return random.pick([[null], [random.pick(others)], random.pick(others)]);
  switch (random.below(5)) {
    case 0:
      return value.filter((_, index) => index !== at);
    case 1:
      return [...value, item];
    case 2:
      return [...value, random.pick(others)];
    default:
      return value.map((each, index) => (index === at ? mutated(each, random) : each));
  }
}

function changedObject(value: { readonly [key: string]: Json }, random: Random): Json {
  const members = Object.entries(value);
  const at = random.below(members.length);
  const [name, member] = members[at] ?? [];
  if (name === undefined || member === undefined) return random.pick([{ other: 1 }, { id: null }, random.pick(others)]);
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries(members.filter((_, index) => index !== at));
    case 1:
      return {
        ...value,
        [random.pick(['other', 'constructor', 'toString', '', 'ü', `${name}x`])]: random.pick(others),
      };
    default:
      return Object.fromEntries(
        members.map(([key, each], index) => [key, index === at ? mutated(each, random) : each]),
      );
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
