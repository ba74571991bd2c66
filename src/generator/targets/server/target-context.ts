// Inputs shared by the server's views: the model, its rules, and the export names of the sibling targets.

import type { Api, Schema, Operation } from '../../model/types/api.ts';
import { compileRules, type CompiledRules } from '../../model/expressions/compile-rules.ts';
import { createReport } from '../../diagnostics/report.ts';
import { createClientContext, listSchemaFacts } from '../client/target-context.ts';
import { importedType } from '../../code/typescript/build-tree.ts';
import { createModulePrinter, type TemplateModule, type ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { ImportSymbol, Type } from '../../code/typescript/tree.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { ModelMemo, TargetOptions } from '../../plugin/target.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { commonHeaders, type CommonHeader } from './response-header-setters.ts';
import { createValueShapes, type ValueShapes } from './value-shapes.ts';
import { listNamedExports, type NamedExport } from '../validators/validator-export-names.ts';
import type { OperationRole } from '../validators/schema-module.ts';

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly rules: CompiledRules;
  /** The export names of the types target. */
  readonly types: ExportNames;
  /** Returns the source of imports of a schema's types. */
  readonly schemaSource: (schema: Schema) => string;
  /** Returns whether a schema has a separate type for requests. */
  readonly hasRequestType: (schema: Schema) => boolean;
  readonly validators: ValidatorNames;
  readonly shapes: ValueShapes;
  /** The headers of every response. */
  readonly headers: readonly CommonHeader[];
}

/** Creates the context. Its reports are discarded: the model and the sibling targets report the same problems. */
export function createServerContext(api: Api, options: TargetOptions, memo?: ModelMemo): TargetContext {
  const { names, schemaSource, hasRequestType } = createClientContext(api, options);
  return {
    api,
    options,
    rules: compileRules(api, createReport()),
    types: names,
    schemaSource,
    hasRequestType,
    validators: createValidatorNames(api, memo),
    shapes: createValueShapes(api),
    headers: commonHeaders(api),
  };
}

/** Returns facts about schemas and headers that depend on several schemas or operations, as a JSON value. */
export function listServerFacts(context: TargetContext): unknown {
  const { api, shapes, headers } = context;
  return [
    listSchemaFacts(context),
    api.schemas.map(({ id }) => shapes.isEffective(id)),
    headers.map(({ name }) => name),
  ];
}

/** Returns the type of a schema, as in a response. */
export function schemaType(schema: Schema, { types, schemaSource }: TargetContext): Type {
  return importedType(types.schema(schema), schemaSource(schema));
}

/** Returns the type of the caller; `undefined` if the document does not declare it. */
export function callerType(context: TargetContext): Type | undefined {
  const { api } = context;
  const schema = api.caller === undefined ? undefined : api.schema(api.caller);
  return schema && schemaType(schema, context);
}

/** Returns a type of the server runtime; `file` is the path below its directory. */
export function runtimeType(typeName: string, file: string, ...typeArguments: readonly Type[]): Type {
  return importedType(typeName, `runtime/server/${file}`, ...typeArguments);
}

/** Returns an import of the server runtime that a template mentions by its name. */
export function runtimeImport(exportName: string, file: string, kind: 'type' | 'value'): ImportSymbol {
  return { kind: 'import', name: exportName, from: `runtime/server/${file}`, isType: kind === 'type' };
}

/** Creates the printer for a module of the server. */
export function createServerPrinter(
  layout: Omit<TemplateModule, 'specifierOf'>,
  { options }: TargetContext,
): ModulePrinter {
  return createModulePrinter({ ...layout, specifierOf: createSpecifierOf(options, ['types', 'validators']) });
}

/** The export names of the validators of an operation; absent if there is nothing to validate. */
export interface OperationValidators {
  /** The type of the parsed parameters, and the function that parses them. */
  readonly parameters: { readonly type: string; readonly read: string };
  readonly body?: string;
  readonly form?: string;
  readonly rules?: string;
  readonly merged?: string;
  readonly response?: string;
}

export interface ValidatorNames {
  operation(operation: Operation): OperationValidators;
}

export function createValidatorNames(api: Api, memo?: ModelMemo): ValidatorNames {
  const { operations } = listNamedExports(api, memo);
  return { operation: ({ id }) => findOperationValidators(id, operations.get(id) ?? []) };
}

function findOperationValidators(id: string, exported: readonly NamedExport[]): OperationValidators {
  const exportName = (role: OperationRole, isType = false): string | undefined =>
    exported.find((each) => each.role === role && (each.type ?? false) === isType)?.name;
  const [read, type] = [exportName('parameters'), exportName('parameters', true)];
  if (read === undefined || type === undefined) throw new Error(`missing parameter reader of the operation ${id}`);
  const parts = {
    body: exportName('body'),
    form: exportName('form'),
    rules: exportName('rules'),
    merged: exportName('merged'),
    response: exportName('response'),
  };
  return { parameters: { type, read }, ...omitUndefinedNames(parts) };
}

function omitUndefinedNames(parts: { readonly [Name in keyof OperationValidators]?: string | undefined }): Omit<
  OperationValidators,
  'parameters'
> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
