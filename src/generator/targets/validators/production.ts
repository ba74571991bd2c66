// Generation of all validator functions, job by job; watch mode replays jobs whose inputs are unchanged.

import { identifier } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import { carryOver, runReplayableJob } from '../../model/dependencies/replayable-jobs.ts';
import { isEqual } from '../../model/dependencies/equality.ts';
import type { Report } from '../../diagnostics/report.ts';
import { actsOn } from './acts.ts';
import { declareValidatorFunction, exportedGuardParts } from './validator-function.ts';
import { createInternTable } from './schema-fingerprint.ts';
import {
  analyzeSchemas,
  type SchemaAnalysis,
  type TypeImportResolver,
  type ValidatorOptions,
} from './schema-analysis.ts';
import type { FunctionRequest } from './module-plan.ts';
import { type ModuleStock, createStock, type Made, type Order } from './stock.ts';
import { createValidatorGenerator, namedSchemaPointer, type ValidatorGenerator } from './validator-generator.ts';

export interface Production {
  readonly facts: SchemaAnalysis;
  /** A generator for output that depends on all functions and is recreated on each run. */
  readonly workshop: ValidatorGenerator;
  /** Runs a job with a unique name; the result must be plain data. */
  readonly run: <T>(job: string, make: (workshop: ValidatorGenerator) => T) => T;
  /** Generates every requested function, iteratively: references can nest deeper than the call stack. */
  finish(): void;
  /** Whether the shared value for a key exists. */
  readonly isShared: (key: string) => boolean;
  readonly modules: readonly ModuleStock[];
}

/** Creates an empty production. */
export function createProduction(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  types: TypeImportResolver,
): Production {
  const sort = `validators ${options.formats} ${options.rules}`;
  const { intern } = carryOver(api, `${sort}: contents`, createInternTable);
  const facts = analyzeSchemas(api, options, report, types, intern);
  const stock = createStock(facts.deduplication);
  const acts = actsOn(stock);
  // Document-wide facts are not recorded per job: if they changed, no job is replayed.
  const reported = carryOver(api, `${sort}: told`, (before: ReportedState | undefined): ReportedState => ({
    of: facts.documentFacts,
    stands: before !== undefined && isEqual(before.of, facts.documentFacts),
  }));
  // Jobs that are not recorded share one generator.
  const workshop = createValidatorGenerator(facts, acts, 'whole', declareValidatorFunction);
  const run = <T>(name: string, make: (workshop: ValidatorGenerator) => T): T =>
    runReplayableJob(api, acts, {
      key: `${sort}: ${name}`,
      make: (own) =>
        make(own === acts ? workshop : createValidatorGenerator(facts, own, name, declareValidatorFunction)),
      isReusable: reported.stands,
      countDiagnostics: () => report.diagnostics.length,
    });
  return {
    facts,
    workshop,
    run,
    finish() {
      for (let turn = stock.next(); turn; turn = stock.next()) {
        const { key, made, order } = turn;
        run(`${key} ${whatOf(order)} as ${made.name}`, (workshop) => produce(made, order, workshop));
      }
    },
    isShared: (key) => stock.shared(key) !== undefined,
    get modules() {
      return stock.modules;
    },
  };
}

interface ReportedState {
  readonly of: unknown;
  /** Whether the facts equal those of the previous model. */
  readonly stands: boolean;
}

/** Returns the part of an order that its key does not contain. */
function whatOf(order: Order): string {
  return order.sort === 'part' ? `of content ${order.content}` : order.sort === 'offered' ? `at ${order.place}` : '';
}

/** Generates the ordered function. */
function produce({ name, path }: Made, order: Order, workshop: ValidatorGenerator): void {
  const module = workshop.module(path);
  if (order.sort === 'offered')
    workshop.fillExportedGuard(order, path, exportedGuardParts(module, taskOf(order, workshop), order.guard));
  else declareValidatorFunction(module, taskOf(order, workshop), identifier(name), true);
}

function taskOf(order: Order, { api, deduplication }: ValidatorGenerator): FunctionRequest {
  const { reading: variant } = order;
  const kind = order.sort === 'offered' ? 'guard' : order.mode;
  if (order.sort === 'part') {
    const { owner, jsonSchema } = deduplication.firstOccurrence(order.content);
    // Subschemas are recorded as read with the named schema that contains them.
    if (api.schema(owner.id)?.jsonSchema === undefined) throw new Error(`the model has no schema ${owner.id}`);
    return { jsonSchema, variant, kind, schemaPointer: '', hint: order.hint };
  }
  const schema = api.schema(order.id);
  if (!schema) throw new Error(`the model has no schema ${order.id}`);
  return {
    jsonSchema: schema.jsonSchema,
    variant,
    kind,
    schemaPointer: namedSchemaPointer(order.id),
    hint: schema.name.value,
  };
}
