// `paths`, `operations`, `components` and `webhooks`, as openapi-typescript makes them and openapi-fetch reads them.

import { UNKNOWN, transformSchema, transformSchemaObject, type GlobalContext, type OpenAPI3, type SchemaObject, type TransformNodeOptions } from 'openapi-typescript';
import ts from 'typescript';
import type { Code } from '../../emit/code/code.ts';
import { plain } from '../../emit/code/json.ts';
import { printDeclarations } from '../../emit/code/syntax.ts';
import type { Api, Content, Operation } from '../../model/declarations/api.ts';
import { aliasRecursion, isDeclaration } from './recursion.ts';
import { resolver } from './resolve.ts';
import { createTyping, unmasked } from './typing/context.ts';
import { typingDocument } from './typing/document.ts';
import type { Marks } from './typing/marks.ts';

/** The types of an interface, and which helpers they are written with. */
export interface OpenapiTypes {
  readonly declarations: Code<'ts'>;
  /** True where a property is marked as one that only a response or only a request has, or a name asks for one reading of a type. */
  readonly marked: boolean;
  /** True where a schema requires what another one leaves optional. */
  readonly requires: boolean;
}

/** What openapi-typescript declares for the interface's own things; its helpers are the template's. */
const roots: ReadonlySet<string> = new Set(['paths', 'webhooks', 'components', 'operations']);

export function openapiTypes(api: Api): OpenapiTypes {
  const typing = createTyping(api);
  // Made to be an OpenAPI document; the compiler sees any JSON.
  const document = plain(typingDocument(typing)) as unknown as OpenAPI3;
  const declared = transformSchema(document, contextOf(document)).filter(isDeclaration);
  const names = new Map(api.schemas.map(({ id, name }) => [typing.names.key('schemas', id), name.type]));
  const readings = namesReadings(api, typing.marks);
  const declarations = printDeclarations(
    aliasRecursion(
      declared.filter(({ name }) => roots.has(name.text)),
      (key) => `${names.get(key) ?? key}Schema`,
      readings,
    ),
    { name: unmasked, comment: (carried, indent) => typing.comment(carried, indent) },
  );
  return {
    declarations,
    marked: readings || /\$(?:Read|Write)</.test(declarations),
    requires: declared.some(({ name }) => name.text === 'WithRequired'),
  };
}

/** Whether the names of schemas, bodies and answers ask for a reading. They do it by the schema alone, whose type may have lost the mark: a member that can be anything hides it. */
function namesReadings({ schemas, operations, webhooks }: Api, marks: Marks): boolean {
  const contents = ({ body, responses }: Operation): readonly Content[] => [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return schemas.some(({ assertion }) => marks.differ(assertion)) || [...operations, ...webhooks].some((operation) => contents(operation).some(({ schema }) => schema && marks.differ(schema.assertion)));
}

/** openapi-typescript's settings: `required` alone decides what is there, an open object has unknown members. */
function contextOf(document: OpenAPI3): Omit<GlobalContext, 'redoc'> & { redoc: never } {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    // The typing document says itself what a discriminator tells apart.
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: true,
    redoc: undefined as never, // for bundling, which is over
    resolve: resolver(document),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: tuple,
    transformProperty: undefined,
  };
}

/** A list with a type for each of its first items: what `minItems` does not ask for is optional, and more may follow. */
function tuple(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (!('type' in schema) || schema.type !== 'array' || !schema.prefixItems) return undefined;
  const { prefixItems, minItems = 0 } = schema;
  const types = prefixItems.map((item, index) => {
    const type = transformSchemaObject(item, options);
    return index < minItems ? type : ts.factory.createOptionalTypeNode(type);
  });
  const { items } = schema;
  if (isFalse(items)) return ts.factory.createTupleTypeNode(types);
  const rest = items === undefined || Array.isArray(items) ? UNKNOWN : transformSchemaObject(items, options);
  return ts.factory.createTupleTypeNode([...types, ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(rest))]);
}

/** openapi-typescript's own type of a schema leaves out the boolean ones. */
function isFalse(schema: unknown): boolean {
  return schema === false;
}
