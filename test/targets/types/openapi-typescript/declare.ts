// Reference declarations that openapi-typescript prints for a model, with its known errors corrected.

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
import type { TypesOptions } from '../../../../src/generator/plugin/target.ts';
import { createTypeContext } from '../../../../src/generator/targets/types/openapi/context.ts';
import { toTypingDocument, unmask } from './document.ts';
import { aliasRecursion, isDeclaration, literalText } from './alias-recursion.ts';
import { createResolver } from './resolve-references.ts';

const helper = 'WithRequired';

/**
 * Returns the module that openapi-typescript generates for a model. The helper is replaced, because the one from
 * openapi-typescript rejects a key that is not in the type. The properties that Ashlar's helper requires can be written.
 */
export function printReferenceModule(api: Api, { readWriteMarkers = false }: TypesOptions = {}): string {
  const context = createTypeContext(api);
  const document = toTypingDocument(context);
  const names = new Map(api.schemas.map(({ id, name }) => [context.names.key('schemas', id), name.type]));
  const nodes = transformSchema(document, createContext(document, readWriteMarkers)).filter(isDeclaration);
  const interfaces = nodes.filter(({ name }) => name.text !== helper);
  const helperDeclaration =
    interfaces.length < nodes.length
      ? `type ${helper}<T, K extends PropertyKey> = T & { -readonly [P in keyof T as P extends K ? P : never]-?: T[P] };\n`
      : '';
  const declarations = aliasRecursion(interfaces, (key) => `${names.get(key) ?? key}Schema`);
  return helperDeclaration + unmask(astToString(declarations.map(withNumericKeys)));
}

/** Prints the keys of `WithRequired` as numbers if openapi-typescript prints the property names as numbers. */
function withNumericKeys(declaration: ts.Node): ts.Node {
  const toNumericKey = (node: ts.TypeNode): ts.TypeNode => {
    if (ts.isUnionTypeNode(node)) return ts.factory.createUnionTypeNode(node.types.map(toNumericKey));
    const name = literalText(ts.isLiteralTypeNode(node) ? node.literal : node);
    return name !== undefined && /^\d/.test(name) && String(Number(name)) === name
      ? ts.factory.createLiteralTypeNode(ts.factory.createNumericLiteral(name))
      : node;
  };
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName) || node.typeName.text !== helper)
      return ts.visitEachChild(node, visit, undefined);
    const [type, keys] = node.typeArguments ?? [];
    return type && keys
      ? ts.factory.createTypeReferenceNode(node.typeName, [
          ts.visitNode(type, visit, ts.isTypeNode),
          toNumericKey(keys),
        ])
      : node;
  };
  return visit(declaration);
}

/** Settings for openapi-typescript: only `required` makes a property required; an open object has unknown values. */
function createContext(document: OpenAPI3, readWriteMarkers: boolean): Omit<GlobalContext, 'redoc'> & { redoc: never } {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    // The typing document already declares the discriminator values.
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
    readWriteMarkers,
    redoc: undefined as never, // Only used for bundling, which is already complete.
    resolve: createResolver(document),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: transformArray,
    transformProperty: undefined,
  };
}

/**
 * Corrects two types from openapi-typescript. It prints an array of one constant array as that array. It also prints a
 * tuple as if all items were required and no others allowed, although items after `minItems` are optional and more may
 * follow.
 */
function transformArray(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
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

/** The schema type in openapi-typescript does not include boolean schemas. */
function isFalse(schema: unknown): boolean {
  return schema === false;
}
