// Generation of all validator functions, job by job; watch mode replays jobs whose inputs are unchanged.

import { identifier } from '../../code/typescript/identifier.ts';
import type { Api } from '../../model/types/api.ts';
import { carried, keptJob } from '../../model/dependencies/jobs.ts';
import { same } from '../../model/dependencies/same.ts';
import type { Report } from '../../diagnostics/report.ts';
import { actsOn } from './acts.ts';
import { build, guardOf } from './validator-function.ts';
import { createNumbers } from './schema-fingerprint.ts';
import { createFacts, type Facts, type TypeNames, type ValidatorOptions } from './schema-analysis.ts';
import type { Task } from './module-plan.ts';
import type { ModuleStock } from './module-stock.ts';
import { createStock, type Made, type Order } from './stock.ts';
import { createWorkshop, pathOf, type Workshop } from './function-requests.ts';

export interface Production {
  readonly facts: Facts;
  /** A generator for output that depends on all functions and is recreated on each run. */
  readonly workshop: Workshop;
  /** Runs a job with a unique name; the result must be plain data. */
  readonly run: <T>(job: string, make: (workshop: Workshop) => T) => T;
  /** Generates every requested function, iteratively: references can nest deeper than the call stack. */
  finish(): void;
  /** Whether the shared value for a key exists. */
  readonly isShared: (key: string) => boolean;
  readonly modules: readonly ModuleStock[];
}

/** Creates an empty production. */
export function createProduction(api: Api, options: ValidatorOptions, report: Report, types: TypeNames): Production {
  const sort = `validators ${options.formats} ${options.rules}`;
  const { intern } = carried(api, `${sort}: contents`, createNumbers);
  const facts = createFacts(api, options, report, types, intern);
  const stock = createStock(facts.sharing);
  const acts = actsOn(stock);
  // Document-wide facts are not recorded per job: if they changed, no job is replayed.
  const told = carried(api, `${sort}: told`, (before: Told | undefined): Told => ({
    of: facts.told,
    stands: before !== undefined && same(before.of, facts.told),
  }));
  // Jobs that are not recorded share one generator.
  const workshop = createWorkshop(facts, acts, 'whole', build);
  const run = <T>(name: string, make: (workshop: Workshop) => T): T =>
    keptJob(api, acts, {
      key: `${sort}: ${name}`,
      make: (own) => make(own === acts ? workshop : createWorkshop(facts, own, name, build)),
      stands: told.stands,
      told: () => report.diagnostics.length,
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

interface Told {
  readonly of: unknown;
  /** Whether the facts equal those of the previous model. */
  readonly stands: boolean;
}

/** Returns the part of an order that its key does not contain. */
function whatOf(order: Order): string {
  return order.sort === 'part' ? `of content ${order.content}` : order.sort === 'offered' ? `at ${order.place}` : '';
}

/** Generates the ordered function. */
function produce({ name, path }: Made, order: Order, workshop: Workshop): void {
  const module = workshop.module(path);
  if (order.sort === 'offered') workshop.offered(order, path, guardOf(module, taskOf(order, workshop), order.guard));
  else build(module, taskOf(order, workshop), identifier(name), true);
}

function taskOf(order: Order, { api, sharing }: Workshop): Task {
  const { reading } = order;
  const mode = order.sort === 'offered' ? 'guard' : order.mode;
  if (order.sort === 'part') {
    const { owner, assertion } = sharing.first(order.content);
    // Subschemas are recorded as read with the named schema that contains them.
    if (api.schema(owner.id)?.assertion === undefined) throw new Error(`the model has no schema ${owner.id}`);
    return { assertion, reading, mode, path: '', hint: order.hint };
  }
  const schema = api.schema(order.id);
  if (!schema) throw new Error(`the model has no schema ${order.id}`);
  return { assertion: schema.assertion, reading, mode, path: pathOf(order.id), hint: schema.name.value };
}
