// Parsing of the style `deepObject`: nested arrays and objects, to the depth of their schemas.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { Api } from '../../../model/types/api.ts';
import type { SourceLocation } from '../../../model/source-location.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import type { Module } from '../module-plan.ts';
import { collectJsonKinds, type JsonKinds } from './json-kinds.ts';
import { parsedScalar, scalarReader } from './parse-scalar.ts';

/**
 * Returns an expression that parses the result of `parseDeepObject`. If the schema needs too many readers, reports it
 * and leaves all scalars as strings.
 */
export function parsedDeepObject(use: ShapeUse, texts: SafeText<'ts'>, module: Module): SafeText<'ts'> {
  const { api, report } = module.registry;
  if (!needsTooManyReaders(use, api)) return parsedKinds(collectJsonKinds([use], api), texts, module);
  report.add('validators/deep-object-too-complex', {
    message: `a value of this schema in the style deepObject may be of more than ${maxReaders} different sets of schemas, so its numbers and booleans stay texts`,
    location: schemaLocation(use, api),
    help: 'Tell the branches of its unions apart, so that a name in them leads to one schema.',
  });
  return ts`${module.runtime('parseDeepValue')}(${texts})`;
}

/** Returns whether the value can be an array or object; a scalar is serialized as in the style `form`. */
export function mayBeStructured(use: ShapeUse, api: Api): boolean {
  const { items, properties, isOpen } = collectJsonKinds([use], api);
  return items !== undefined || properties !== undefined || isOpen;
}

function parsedKinds(
  { scalars, items, properties, additional, isOpen }: JsonKinds,
  texts: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> {
  if (!items && !properties)
    return isOpen ? ts`${module.runtime('parseDeepValue')}(${texts})` : parsedScalar(scalars, texts, module);
  const list = (source: SafeText<'ts'>): readonly SafeText<'ts'>[] =>
    items
      ? [
          ts`${module.runtime('parseDeepArray')}(${joinCode([source, ...optionalArgument(readerOfShapes(items, module))], ts`, `)})`,
        ]
      : [];
  const object = (source: SafeText<'ts'>): readonly SafeText<'ts'>[] =>
    properties ? [parsedObject(properties, additional, source, module)] : [];
  const scalar = isOpen || scalars.types !== 0;
  if (!scalar && !(items && properties)) return joinCode([...list(texts), ...object(texts)], ts``);
  const text = ts`text`;
  const readers = [
    ...(scalar ? [ts`text: ${(isOpen ? undefined : scalarReader(scalars, module)) ?? readerFunction(text)}`] : []),
    ...list(text).map((code) => ts`list: ${readerFunction(code)}`),
    ...object(text).map((code) => ts`object: ${readerFunction(code)}`),
  ];
  return ts`${module.runtime('parseDeepUnion')}(${texts}, { ${joinCode(readers, ts`, `)} })`;
}

function parsedObject(
  members: NonNullable<JsonKinds['properties']>,
  additional: JsonKinds['additional'],
  texts: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> {
  const readers = [...members].flatMap(([name, uses]) =>
    optionalArgument(readerOfShapes(uses, module)).map(
      (reader) => ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`,
    ),
  );
  return ts`${module.runtime('parseObject')}(${joinCode([texts, ts`{ ${joinCode(readers, ts`, `)} }`, ...optionalArgument(readerOfShapes(additional, module))], ts`, `)})`;
}

/**
 * Returns the function that parses a value; `undefined` if strings stay strings. Shapes with references get named
 * functions, because they can be recursive.
 */
function readerOfShapes(shapes: readonly ShapeUse[], module: Module): SafeText<'ts'> | undefined {
  if (shapes.length === 0) return undefined;
  const { key, uses } = normalizeReaderShapes(shapes);
  const kinds = collectJsonKinds(uses, module.registry.api);
  const { scalars, items, properties, isOpen } = kinds;
  if (!items && !properties) return isOpen ? module.runtime('parseDeepValue') : scalarReader(scalars, module);
  const [reference] = uses.flatMap(referencedSchemas);
  const text = ts`text`;
  if (reference === undefined) return readerFunction(parsedKinds(kinds, text, module));
  return module.declarePrivateFunction(
    `deep ${key}`,
    `as${module.registry.api.schema(reference)?.name.type ?? ''}`,
    (name) => ts`function ${name}(text: unknown): unknown { return ${parsedKinds(kinds, text, module)}; }`,
  );
}

/** Returns the schemas that a shape refers to, directly or in a branch or part. */
function referencedSchemas({ shape }: ShapeUse): readonly string[] {
  if (shape.kind === 'union') return shape.branches.flatMap(referencedSchemas);
  if (shape.kind === 'intersection') return shape.parts.flatMap(referencedSchemas);
  return shape.kind === 'ref' ? [shape.id] : [];
}

/** Returns the location of the schema. */
function schemaLocation({ shape }: ShapeUse, api: Api): SourceLocation | undefined {
  const jsonSchema = shape.kind === 'ref' ? api.schema(shape.id)?.jsonSchema : shape.source;
  return typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : undefined;
}

function readerFunction(value: SafeText<'ts'>): SafeText<'ts'> {
  return ts`(text: unknown) => ${value}`;
}

function optionalArgument(code: SafeText<'ts'> | undefined): readonly SafeText<'ts'>[] {
  return code === undefined ? [] : [code];
}

/** Maximum number of readers. Real documents need fewer; in malicious ones the number doubles with each schema. */
export const maxReaders = 1000;

/** Normalized shapes of a reader: unions flattened, without duplicates, sorted. */
export interface ReaderShapes {
  /** Equal for shapes that parse equally. */
  readonly key: string;
  readonly uses: readonly ShapeUse[];
}

export function normalizeReaderShapes(uses: readonly ShapeUse[]): ReaderShapes {
  const byKey = new Map(uses.flatMap(flattenBranches).map((use) => [shapeKey(use), use]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return { key: sorted.map(([key]) => key).join(), uses: sorted.map(([, use]) => use) };
}

/** Returns whether the shape, with all nested properties and items, needs more readers than allowed. */
export function needsTooManyReaders(use: ShapeUse, api: Api): boolean {
  const seen = new Set<string>();
  const pending: (readonly ShapeUse[])[] = [[use]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { key, uses } = normalizeReaderShapes(next);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > maxReaders) return true;
    const { items = [], properties, additional } = collectJsonKinds(uses, api);
    pending.push(items, additional);
    for (const each of properties?.values() ?? []) pending.push(each);
  }
  return false;
}

/** Flattens unions; nullability is moved to the branches. */
function flattenBranches(use: ShapeUse): readonly ShapeUse[] {
  if (use.shape.kind !== 'union') return [use];
  return use.shape.branches.flatMap((branch) => flattenBranches(use.nullable ? { ...branch, nullable: true } : branch));
}

function shapeKey(use: ShapeUse): string {
  return JSON.stringify(use, (name, value: unknown) =>
    name === 'source' || name === 'jsonSchema' || name === 'description' ? undefined : value,
  );
}
