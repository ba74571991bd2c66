// The type of a parameter once it is read: of texts, whole numbers that may be beyond the safe ones are numbers or bigints.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { join, ts, union } from '../../../code/typescript/template-literals.ts';
import type { ObjectShape, Property, Shape, Use } from '../../../model/types/shape.ts';
import { isScalar, literal } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';

/** So many shapes one in another, and in all, are spelled out: a schema that leads to itself has no end, and one that branches none that anybody would read. */
const deepest = 8;
const most = 400;

interface Spelling {
  readonly module: Module;
  /** Whether it is read from JSON, whose reader knows no bigints. */
  readonly isJson: boolean;
  /** How many shapes may still be spelled out. */
  left: number;
}

/** The type of a use; what is said too deep in it is unknown. */
export function typeOfUse(use: Use, module: Module, isJson: boolean): Code<'ts'> {
  return useType(use, { module, isJson, left: most }, 0);
}

function useType({ shape, nullable }: Use, spelling: Spelling, depth: number): Code<'ts'> {
  const type = shapeType(shape, spelling, depth);
  return nullable ? oneOf([type, ts`null`]) : type;
}

function shapeType(shape: Shape, spelling: Spelling, depth: number): Code<'ts'> {
  const { workshop } = spelling.module;
  spelling.left -= 1;
  if (depth > deepest || spelling.left < 0) return ts`unknown`;
  const inner = (use: Use): Code<'ts'> => useType(use, spelling, depth + 1);
  switch (shape.kind) {
    case 'text':
      return ts`string`;
    case 'boolean':
      return ts`boolean`;
    case 'number':
      return spelling.isJson || isSafe(shape, workshop.options.formats) ? ts`number` : ts`number | bigint`;
    case 'enum':
      return shape.open || !shape.values.every(({ value }) => isScalar(value))
        ? ts`unknown`
        : union(shape.values.map(({ value }) => literal(value)));
    case 'list':
      return ts`readonly (${inner(shape.items)})[]`;
    case 'tuple':
      return tupleType(shape, inner);
    case 'map':
      return ts`{ readonly [name: string]: ${inner(shape.values)} }`;
    case 'object':
      return objectType(shape, inner);
    case 'ref': {
      const schema = workshop.api.schema(shape.id);
      return schema ? inner(schema.request) : ts`unknown`;
    }
    case 'union':
      return oneOf(shape.branches.map(inner));
    case 'intersection':
      return allOf(shape.parts.map(inner));
    case 'never':
      return ts`never`;
    case 'any':
      return ts`unknown`;
  }
}

/** What `minItems` does not ask for may be missing. */
function tupleType(
  { items, rest, source }: Extract<Shape, { readonly kind: 'tuple' }>,
  inner: (use: Use) => Code<'ts'>,
): Code<'ts'> {
  const asked = typeof source === 'object' ? (source.array?.minItems ?? 0) : 0;
  const first = items.map((item, index) => (index < asked ? inner(item) : ts`(${inner(item)})?`));
  return ts`readonly [${join([...first, ...(rest ? [ts`...(${inner(rest)})[]`] : [])], ts`, `)}]`;
}

/** Members without a name in the schema are in the type where the schema speaks of them; named ones have to be of the same type there, so that it is open. */
function objectType({ properties, source }: ObjectShape, inner: (use: Use) => Code<'ts'>): Code<'ts'> {
  const others =
    typeof source === 'object'
      ? (source.object?.additionalProperties ?? source.object?.patternProperties !== undefined)
      : false;
  const members = properties.map((property) => memberOf(property, inner));
  return ts`{ ${join([...members, ...(others === false ? [] : [ts`readonly [name: string]: unknown;`])], ts`\n`)} }`;
}

function memberOf({ name, use, presence }: Property, inner: (use: Use) => Code<'ts'>): Code<'ts'> {
  const type = inner(use);
  return presence === 'required'
    ? ts`readonly ${propertyKey(name)}: ${type};`
    : ts`readonly ${propertyKey(name)}?: ${type} | undefined;`;
}

function oneOf(types: readonly Code<'ts'>[]): Code<'ts'> {
  return types.includes(ts`unknown`) ? ts`unknown` : union(types.filter((type) => type !== 'never'));
}

function allOf(types: readonly Code<'ts'>[]): Code<'ts'> {
  const known = [...new Set(types)].filter((type) => type !== 'unknown');
  const [only, ...more] = known;
  if (only === undefined) return ts`unknown`;
  return more.length === 0
    ? only
    : join(
        known.map((type) => ts`(${type})`),
        ts` & `,
      );
}

/** Whether its format, where that is judged, or its bounds leave out all integers that JavaScript does not hold. */
export function isSafe(
  { source }: Extract<Shape, { readonly kind: 'number' }>,
  formats: 'assert' | 'annotate' = 'assert',
): boolean {
  if (typeof source !== 'object') return false;
  if (formats === 'assert' && source.annotations.format === 'int32') return true;
  const {
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
    exclusiveMaximum = Infinity,
  } = source.number ?? {};
  return (
    Math.max(minimum, exclusiveMinimum) >= Number.MIN_SAFE_INTEGER &&
    Math.min(maximum, exclusiveMaximum) <= Number.MAX_SAFE_INTEGER
  );
}
