// Shared state of the conversion from schemas to TypeScript types.

import type { OnDemandSymbol, Type } from '../../../code/typescript/tree.ts';
import type { Api, Schema } from '../../../model/types/api.ts';
import { createComponentKeys, type ComponentKeys } from '../../../model/naming/document-component-keys.ts';
import type { Conversions } from '../../../model/value-forms/conversions.ts';
import { findDirectionMarkers, type DirectionMarkers } from '../../../model/direction-markers.ts';
import { enumsModulePath, type EnumExport } from '../../../plugin/enum-exports.ts';
import type { Json } from '../../../source/node.ts';
import { openapiModulePath } from './openapi-module.ts';

/** The type that a module declares for a named schema. */
export interface SchemaExport {
  readonly name: string;
  /** The path of the module. */
  readonly module: string;
  /** Identifies the type if the schema has several; by default, the ID of the schema. */
  readonly key?: string;
}

/** A TypeScript enum. */
export interface EnumDeclaration {
  readonly symbol: OnDemandSymbol;
  /** The names of the members by value. */
  readonly memberNames: ReadonlyMap<Json, string>;
}

export interface TypeContext {
  readonly api: Api;
  readonly names: ComponentKeys;
  readonly directionMarkers: DirectionMarkers;
  /** The direction whose properties the types have; absent if they have the properties of both. */
  readonly direction?: 'request' | 'response';
  /**
   * Names of properties that only the other direction has, according to an enclosing schema that applies to the same
   * value.
   */
  readonly excludedProperties: ReadonlySet<string>;
  /** IDs of the enclosing named schemas whose types are printed in place of a reference. */
  readonly expandedSchemas: ReadonlySet<string>;
  /** Whether a property with a default is required, as in openapi-typescript, except in requests. */
  readonly requiresDefaults: boolean;
  /** The TypeScript enums by schema ID. */
  readonly enums: ReadonlyMap<string, EnumDeclaration>;
  /** Whether `$Read` and `$Write` mark read-only and write-only properties. Otherwise, the former are `readonly`. */
  readonly readWriteMarkers: boolean;
  /** Returns the type that a reference to a named schema refers to. */
  readonly schemaExport: (schema: Schema) => SchemaExport;
  /** The conversions from JSON, if the types are those of converted values, and the context of the types of JSON. */
  readonly converted?: { readonly conversions: Conversions; readonly jsonContext: TypeContext };
  /** Whether the types are those of JSON, and others are those of converted values. */
  readonly isJson?: true;
  /** Cache of the property names of named schemas, by schema ID. */
  readonly propertyNames: Map<string, ReadonlySet<string>>;
  /** Cache of the references to named schemas, by schema ID. */
  readonly references: Map<string, Type>;
}

/** Creates the context of the module `openapi`. */
export function createTypeContext(
  api: Api,
  { readWriteMarkers = false }: Partial<Pick<TypeContext, 'readWriteMarkers'>> = {},
  enumExports: readonly EnumExport[] = [],
): TypeContext {
  return {
    api,
    names: createComponentKeys(api),
    directionMarkers: findDirectionMarkers(api),
    excludedProperties: new Set(),
    expandedSchemas: new Set(),
    requiresDefaults: true,
    enums: new Map(
      enumExports.flatMap((each) => (each.declaration === 'enum' ? [[each.schema.id, declareEnum(each)]] : [])),
    ),
    readWriteMarkers,
    schemaExport: ({ name }) => ({ name: `${name.type}Schema`, module: openapiModulePath }),
    propertyNames: new Map(),
    references: new Map(),
  };
}

function declareEnum({ schema, members }: EnumExport): EnumDeclaration {
  return {
    symbol: {
      kind: 'declared',
      key: `enum ${schema.id}`,
      name: schema.name.type,
      module: enumsModulePath,
      isType: true,
    },
    memberNames: new Map(members.map(({ value, name }) => [value, name])),
  };
}

/** Creates the context of the types of one direction, in which `schemaExport` names the schemas. */
export function createDirectionContext(
  context: TypeContext,
  direction: 'request' | 'response',
  schemaExport: TypeContext['schemaExport'],
  form: Pick<TypeContext, 'converted' | 'isJson'> = {},
): TypeContext {
  return {
    ...context,
    ...form,
    direction,
    requiresDefaults: false,
    schemaExport,
    propertyNames: new Map(),
    references: new Map(),
  };
}

/** Returns the context of an inline schema of a parameter or request body. */
export function toRequestContext(context: TypeContext): TypeContext {
  return { ...context, requiresDefaults: false };
}
