// Random schemas as types of the rule language, values of them, and how they read in TypeScript.

import { stringLiteral as quoted } from '../../../../src/generator/code/typescript/string-literal.ts';
import {
  bool,
  double,
  int,
  addNull,
  string,
  type FieldDefinition,
  type ObjectType,
  type CelType,
} from '../../../../src/generator/cel/types.ts';

/** Draws a number from 0 to `most`. */
export type Draw = (most: number) => number;

/** Draws from a tape of numbers; after its end all draws are 0, so that what is made comes to an end. */
export function tapeDraw(tape: readonly number[]): Draw {
  let at = 0;
  return (most) => (tape[at++] ?? 0) % (most + 1);
}

export function flip(d: Draw): boolean {
  return d(1) === 1;
}

export function pick<T>(d: Draw, all: readonly T[]): T {
  const found = all[d(all.length - 1)];
  if (found === undefined) throw new Error('there is nothing to pick');
  return found;
}

const names = ['a', 'b', 'size', 'in', 'kebab-case', 'constructor', 'toString', 'type', 'now', 'class', 'x1', 'équipe'];

export function randomObject(d: Draw, name: string, depth = 0): ObjectType {
  const start = d(names.length - 1);
  const chosen = [
    ...new Set(Array.from({ length: 2 + d(5) }, (_, index) => pick(d, names.slice((start % 4) + index)))),
  ];
  const fields = new Map(
    chosen.map((each): [string, FieldDefinition] => [
      each,
      { type: randomType(d, `${name}_${each.replace(/\W/g, '')}`, depth), isOptional: flip(d) },
    ]),
  );
  return { kind: 'object', name, fields: chosen, findField: (each) => fields.get(each) };
}

function randomType(d: Draw, name: string, depth: number): CelType {
  const deep =
    depth < 2 ? [() => randomObject(d, name, depth + 1), () => list(d, randomObject(d, name, depth + 1))] : [];
  const make = pick<() => CelType>(d, [
    () => bool,
    () => int,
    () => ({ ...int, minimum: 1, maximum: 9 }),
    () => double,
    () => string,
    () => ({ ...string, values: ['red', 'green', 'blue'] }),
    () => ({ ...int, values: [1, 2, 3] }),
    () => ({ ...string, format: 'date-time' }),
    () => list(d, string),
    () => list(d, pick<CelType>(d, [int, addNull(int), { ...string, values: ['red', 'green'] }, addNull(string)])),
    () => ({ kind: 'map', values: pick<CelType>(d, [int, string]) }),
    ...deep,
  ]);
  const type = make();
  return d(3) === 0 ? addNull(type) : type;
}

function list(d: Draw, items: CelType): CelType {
  return { kind: 'list', items, minItems: d(2) };
}

/** A value of a type. */
export function randomValue(d: Draw, type: CelType): unknown {
  switch (type.kind) {
    case 'bool':
      return flip(d);
    case 'int':
      return type.values ? pick(d, type.values) : (type.minimum ?? -9) + d((type.maximum ?? 9) - (type.minimum ?? -9));
    case 'double':
      return pick(d, [-1.5, 0, 0.5, 1, 2, 2.25, 9]);
    case 'string':
      if (type.format === 'date-time')
        return pick(d, ['2030-01-15T10:20:30Z', '2029-12-31T23:59:59.5Z', '2030-01-15T12:20:30+02:00']);
      return type.values
        ? pick(d, type.values)
        : pick(d, ['', 'a', 'ab', 'red', '10.0.0.1', '::1', '😀', '10.0.0.0/8', 'a.b']);
    case 'timestamp':
      return Date.UTC(2029, 0) + d(65_535) * 963_123;
    case 'list':
      return Array.from({ length: type.minItems + d(2) }, () => randomValue(d, type.items));
    case 'map':
      return Object.fromEntries(
        ['k', 'l', 'red'].filter(() => flip(d)).map((key) => [key, randomValue(d, type.values)]),
      );
    case 'object':
      return Object.fromEntries(
        type.fields.flatMap((name) => {
          const field = type.findField(name);
          return !field || (field.isOptional && flip(d)) ? [] : [[name, randomValue(d, field.type)]];
        }),
      );
    case 'nullable':
      return d(2) === 0 ? null : randomValue(d, type.of);
    case 'null':
      return null;
    case 'duration':
    case 'dyn':
    case 'invalid':
      throw new Error(`no value is made of ${type.kind}`);
    default:
      return type satisfies never;
  }
}

/** The type as TypeScript, as the target types would write it. */
export function typeScriptOf(type: CelType): string {
  switch (type.kind) {
    case 'bool':
      return 'boolean';
    case 'int':
    case 'double':
      return type.values?.join(' | ') ?? 'number';
    case 'string':
      return type.values?.map((value) => quoted(value)).join(' | ') ?? 'string';
    case 'timestamp':
    case 'duration':
      return 'number';
    case 'list':
      return `readonly (${typeScriptOf(type.items)})[]`;
    case 'map':
      return `{ readonly [name: string]: ${typeScriptOf(type.values)} }`;
    case 'object':
      return `{ ${type.fields.map((name) => `readonly ${quoted(name)}${type.findField(name)?.isOptional === true ? '?' : ''}: ${typeScriptOf(type.findField(name)?.type ?? { kind: 'null' })};`).join(' ')} }`;
    case 'nullable':
      return `${typeScriptOf(type.of)} | null`;
    case 'null':
      return 'null';
    case 'dyn':
    case 'invalid':
      return 'unknown';
    default:
      return type satisfies never;
  }
}
