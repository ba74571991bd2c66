// What functions are put together in: names, modules, and which functions there are. All that is done to it is said in data, so that it can be done over again in a later run.

import type { Code } from '../../code/branded-text.ts';
import { createModuleStock, type ModuleStock } from './module-stock.ts';
import type { Mode } from './module-plan.ts';
import { createNames, type Names } from './names.ts';
import type { Reading } from './validation-variant.ts';
import type { Shared, Sharing } from './deduplicate-schemas.ts';

/** A function, and the module that has it. */
export interface Made {
  readonly name: string;
  readonly path: string;
}

/** A function that is to be made: of a named schema, of the content that several modules have a part for, or a guard that the package offers. */
export type Order =
  | { readonly sort: 'named'; readonly id: string; readonly reading: Reading; readonly mode: Mode }
  | {
      readonly sort: 'part';
      readonly content: number;
      readonly reading: Reading;
      readonly mode: Mode;
      readonly hint: string;
    }
  | {
      readonly sort: 'offered';
      readonly id: string;
      readonly reading: Reading;
      readonly guard: OfferedGuard;
      readonly place: string;
    };

/** A guard as a package offers it. */
export interface OfferedGuard {
  readonly name: Code<'ts'>;
  readonly doc: string;
  /** The type that it tells the compiler of; undefined where it only answers yes or no. */
  readonly type?: Code<'ts'>;
}

/** An order whose turn has come. */
export interface Turn {
  /** No other function of a run has it. */
  readonly key: string;
  readonly made: Made;
  readonly order: Order;
}

export interface Stock {
  /** The names of all functions that modules share. */
  readonly names: Names;
  /** A function that a module keeps to itself is called so, and nothing that is shared. */
  keepInside(name: string): void;
  module(path: string): ModuleStock;
  /** The function under a key. Where there is none it gets a name, and is made when its turn comes. */
  readonly named: (key: string, wanted: string, path: string, order: Order) => Made;
  /** A guard that the package offers under a key; it is made when its turn comes. */
  readonly offer: (key: string, made: Made, order: Order) => void;
  readonly offered: (key: string) => Made | undefined;
  /** The name of the function under a key, where anybody has asked for it. */
  nameOf(key: string): string | undefined;
  /** Something that several share, by its key. */
  readonly shared: (key: string) => unknown;
  readonly share: (key: string, value: unknown) => void;
  /** Whether schemas of a module may share what they have with others, and what a content shares as the module has it. */
  readonly sharesIn: (path: string) => boolean;
  readonly sharedBy: (content: number, path: string) => Shared | undefined;
  next(): Turn | undefined;
  readonly modules: readonly ModuleStock[];
}

export function createStock(sharing: Sharing): Stock {
  const inside = new Set<string>();
  const names = createNames((name) => inside.has(name));
  const modules = new Map<string, ModuleStock>();
  const functions = new Map<string, Made>();
  const offers = new Map<string, Made>();
  const shares = new Map<string, unknown>();
  // Nobody else holds a turn that was taken: what has been made is free to go.
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
    sharesIn: sharing.isIn,
    sharedBy: sharing.of,
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
