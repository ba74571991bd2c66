// Generation of all validator functions in replayable jobs. Watch mode replays the jobs whose inputs are unchanged.

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
import { type ModuleState, createGeneratorState, type Made, type Order } from './generator-state.ts';
import { createFunctionRegistry, namedSchemaPointer, type FunctionRegistry } from './function-registry.ts';

export interface Production {
  readonly facts: SchemaAnalysis;
  /** A generator for output that depends on all functions and is recreated on each run. */
  readonly workshop: FunctionRegistry;
  /** Runs a job with a unique name; the result must be plain data. */
  readonly run: <T>(job: string, make: (workshop: FunctionRegistry) => T) => T;
  /** Generates every requested function. It iterates because references can nest deeper than the call stack. */
  finish(): void;
  /** Whether the shared value for a key exists. */
  readonly isShared: (key: string) => boolean;
  readonly modules: readonly ModuleState[];
}

/** Creates an empty production. */
export function createProduction(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  types: TypeImportResolver,
): Production {
  const keyPrefix = `validators ${options.formats} ${options.rules}`;
  const { intern } = carryOver(api, `${keyPrefix}: contents`, createInternTable);
  const facts = analyzeSchemas(api, options, report, types, intern);
  const stock = createGeneratorState(facts.deduplication);
  const acts = actsOn(stock);
  // Document-wide facts are not recorded per job: if they changed, no job is replayed.
  const reportedState = carryOver(api, `${keyPrefix}: told`, (before: ReportedState | undefined): ReportedState => ({
    documentFacts: facts.documentFacts,
    isUnchanged: before !== undefined && isEqual(before.documentFacts, facts.documentFacts),
  }));
  // Jobs that are not recorded share one generator.
  const workshop = createFunctionRegistry(facts, acts, 'whole', declareValidatorFunction);
  const run = <T>(name: string, make: (workshop: FunctionRegistry) => T): T =>
    runReplayableJob(api, acts, {
      key: `${keyPrefix}: ${name}`,
      make: (jobActs) =>
        make(jobActs === acts ? workshop : createFunctionRegistry(facts, jobActs, name, declareValidatorFunction)),
      isReusable: reportedState.isUnchanged,
      countDiagnostics: () => report.diagnostics.length,
    });
  return {
    facts,
    workshop,
    run,
    finish() {
      for (let next = stock.next(); next; next = stock.next()) {
        const { key, made, order } = next;
        run(`${key} ${describeOrder(order)} as ${made.name}`, (workshop) => generateOrdered(made, order, workshop));
      }
    },
    isShared: (key) => stock.shared(key) !== undefined,
    get modules() {
      return stock.modules;
    },
  };
}

interface ReportedState {
  readonly documentFacts: unknown;
  /** Whether the facts equal those of the previous model. */
  readonly isUnchanged: boolean;
}

/** Describes the part of an order that its key does not contain. */
function describeOrder(order: Order): string {
  return order.sort === 'part' ? `of content ${order.content}` : order.sort === 'offered' ? `at ${order.place}` : '';
}

/** Generates the function that an order requests. */
function generateOrdered({ name, path }: Made, order: Order, workshop: FunctionRegistry): void {
  const module = workshop.module(path);
  if (order.sort === 'offered')
    workshop.fillExportedGuard(order, path, exportedGuardParts(module, toRequest(order, workshop), order.guard));
  else declareValidatorFunction(module, toRequest(order, workshop), identifier(name), true);
}

function toRequest(order: Order, { api, deduplication }: FunctionRegistry): FunctionRequest {
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
