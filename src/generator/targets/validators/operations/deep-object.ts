// Parsing of the style `deepObject`: nested arrays and objects, to the depth of their schemas.

import { call, keyword, name, object, returnStatement } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Api, Encoding, Operation } from '../../../model/types/api.ts';
import { collectProperties } from '../../../model/shape/find-properties.ts';
import type { SourceLocation } from '../../../model/source-location.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import type { ModuleContext } from '../function-request.ts';
import { runtime } from '../runtime-imports.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import { symbols, variables } from '../variables.ts';
import { collectJsonKinds, type JsonKinds } from './json-kinds.ts';
import { parsedScalar, scalarReader, textReader } from './parse-scalar.ts';
import { isFormMediaType, isMultipartForm } from './validated-media-types.ts';

/**
 * Returns an expression that parses the result of `parseDeepObject`. If the schema needs too many readers, it leaves
 * all scalars as strings.
 */
export function parsedDeepObject(use: ShapeUse, texts: Expression, module: ModuleContext): Expression {
  const { api } = module.analysis;
  return needsTooManyReaders(use, api)
    ? call(runtime('parseDeepValue'), texts)
    : parsedKinds(collectJsonKinds([use], api), texts, module);
}

/** Reports each value in the style `deepObject` whose schema needs too many readers. */
export function reportComplexDeepObjects({ api, report }: SchemaAnalysis): void {
  for (const use of [...api.operations, ...api.webhooks].flatMap((operation) => deepObjectsOf(operation, api))) {
    if (!needsTooManyReaders(use, api)) continue;
    report.add('validators/deep-object-too-complex', {
      message: `the style \`deepObject\` needs over ${maxReaders} parsers here; numbers and booleans remain strings`,
      location: schemaLocation(use, api),
      help: 'distinguish the branches of its unions, so that each property has only one schema',
    });
  }
}

/** Returns the query parameters and form fields with this style. */
function deepObjectsOf({ parameters, requestBody }: Operation, api: Api): readonly ShapeUse[] {
  const deepParameters = parameters.flatMap(({ in: location, style, schema, content, querystringEncoding }) => {
    if (content || !schema) return [];
    if (querystringEncoding) return deepFields(schema.request, querystringEncoding, api);
    return style === 'deepObject' && location === 'query' ? [schema.request] : [];
  });
  const deepBodyFields = (requestBody?.content ?? []).flatMap(({ mediaType, schema, encoding }) =>
    schema && isFormMediaType(mediaType) && !isMultipartForm(mediaType)
      ? deepFields(schema.request, encoding, api)
      : [],
  );
  return [...deepParameters, ...deepBodyFields].filter((use) => mayBeStructured(use, api));
}

function deepFields(form: ShapeUse, encodings: readonly Encoding[], api: Api): readonly ShapeUse[] {
  const names = new Set(encodings.filter(({ style }) => style === 'deepObject').map(({ property }) => property));
  return names.size === 0
    ? []
    : collectProperties(form, api, 'request').flatMap((property) => (names.has(property.name) ? [property.use] : []));
}

/** Returns whether the value can be an array or object; a scalar is serialized as in the style `form`. */
export function mayBeStructured(use: ShapeUse, api: Api): boolean {
  const { items, properties, isOpen } = collectJsonKinds([use], api);
  return items !== undefined || properties !== undefined || isOpen;
}

function parsedKinds(
  { scalars, items, properties, additional, isOpen }: JsonKinds,
  texts: Expression,
  module: ModuleContext,
): Expression {
  const parseArray =
    items &&
    ((text: Expression) => call(runtime('parseDeepArray'), text, ...optionalArgument(readerOfShapes(items, module))));
  const parseObject = properties && ((text: Expression) => parsedObject(properties, additional, text, module));
  const parseSingle = parseArray ?? parseObject;
  if (!parseSingle) return isOpen ? call(runtime('parseDeepValue'), texts) : parsedScalar(scalars, texts, module);
  const canBeScalar = isOpen || scalars.types !== 0;
  if (!canBeScalar && !(parseArray && parseObject)) return parseSingle(texts);
  const scalar = (isOpen ? undefined : scalarReader(scalars, module)) ?? textReader((text) => text);
  return call(
    runtime('parseDeepUnion'),
    texts,
    object([
      ['text', canBeScalar ? scalar : undefined],
      ['list', parseArray && textReader(parseArray)],
      ['object', parseObject && textReader(parseObject)],
    ]),
  );
}

function parsedObject(
  properties: NonNullable<JsonKinds['properties']>,
  additional: JsonKinds['additional'],
  texts: Expression,
  module: ModuleContext,
): Expression {
  return call(
    runtime('parseObject'),
    texts,
    object([...properties].map(([property, uses]) => [property, readerOfShapes(uses, module)])),
    ...optionalArgument(readerOfShapes(additional, module)),
  );
}

/**
 * Returns the function that parses a value; `undefined` if strings stay strings. Shapes with references get named
 * functions, because they can be recursive.
 */
function readerOfShapes(shapes: readonly ShapeUse[], module: ModuleContext): Expression | undefined {
  if (shapes.length === 0) return undefined;
  const { api } = module.analysis;
  const { key, uses } = normalizeReaderShapes(shapes);
  const kinds = collectJsonKinds(uses, api);
  const { scalars, items, properties, isOpen } = kinds;
  if (!items && !properties) return isOpen ? runtime('parseDeepValue') : scalarReader(scalars, module);
  const [reference] = uses.flatMap(referencedSchemas);
  if (reference === undefined) return textReader((text) => parsedKinds(kinds, text, module));
  return name({
    kind: 'declared',
    key: `deep ${key}`,
    name: `as${api.schema(reference)?.name.type ?? ''}`,
    declare: () => ({
      kind: 'function',
      parameters: [{ symbol: symbols.text, type: keyword('unknown') }],
      result: keyword('unknown'),
      body: [returnStatement(parsedKinds(kinds, variables.text, module))],
    }),
  });
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

function optionalArgument(argument: Expression | undefined): readonly Expression[] {
  return argument === undefined ? [] : [argument];
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
  const numbers = new Map<ShapeUse, number>();
  const numberOf = (each: ShapeUse): number => {
    const number = numbers.get(each) ?? numbers.size;
    numbers.set(each, number);
    return number;
  };
  // Comparing the content of shapes is slow, so they are first compared by identity, which finds at least as many readers.
  const byIdentity = (uses: readonly ShapeUse[]): ReaderShapes => {
    const distinct = [...new Set(uses)];
    return { key: distinct.map(numberOf).join(), uses: distinct };
  };
  return hasTooManyReaders(use, byIdentity, api) && hasTooManyReaders(use, normalizeReaderShapes, api);
}

function hasTooManyReaders(
  use: ShapeUse,
  toReaderShapes: (uses: readonly ShapeUse[]) => ReaderShapes,
  api: Api,
): boolean {
  const seen = new Set<string>();
  const pending: (readonly ShapeUse[])[] = [[use]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { key, uses } = toReaderShapes(next);
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
