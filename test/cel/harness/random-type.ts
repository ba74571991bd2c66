// Random types of the rule language, random values of them, and the types as TypeScript.

import { stringLiteral } from '../../../src/generator/code/typescript/typescript.ts';
import {
  bool,
  double,
  int,
  addNull,
  string,
  type FieldDefinition,
  type ObjectType,
  type CelType,
} from '../../../src/generator/cel/types.ts';

/** Draws a number from 0 to `max`. */
export type Draw = (max: number) => number;

/** Draws from a tape of numbers. After its end, all draws are 0, so that generation terminates. */
export function tapeDraw(tape: readonly number[]): Draw {
  let at = 0;
  return (max) => (tape[at++] ?? 0) % (max + 1);
}

export function flip(draw: Draw): boolean {
  return draw(1) === 1;
}

export function pick<T>(draw: Draw, all: readonly T[]): T {
  const picked = all[draw(all.length - 1)];
  if (picked === undefined) throw new Error('cannot pick from an empty list');
  return picked;
}

const names = ['a', 'b', 'size', 'in', 'kebab-case', 'constructor', 'toString', 'type', 'now', 'class', 'x1', 'équipe'];

export function randomObject(draw: Draw, name: string, depth = 0): ObjectType {
  const start = draw(names.length - 1);
  const chosen = [
    ...new Set(Array.from({ length: 2 + draw(5) }, (_, index) => pick(draw, names.slice((start % 4) + index)))),
  ];
  const fields = new Map(
    chosen.map((each): [string, FieldDefinition] => [
      each,
      { type: randomType(draw, `${name}_${each.replace(/\W/g, '')}`, depth), isOptional: flip(draw) },
    ]),
  );
  return { kind: 'object', name, fields: chosen, findField: (each) => fields.get(each) };
}

function randomType(draw: Draw, name: string, depth: number): CelType {
  const deep =
    depth < 2 ? [() => randomObject(draw, name, depth + 1), () => list(draw, randomObject(draw, name, depth + 1))] : [];
  const make = pick<() => CelType>(draw, [
    () => bool,
    () => int,
    () => ({ ...int, minimum: 1, maximum: 9 }),
    () => double,
    () => string,
    () => ({ ...string, values: ['red', 'green', 'blue'] }),
    () => ({ ...int, values: [1, 2, 3] }),
    () => ({ ...string, format: 'date-time' }),
    () => list(draw, string),
    () =>
      list(draw, pick<CelType>(draw, [int, addNull(int), { ...string, values: ['red', 'green'] }, addNull(string)])),
    () => ({ kind: 'map', values: pick<CelType>(draw, [int, string]) }),
    ...deep,
  ]);
  const type = make();
  return draw(3) === 0 ? addNull(type) : type;
}

function list(draw: Draw, items: CelType): CelType {
  return { kind: 'list', items, minItems: draw(2) };
}

/** Generates a value of a type. */
export function randomValue(draw: Draw, type: CelType): unknown {
  switch (type.kind) {
    case 'bool':
      return flip(draw);
    case 'int':
      return type.values
        ? pick(draw, type.values)
        : (type.minimum ?? -9) + draw((type.maximum ?? 9) - (type.minimum ?? -9));
    case 'double':
      return pick(draw, [-1.5, 0, 0.5, 1, 2, 2.25, 9]);
    case 'string':
      if (type.format === 'date-time')
        return pick(draw, ['2030-01-15T10:20:30Z', '2029-12-31T23:59:59.5Z', '2030-01-15T12:20:30+02:00']);
      return type.values
        ? pick(draw, type.values)
        : pick(draw, ['', 'a', 'ab', 'red', '10.0.0.1', '::1', '😀', '10.0.0.0/8', 'a.b']);
    case 'timestamp':
      return Date.UTC(2029, 0) + draw(65_535) * 963_123;
    case 'list':
      return Array.from({ length: type.minItems + draw(2) }, () => randomValue(draw, type.items));
    case 'map':
      return Object.fromEntries(
        ['k', 'l', 'red'].filter(() => flip(draw)).map((key) => [key, randomValue(draw, type.values)]),
      );
    case 'object':
      return Object.fromEntries(
        type.fields.flatMap((name) => {
          const field = type.findField(name);
          return !field || (field.isOptional && flip(draw)) ? [] : [[name, randomValue(draw, field.type)]];
        }),
      );
    case 'nullable':
      return draw(2) === 0 ? null : randomValue(draw, type.of);
    case 'null':
      return null;
    case 'duration':
    case 'dyn':
    case 'invalid':
      throw new Error(`cannot generate a value of ${type.kind}`);
    default:
      return type satisfies never;
  }
}

/** Prints a type as TypeScript, like the types target. */
export function typeScriptOf(type: CelType): string {
  switch (type.kind) {
    case 'bool':
      return 'boolean';
    case 'int':
    case 'double':
      return type.values?.join(' | ') ?? 'number';
    case 'string':
      return type.values?.map((value) => stringLiteral(value)).join(' | ') ?? 'string';
    case 'timestamp':
    case 'duration':
      return 'number';
    case 'list':
      return `readonly (${typeScriptOf(type.items)})[]`;
    case 'map':
      return `{ readonly [name: string]: ${typeScriptOf(type.values)} }`;
    case 'object':
      return `{ ${type.fields.map((name) => `readonly ${stringLiteral(name)}${type.findField(name)?.isOptional === true ? '?' : ''}: ${typeScriptOf(type.findField(name)?.type ?? { kind: 'null' })};`).join(' ')} }`;
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
