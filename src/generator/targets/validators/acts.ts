// Recorded operations on the shared generator state, as data that a later run can replay.

import type { SafeText } from '../../code/branded-text.ts';
import { printGuard, type GuardParts } from './validator-function.ts';
import { namesBy, type Names } from './names.ts';
import type { RuntimeName } from './runtime-imports.ts';
import type { SharedSchema } from './deduplicate-schemas.ts';
import type { Made, Order, GeneratorState } from './generator-state.ts';

/** Operations by module path; the path is empty for names that all modules share. */
export interface Acts {
  readonly exactly: (path: string, name: string) => SafeText<'ts'>;
  readonly has: (path: string, name: string) => boolean;
  readonly gave: (path: string, name: string) => boolean;
  readonly hide: (path: string, name: string) => void;
  /** Creates an empty module. */
  readonly open: (path: string) => void;
  readonly runtime: (path: string, name: RuntimeName, type: boolean) => SafeText<'ts'>;
  readonly import: (path: string, name: string, from: string, type: boolean) => SafeText<'ts'>;
  readonly constant: (path: string, name: string, value: SafeText<'ts'>, type?: SafeText<'ts'>) => SafeText<'ts'>;
  readonly declareConstant: (path: string, code: SafeText<'ts'>) => void;
  /** The private function of a module for a key, if declared. */
  readonly inner: (path: string, key: string) => SafeText<'ts'> | undefined;
  readonly keepInner: (path: string, key: string, name: SafeText<'ts'>) => void;
  /** Reserves the next declaration slot of a module, and fills it. */
  readonly reserve: (path: string, place: string) => void;
  readonly fill: (path: string, place: string, code: SafeText<'ts'>) => void;
  /** Fills the slot with a guard that calls its non-narrowing variant if the function for `key` was requested. */
  readonly fillGuard: (path: string, place: string, guard: GuardParts, key: string) => void;
  readonly named: (key: string, wanted: string, path: string, order: Order) => Made;
  readonly offer: (key: string, made: Made, order: Order) => void;
  readonly offered: (key: string) => Made | undefined;
  readonly shared: (key: string) => unknown;
  readonly share: (key: string, value: unknown) => void;
  readonly sharesIn: (path: string) => boolean;
  readonly sharedBy: (content: number, path: string) => SharedSchema | undefined;
}

export function actsOn(stock: GeneratorState): Acts {
  const namesOf = (path: string): Names => (path === '' ? stock.names : stock.module(path).names);
  return {
    exactly: (path, name) => namesOf(path).exactly(name),
    has: (path, name) => namesOf(path).has(name),
    gave: (path, name) => namesOf(path).gave(name),
    hide: (path, name) => namesOf(path).hide(name),
    open: (path) => void stock.module(path),
    runtime: (path, name, type) => stock.module(path).runtime(name, type),
    import: (path, name, from, type) => stock.module(path).import(name, from, type),
    constant: (path, name, value, type) => stock.module(path).constant(name, value, type),
    declareConstant: (path, code) => stock.module(path).declareConstant(code),
    inner: (path, key) => stock.module(path).inner(key),
    keepInner(path, key, name) {
      stock.keepInside(name);
      stock.module(path).keepInner(key, name);
    },
    reserve: (path, place) => stock.module(path).reserve(place),
    fill: (path, place, code) => stock.module(path).fill(place, () => code),
    fillGuard: (path, place, guard, key) => stock.module(path).fill(place, () => printGuard(guard, stock.nameOf(key))),
    named: stock.named,
    offer: stock.offer,
    offered: stock.offered,
    shared: stock.shared,
    share: stock.share,
    sharesIn: stock.sharesIn,
    sharedBy: stock.sharedBy,
  };
}

/** Returns the names of a module, or the names that all modules share if `path` is empty. */
export function namesIn(path: string, acts: Acts): Names {
  return namesBy({
    exactly: (name) => acts.exactly(path, name),
    has: (name) => acts.has(path, name),
    gave: (name) => acts.gave(path, name),
    hide: (name) => acts.hide(path, name),
  });
}
