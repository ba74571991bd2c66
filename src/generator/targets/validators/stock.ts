// Shared generator state: names, modules, functions. All changes are plain data that a later run can replay.

import type { SafeText } from '../../code/branded-text.ts';
import { createModuleStock, type ModuleStock } from './module-stock.ts';
import type { ValidatorKind } from './module-plan.ts';
import { createNames, type Names } from './names.ts';
import type { ValidationVariant } from './validation-variant.ts';
import type { SharedSchema, Deduplication } from './deduplicate-schemas.ts';

/** A function and its module. */
export interface Made {
  readonly name: string;
  readonly path: string;
}

/** A function to generate: of a named schema, of a shared module, or an exported guard. */
export type Order =
  | { readonly sort: 'named'; readonly id: string; readonly reading: ValidationVariant; readonly mode: ValidatorKind }
  | {
      readonly sort: 'part';
      readonly content: number;
      readonly reading: ValidationVariant;
      readonly mode: ValidatorKind;
      readonly hint: string;
    }
  | {
      readonly sort: 'offered';
      readonly id: string;
      readonly reading: ValidationVariant;
      readonly guard: OfferedGuard;
      readonly place: string;
    };

/** A guard that the package exports. */
export interface OfferedGuard {
  readonly name: SafeText<'ts'>;
  readonly doc: string;
  /** The type that it narrows to; `undefined` if it returns a plain boolean. */
  readonly type?: SafeText<'ts'>;
}

/** An order that is next in the queue. */
export interface Turn {
  /** Unique within a run. */
  readonly key: string;
  readonly made: Made;
  readonly order: Order;
}

export interface Stock {
  /** The names of all functions that modules export to each other. */
  readonly names: Names;
  /** Reserves the name of a private function, so that no exported function gets it. */
  keepInside(name: string): void;
  module(path: string): ModuleStock;
  /** Returns the function for a key; if there is none, names it and queues its order. */
  readonly named: (key: string, wanted: string, path: string, order: Order) => Made;
  /** Adds the exported guard for a key and queues its order. */
  readonly offer: (key: string, made: Made, order: Order) => void;
  readonly offered: (key: string) => Made | undefined;
  /** Returns the name of the function for a key; `undefined` if it was not requested. */
  nameOf(key: string): string | undefined;
  /** Returns the shared value for a key. */
  readonly shared: (key: string) => unknown;
  readonly share: (key: string, value: unknown) => void;
  /** Deduplication: whether a module takes part in it, and the shared schema of a fingerprint. */
  readonly sharesIn: (path: string) => boolean;
  readonly sharedBy: (content: number, path: string) => SharedSchema | undefined;
  next(): Turn | undefined;
  readonly modules: readonly ModuleStock[];
}

export function createStock(sharing: Deduplication): Stock {
  const inside = new Set<string>();
  const names = createNames((name) => inside.has(name));
  const modules = new Map<string, ModuleStock>();
  const functions = new Map<string, Made>();
  const offers = new Map<string, Made>();
  const shares = new Map<string, unknown>();
  // Turns are removed when taken, so that their functions can be garbage-collected.
  const waiting = new Set<Turn>();
  const stock: Stock = {
    names,
    keepInside: (name) => void inside.add(name),
    module(path) {
      const known = modules.get(path);
      if (known) return known;
      const made = createModuleStock(path, stock);
      modules.set(path, made);
      return made;
    },
    named(key, wanted, path, order) {
      const known = functions.get(key);
      if (known) return known;
      const made = { name: names.exactly(wanted), path };
      functions.set(key, made);
      if (!offers.has(key)) waiting.add({ key, made, order });
      return made;
    },
    offer(key, made, order) {
      offers.set(key, made);
      waiting.add({ key: `offered ${key}`, made, order });
    },
    offered: (key) => offers.get(key),
    nameOf: (key) => functions.get(key)?.name,
    shared: (key) => shares.get(key),
    share: (key, value) => void shares.set(key, value),
    sharesIn: sharing.isParticipating,
    sharedBy: sharing.sharedSchema,
    next() {
      for (const turn of waiting) {
        waiting.delete(turn);
        return turn;
      }
      return undefined;
    },
    get modules() {
      return [...modules.values()];
    },
  };
  return stock;
}
