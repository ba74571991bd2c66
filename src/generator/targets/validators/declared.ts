// What the validators of each schema and operation are called: for whoever imports them, and asked for by several targets.

import type { Api } from '../../model/declarations/api.ts';
import { createReport } from '../../report/report.ts';
import { build, buildGuard } from './build.ts';
import { declareOperation } from './operations/page.ts';
import { declareSchema, type Export } from './schema-page.ts';
import { typeNames } from './types.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

/** What modules export, by the id of what it is of. */
export interface Declared {
  readonly schemas: ReadonlyMap<string, readonly Export[]>;
  readonly operations: ReadonlyMap<string, readonly Export[]>;
}

/** Names are given as functions are declared, which is most of making them: who comes second takes what the first has found. */
const known = new WeakMap<Api, Declared>();

/** Declares the functions of every schema and operation, in the order that decides what they are called. */
export function declareAll(workshop: Workshop): Declared {
  const { api } = workshop;
  const declared: Declared = {
    schemas: new Map(api.schemas.map((schema) => [schema.id, declareSchema(schema, workshop)])),
    operations: new Map(api.operations.map((operation) => [operation.id, declareOperation(operation, 'paths', workshop)])),
  };
  known.set(api, declared);
  return declared;
}

/** The same for who only wants the names. They are the same however strict the validators are. */
export function declaredOf(api: Api): Declared {
  return known.get(api) ?? declareAll(createWorkshop(api, { formats: 'assert', rules: 'judge' }, createReport(), build, buildGuard, typeNames(api)));
}
