// What the validators of each schema and operation are called: for whoever imports them, and asked for by several targets.

import type { Api } from '../../model/types/api.ts';
import { madeFor } from '../../model/dependencies/jobs.ts';
import { kept } from '../../model/dependencies/kept.ts';
import { createReport } from '../../diagnostics/report.ts';
import { declareOperation } from './operations/operation-module.ts';
import { declareSchema, type Export } from './schema-module.ts';
import { typeNames } from './type-imports.ts';
import { createProduction, type Production } from './production.ts';

/** What modules export, by the id of what it is of. */
export interface Declared {
  readonly schemas: ReadonlyMap<string, readonly Export[]>;
  readonly operations: ReadonlyMap<string, readonly Export[]>;
}

/** Names are given as functions are declared, which is most of making them: who comes second takes what the first has found. */
const known = new WeakMap<Api, Declared>();

/** Declares the functions of every schema and operation, in the order that decides what they are called. */
export function declareAll({ facts: { api }, run }: Production): Declared {
  const declared = madeFor(api, key, (): Declared => ({
    schemas: new Map(
      api.schemas.map((schema) => [
        schema.id,
        run(`schema ${schema.id}`, (workshop) => declareSchema(schema, workshop)),
      ]),
    ),
    operations: new Map(
      api.operations.map((operation) => [
        operation.id,
        run(`operation ${operation.id}`, (workshop) => declareOperation(operation, 'paths', workshop)),
      ]),
    ),
  }));
  known.set(api, declared);
  return declared;
}

const key = 'what validators export';

/** The same for who only wants the names. They are the same however strict the validators are. */
export function declaredOf(api: Api): Declared {
  return (
    known.get(api) ??
    kept(api, key, () =>
      declareAll(createProduction(api, { formats: 'assert', rules: 'judge' }, createReport(), typeNames(api))),
    )()
  );
}
