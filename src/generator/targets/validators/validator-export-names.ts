// Exported validator names by schema and operation.

import { nameRoots, type LinkedPackage } from '../../code/typescript/link.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { Api } from '../../model/types/api.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import { checksModuleExports, operationExports } from './operations/operation-modules.ts';
import { analyzeSchemas, type SchemaAnalysis } from './schema-analysis.ts';
import { schemaExports, type ValidatorExport } from './schema-module.ts';
import { createTypeImportResolver } from './type-imports.ts';

/** The exports of the package, which the linker names in this order. */
export interface PackageExports {
  /** By schema ID. */
  readonly schemas: ReadonlyMap<string, readonly ValidatorExport[]>;
  /** By operation ID. */
  readonly operations: ReadonlyMap<string, readonly ValidatorExport[]>;
  /** By operation ID. */
  readonly webhooks: ReadonlyMap<string, readonly ValidatorExport[]>;
  /** The checks for all operations. */
  readonly others: readonly ValidatorExport[];
}

/** Returns the exports of the package without generating code. */
export function listExports(analysis: SchemaAnalysis): PackageExports {
  const { schemas, operations, webhooks } = analysis.api;
  const exportsByOperation = new Map(
    operations.map((operation) => [operation.id, operationExports(operation, 'paths', analysis)]),
  );
  return {
    schemas: new Map(schemas.map((schema) => [schema.id, schemaExports(schema, analysis)])),
    operations: exportsByOperation,
    webhooks: new Map(webhooks.map((webhook) => [webhook.id, operationExports(webhook, 'webhooks', analysis)])),
    others: checksModuleExports(exportsByOperation),
  };
}

export function flattenExports({ schemas, operations, webhooks, others }: PackageExports): readonly ValidatorExport[] {
  return [...schemas.values(), ...operations.values(), ...webhooks.values(), others].flat();
}

/** An exported function, constant, or type. */
export interface NamedExport extends Pick<ValidatorExport, 'role'> {
  readonly name: string;
  /** The module path below the source directory of the target. */
  readonly path: string;
  readonly type?: boolean;
}

/** Named exports of the generated modules, by the ID of their schema or operation. */
export interface ExportsById {
  readonly schemas: ReadonlyMap<string, readonly NamedExport[]>;
  readonly operations: ReadonlyMap<string, readonly NamedExport[]>;
  readonly webhooks: ReadonlyMap<string, readonly NamedExport[]>;
}

/** Returns the exports of schemas, operations, and webhooks with their names. */
export function nameExports(
  { schemas, operations, webhooks }: PackageExports,
  nameOf: LinkedPackage['nameOf'],
): ExportsById {
  const nameAll = (
    exports: ReadonlyMap<string, readonly ValidatorExport[]>,
  ): ReadonlyMap<string, readonly NamedExport[]> =>
    new Map([...exports].map(([id, list]) => [id, list.map((each) => nameExport(each, nameOf))]));
  return { schemas: nameAll(schemas), operations: nameAll(operations), webhooks: nameAll(webhooks) };
}

export function nameExport({ symbol, role }: ValidatorExport, nameOf: LinkedPackage['nameOf']): NamedExport {
  const { module: path, isType } = symbol;
  const name = nameOf(symbol);
  if (name === undefined || path === undefined) throw new Error(`missing export: ${symbol.key}`);
  return { name, path, ...(isType && { type: true }), ...(role && { role }) };
}

/**
 * Returns the exported names without generating the validators. They do not depend on the validator options, except
 * that request readers are always included.
 */
export function listNamedExports(api: Api, memo?: ModelMemo): ExportsById {
  return memoizeExports(memo, () => {
    const options = { formats: 'assert', rules: 'check' } as const;
    const exports = listExports(analyzeSchemas(api, options, createReport(), createTypeImportResolver(api)));
    return nameExports(exports, nameRoots(flattenExports(exports).map(({ symbol }) => symbol)));
  });
}

/** Returns the exported names of a model, which the validators and the server need, from the memo in watch mode. */
export function memoizeExports(memo: ModelMemo | undefined, list: () => ExportsById): ExportsById {
  return memo === undefined
    ? list()
    : memo.get('exports of validators', { hash: memo.slices.withoutDescriptions() }, list);
}
