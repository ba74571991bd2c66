// Exported validator names by schema and operation.

import type { Api } from '../../model/types/api.ts';
import { computeAndCache } from '../../model/dependencies/replayable-jobs.ts';
import { cacheLazily } from '../../model/dependencies/result-cache.ts';
import { createReport } from '../../diagnostics/report.ts';
import { declareOperationValidators } from './operations/operation-modules.ts';
import { declareSchemaValidators, type Export, createTypeImportResolver } from './schema-module.ts';
import { createProduction, type Production } from './production.ts';

/** Exports of the generated modules, by schema or operation ID. */
export interface Declared {
  readonly schemas: ReadonlyMap<string, readonly Export[]>;
  readonly operations: ReadonlyMap<string, readonly Export[]>;
}

/** The exports of each API. They are only known after the functions are declared, which is most of the work. */
const declaredByApi = new WeakMap<Api, Declared>();

/** Declares the functions of every schema and operation; the order decides which names get a numeric suffix. */
export function declareAll({ facts: { api }, run }: Production): Declared {
  const declared = computeAndCache(api, key, (): Declared => ({
    schemas: new Map(
      api.schemas.map((schema) => [
        schema.id,
        run(`schema ${schema.id}`, (workshop) => declareSchemaValidators(schema, workshop)),
      ]),
    ),
    operations: new Map(
      api.operations.map((operation) => [
        operation.id,
        run(`operation ${operation.id}`, (workshop) => declareOperationValidators(operation, 'paths', workshop)),
      ]),
    ),
  }));
  declaredByApi.set(api, declared);
  return declared;
}

const key = 'what validators export';

/** Returns the exported names without generating the validators. They do not depend on the validator options. */
export function declaredOf(api: Api): Declared {
  return (
    declaredByApi.get(api) ??
    cacheLazily(api, key, () =>
      declareAll(
        createProduction(api, { formats: 'assert', rules: 'check' }, createReport(), createTypeImportResolver(api)),
      ),
    )()
  );
}
