// What openapi-typescript declares for an interface, mended where it is known to be wrong.

import {
  astToString,
  UNKNOWN,
  transformSchema,
  transformSchemaObject,
  type GlobalContext,
  type OpenAPI3,
  type SchemaObject,
  type TransformNodeOptions,
} from 'openapi-typescript';
import ts from 'typescript';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { createTypeContext } from '../../../../src/generator/targets/types/openapi/context.ts';
import { typingDocument, unmasked } from './document.ts';
import { aliasRecursion, isDeclaration, textOf } from './recursion.ts';
import { resolver } from './resolve.ts';

const helper = 'WithRequired';

/**
 * The module that openapi-typescript makes of a model; `readings` says whether readings are made of its types. Its helper
 * is another one: openapi-typescript's own refuses a key that a type has not.
 */
export function declared(api: Api, readings: boolean): string {
  const typing = createTypeContext(api);
  const document = typingDocument(typing);
  const names = new Map(api.schemas.map(({ id, name }) => [typing.names.key('schemas', id), name.type]));
  const nodes = transformSchema(document, contextOf(document)).filter(isDeclaration);
  const interfaces = nodes.filter(({ name }) => name.text !== helper);
  const written =
    interfaces.length < nodes.length
      ? `type ${helper}<T, K extends PropertyKey> = T & { [P in keyof T as P extends K ? P : never]-?: T[P] };\n`
      : '';
  return (
    written +
    unmasked(
      astToString(aliasRecursion(interfaces, (key) => `${names.get(key) ?? key}Schema`, readings).map(withNumbers)),
    )
  );
}

/** The declaration, where a key that openapi-typescript requires is a number wherever it writes the member's own as one. */
function withNumbers(declaration: ts.Node): ts.Node {
  const key = (node: ts.TypeNode): ts.TypeNode => {
    if (ts.isUnionTypeNode(node)) return ts.factory.createUnionTypeNode(node.types.map(key));
    const name = textOf(ts.isLiteralTypeNode(node) ? node.literal : node);
    return name !== undefined && /^\d/.test(name) && String(Number(name)) === name
      ? ts.factory.createLiteralTypeNode(ts.factory.createNumericLiteral(name))
      : node;
  };
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName) || node.typeName.text !== helper)
      return ts.visitEachChild(node, visit, undefined);
    const [type, keys] = node.typeArguments ?? [];
    return type && keys
      ? ts.factory.createTypeReferenceNode(node.typeName, [ts.visitNode(type, visit, ts.isTypeNode), key(keys)])
      : node;
  };
  return visit(declaration);
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
    transform: list,
    transformProperty: undefined,
  };
}

/**
 * A list whose items are one constant list, which openapi-typescript takes for that list; and a tuple, whose items it
 * takes all to be there and to be all: what `minItems` does not ask for is optional, and more may follow.
 */
function list(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (!('type' in schema) || schema.type !== 'array') return undefined;
  const { prefixItems, minItems = 0, items } = schema;
  const rest = items === undefined || Array.isArray(items) ? UNKNOWN : transformSchemaObject(items, options);
  if (!prefixItems)
    return ts.isTupleTypeNode(rest) || ts.isArrayTypeNode(rest) ? ts.factory.createArrayTypeNode(rest) : undefined;
  const types = prefixItems.map((item, index) => {
    const type = transformSchemaObject(item, options);
    return index < minItems ? type : ts.factory.createOptionalTypeNode(type);
  });
  return ts.factory.createTupleTypeNode(
    isFalse(items) ? types : [...types, ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(rest))],
  );
}

/** openapi-typescript's own type of a schema leaves out the boolean ones. */
function isFalse(schema: unknown): boolean {
  return schema === false;
}
