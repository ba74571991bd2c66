// Exported types of named schemas, with a separate type for requests if they differ.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment, requiredDocComment } from '../../code/typescript/comment.ts';
import { createModulePrinter, type ModulePrinter } from '../../code/typescript/module-printer.ts';
import { printType, type NameOf } from '../../code/typescript/print-type.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { memoize } from '../../model/lazy.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import type { Conversions } from '../../model/value-forms/conversions.ts';
import type { DirectionMarkers } from '../../model/direction-markers.ts';
import { enumsModulePath, type EnumExport } from '../../plugin/enum-exports.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import { createDirectionContext, type TypeContext } from './openapi/context.ts';
import { schemaSymbol, toType } from './openapi/intermediate-type-to-tree.ts';
import { toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import { eagerReferences, findCyclesById, labelTupleItems } from './recursive-aliases.ts';
import type { AliasView, SchemasView } from './template-views.ts';
import type { TypeReuse } from './type-reuse.ts';

/** Inputs shared by all views of the types target. */
export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly names: ExportNames;
  readonly directionMarkers: DirectionMarkers;
  /** The exports for schemas that are enums. */
  readonly enums: readonly EnumExport[];
  /** The schemas whose types the module of enums declares. */
  readonly enumsModuleSchemas: ReadonlySet<Schema>;
  /** The contexts of types that refer to named schemas by their exported names. */
  readonly directions: DirectionContexts;
  /** The values whose form in programs differs from that in JSON; absent if none does. */
  readonly conversions: Conversions | undefined;
  /** The contexts of types of values in JSON. */
  readonly jsonDirections: DirectionContexts;
}

export type DirectionContexts = Readonly<Record<'request' | 'response', TypeContext>>;

/** An exported type alias, with the tree of its type. */
export interface Alias extends Omit<AliasView, 'type'> {
  readonly type: Type;
}

/** The path of the module, without extension. */
const schemasModulePath = 'schemas';

/** Creates the contexts of both directions, for the form of values in programs and for that in JSON. */
export function createDirectionContexts(
  context: TypeContext,
  names: ExportNames,
  enumsModuleSchemas: ReadonlySet<Schema>,
  conversions: Conversions | undefined,
): Pick<TargetContext, 'directions' | 'jsonDirections'> {
  const { directionMarkers } = context;
  const createContext = (direction: 'request' | 'response', form: Pick<TypeContext, 'converted' | 'isJson'>) =>
    createDirectionContext(
      context,
      direction,
      (schema) => {
        const isRequest = direction === 'request' && directionMarkers.hasRequestType(schema);
        const isJson = form.isJson === true && conversions?.differs(schema.jsonSchema) === true;
        return {
          name: names.schemaForm(schema, { isRequest, isJson }),
          module: enumsModuleSchemas.has(schema) ? enumsModulePath : schemasModulePath,
          ...(isJson && { key: `${schema.id} in JSON` }),
        };
      },
      form,
    );
  const form = conversions ? ({ isJson: true } as const) : {};
  const jsonDirections = { request: createContext('request', form), response: createContext('response', form) };
  if (!conversions) return { directions: jsonDirections, jsonDirections };
  const createConverted = (direction: 'request' | 'response'): TypeContext =>
    createContext(direction, { converted: { conversions, jsonContext: jsonDirections[direction] } });
  return {
    directions: { request: createConverted('request'), response: createConverted('response') },
    jsonDirections,
  };
}

/** Creates the printer for a module that exports types. */
export function createTypesPrinter(
  path: string,
  exportedTypes: readonly Pick<Alias, 'name'>[],
  { options }: TargetContext,
): ModulePrinter {
  const declaredNames = exportedTypes.map(({ name }) => name);
  return createModulePrinter({ path, declaredNames, specifierOf: createSpecifierOf(options, []) });
}

/** Prints an exported type alias, with one member of its objects per line. */
export function printAlias({ type, ...alias }: Alias, nameOf: NameOf): AliasView {
  return { ...alias, type: printType(type, nameOf, 0) };
}

/** Prints a type of a schema. */
type TypePrinter = (schema: Schema, nameOf: NameOf) => SafeText<'ts'>;

/** The exported type of a schema. */
interface SchemaAlias extends Omit<AliasView, 'type'> {
  readonly schema: Schema;
  readonly print: TypePrinter;
}

/** Returns the view of the module; `undefined` if it has no types. */
export function schemasView(context: TargetContext, reuse: TypeReuse): SchemasView | undefined {
  const { api, directionMarkers, directions, jsonDirections, enumsModuleSchemas, conversions } = context;
  const schemas = api.schemas.filter((schema) => !enumsModuleSchemas.has(schema));
  if (schemas.length === 0) return undefined;
  const hasRequest = (schema: Schema): boolean => directionMarkers.hasRequestType(schema);
  const hasJson = (schema: Schema): boolean => conversions?.differs(schema.jsonSchema) ?? false;
  const jsonSchemas = schemas.filter(hasJson);
  const printResponse = createTypePrinter(schemas, directions.response, reuse);
  const printRequest = createTypePrinter(schemas.filter(hasRequest), directions.request, reuse);
  const printJsonResponse = createTypePrinter(jsonSchemas, jsonDirections.response, reuse);
  const printJsonRequest = createTypePrinter(jsonSchemas.filter(hasRequest), jsonDirections.request, reuse);
  const aliases = schemas.flatMap((schema): readonly SchemaAlias[] => {
    const derivedAlias = (part: 'Request' | 'Json' | 'JsonRequest', doc: string, print: TypePrinter): SchemaAlias => ({
      doc: requiredDocComment(`\`${schema.name.type}\` as in ${doc}.`, docTags(schema)),
      name: context.names.derived(schema, part),
      schema,
      print,
    });
    return [
      { ...schemaDoc(schema), name: context.names.schema(schema), schema, print: printResponse },
      ...(hasRequest(schema) ? [derivedAlias('Request', 'a request', printRequest)] : []),
      ...(hasJson(schema) ? [derivedAlias('Json', 'JSON', printJsonResponse)] : []),
      ...(hasRequest(schema) && hasJson(schema)
        ? [derivedAlias('JsonRequest', 'the JSON of a request', printJsonRequest)]
        : []),
    ];
  });
  const printer = createTypesPrinter(schemasModulePath, aliases, context);
  const types = aliases.map(({ schema, print, ...alias }) => ({ ...alias, type: print(schema, printer.nameOf) }));
  return { imports: printer.imports, types };
}

/** Creates a function that prints the type of one of the schemas, with one member of its objects per line. */
function createTypePrinter(schemas: readonly Schema[], context: TypeContext, reuse: TypeReuse): TypePrinter {
  const form = `${context.direction ?? ''}${context.isJson ? ' in JSON' : ''}`;
  const typeOf = memoize((schema: Schema): Type => {
    const inner = reuse.ofSchema(schema).within(context);
    return toType(toIntermediateType(schema.jsonSchema, inner), inner);
  });
  const keyOf = ({ id }: Schema): string => schemaSymbol(id, context).key;
  const edges = schemas.map((schema) => {
    const list = (): readonly string[] => eagerReferences(typeOf(schema));
    return [keyOf(schema), reuse.get(`eager references, ${form}`, reuse.ofSchema(schema), undefined, list)] as const;
  });
  const cyclesById = findCyclesById(new Map(edges));
  return (schema, nameOf) => {
    const cycle = cyclesById.get(keyOf(schema));
    const print = (innerNameOf: NameOf): SafeText<'ts'> =>
      printType(cycle ? labelTupleItems(typeOf(schema), cycle) : typeOf(schema), innerNameOf, 0);
    return reuse.print(`type of schema, ${form}`, reuse.ofSchema(schema), cycle && [...cycle], nameOf, print);
  };
}

/** Returns the documentation comment of a schema, for a view. */
export function schemaDoc(schema: Schema): { readonly doc?: SafeText<'ts'> } {
  if (typeof schema.jsonSchema === 'boolean') return {};
  const { description, title } = schema.jsonSchema.annotations;
  const doc = docComment(description ?? title, docTags(schema));
  return doc === undefined ? {} : { doc };
}

/** Returns the tags of the documentation comments of a schema. */
export function docTags({ jsonSchema }: Schema): { readonly deprecated: boolean } {
  return { deprecated: typeof jsonSchema === 'object' && (jsonSchema.annotations.deprecated ?? false) };
}
