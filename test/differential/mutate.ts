// Random mutations of JSON values.

import type { Json } from '../../src/generator/source/node.ts';
import type { Random } from './random.ts';

const replacements: readonly [Json, ...Json[]] = [
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

/** Returns a copy of the value with one random change. */
export function mutateValue(value: Json, random: Random): Json {
  if (random.oneIn(12)) return random.pick(replacements);
  if (isArray(value)) return mutateArray(value, random);
  if (typeof value === 'object' && value !== null) return mutateObject(value, random);
  return mutateScalar(value, random);
}

function mutateScalar(value: string | number | boolean | null, random: Random): Json {
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
      random.pick(replacements),
    ]);
  if (typeof value === 'number')
    return random.oneIn(8)
      ? random.pick(replacements)
      : clampToFinite(random.pick([value + 1, value - 1, -value, value + 0.5, value * 10, value / 3, value * 1e9]));
  return random.pick(replacements);
}

/** Clamps a number to the finite range, which JSON can represent. */
export function clampToFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}

function mutateArray(value: readonly Json[], random: Random): Json {
  const selected = random.below(value.length);
  const [item] = value.slice(selected, selected + 1);
  if (item === undefined) return random.pick([[null], [random.pick(replacements)], random.pick(replacements)]);
  switch (random.below(5)) {
    case 0:
      return value.filter((_, index) => index !== selected);
    case 1:
      return [...value, item];
    case 2:
      return [...value, random.pick(replacements)];
    default:
      return value.map((element, index) => (index === selected ? mutateValue(element, random) : element));
  }
}

function mutateObject(value: { readonly [key: string]: Json }, random: Random): Json {
  const properties = Object.entries(value);
  const selected = random.below(properties.length);
  const [name, property] = properties[selected] ?? [];
  if (name === undefined || property === undefined)
    return random.pick([{ other: 1 }, { id: null }, random.pick(replacements)]);
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries(properties.filter((_, index) => index !== selected));
    case 1:
      return {
        ...value,
        [random.pick(['other', 'constructor', 'toString', '', 'ü', `${name}x`])]: random.pick(replacements),
      };
    default:
      return Object.fromEntries(
        properties.map(([key, child], index) => [key, index === selected ? mutateValue(child, random) : child]),
      );
  }
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
