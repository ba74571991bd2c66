// Random CEL types, random values of these types, and their TypeScript equivalents.

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

/** Draws from a sequence of numbers. After its end, all draws are 0, so that generation terminates. */
export function drawFromSequence(numbers: readonly number[]): Draw {
  let position = 0;
  return (max) => (numbers[position++] ?? 0) % (max + 1);
}

export function flip(draw: Draw): boolean {
  return draw(1) === 1;
}

export function pick<T>(draw: Draw, items: readonly T[]): T {
  const item = items[draw(items.length - 1)];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}

const fieldNames = [
  'a',
  'b',
  'size',
  'in',
  'kebab-case',
  'constructor',
  'toString',
  'type',
  'now',
  'class',
  'x1',
  'équipe',
];

export function randomObject(draw: Draw, name: string, depth = 0): ObjectType {
  const start = draw(fieldNames.length - 1) % 4;
  const names = Array.from({ length: 2 + draw(5) }, (_, index) => pick(draw, fieldNames.slice(start + index)));
  const uniqueNames = [...new Set(names)];
  const fields = new Map(
    uniqueNames.map((field): [string, FieldDefinition] => [
      field,
      { type: randomType(draw, `${name}_${field.replace(/\W/g, '')}`, depth), isOptional: flip(draw) },
    ]),
  );
  return { kind: 'object', name, fields: uniqueNames, findField: (field) => fields.get(field) };
}

function randomType(draw: Draw, name: string, depth: number): CelType {
  const nestedTypes =
    depth < 2
      ? [() => randomObject(draw, name, depth + 1), () => listType(draw, randomObject(draw, name, depth + 1))]
      : [];
  const createType = pick<() => CelType>(draw, [
    () => bool,
    () => int,
    () => ({ ...int, minimum: 1, maximum: 9 }),
    () => double,
    () => string,
    () => ({ ...string, values: ['red', 'green', 'blue'] }),
    () => ({ ...int, values: [1, 2, 3] }),
    () => ({ ...string, format: 'date-time' }),
    () => listType(draw, string),
    () =>
      listType(
        draw,
        pick<CelType>(draw, [int, addNull(int), { ...string, values: ['red', 'green'] }, addNull(string)]),
      ),
    () => ({ kind: 'map', values: pick<CelType>(draw, [int, string]) }),
    ...nestedTypes,
  ]);
  const type = createType();
  return draw(3) === 0 ? addNull(type) : type;
}

function listType(draw: Draw, items: CelType): CelType {
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
      return draw(2) === 0 ? null : randomValue(draw, type.inner);
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

/** Prints a type as TypeScript, as the types target does. */
export function toTypeScriptType(type: CelType): string {
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
      return `readonly (${toTypeScriptType(type.items)})[]`;
    case 'map':
      return `{ readonly [name: string]: ${toTypeScriptType(type.values)} }`;
    case 'object':
      return `{ ${type.fields.map((name) => propertySignature(name, type.findField(name))).join(' ')} }`;
    case 'nullable':
      return `${toTypeScriptType(type.inner)} | null`;
    case 'null':
      return 'null';
    case 'dyn':
    case 'invalid':
      return 'unknown';
    default:
      return type satisfies never;
  }
}

function propertySignature(name: string, field: FieldDefinition | undefined): string {
  if (!field) throw new Error(`the field ${name} is missing`);
  return `readonly ${stringLiteral(name)}${field.isOptional ? '?' : ''}: ${toTypeScriptType(field.type)};`;
}
