// Shared generator state: names, modules, and functions. Its changes are plain data that a later run can replay.

import type { SafeText } from '../../code/branded-text.ts';
import type { ValidatorKind } from './module-plan.ts';
import { createNames, type Names } from './names.ts';
import type { ValidationVariant } from './validation-variant.ts';
import type { SharedSchema, Deduplication } from './deduplicate-schemas.ts';
import { identifier, ts } from '../../code/typescript/typescript.ts';
import { runtimeFiles, type RuntimeName } from './runtime-imports.ts';

/** The name of a generated function, and the path of its module. */
export interface Made {
  readonly name: string;
  readonly path: string;
}

/** A request to generate a function: for a named schema, for a shared module, or as an exported guard. */
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

/** A queued order, and the function that it generates. */
export interface Turn {
  /** Unique within a run. */
  readonly key: string;
  readonly made: Made;
  readonly order: Order;
}

/** State that all generator jobs share. */
export interface GeneratorState {
  /** The names of all functions that modules export to each other. */
  readonly names: Names;
  /** Reserves the name of a private function, so that no exported function gets it. */
  keepInside(name: string): void;
  module(path: string): ModuleState;
  /** Returns the function for a key. If there is none, assigns its name and queues its order. */
  readonly named: (key: string, preferredName: string, path: string, order: Order) => Made;
  /** Adds the exported guard for a key and queues its order. */
  readonly offer: (key: string, made: Made, order: Order) => void;
  /** Returns the exported guard for a key, if there is one. */
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
  readonly modules: readonly ModuleState[];
}

export function createGeneratorState(sharing: Deduplication): GeneratorState {
  const privateNames = new Set<string>();
  const names = createNames((name) => privateNames.has(name));
  const modules = new Map<string, ModuleState>();
  const functions = new Map<string, Made>();
  const offers = new Map<string, Made>();
  const shares = new Map<string, unknown>();
  // Turns are removed when taken, so that their functions can be garbage-collected.
  const queue = new Set<Turn>();
  const stock: GeneratorState = {
    names,
    keepInside: (name) => void privateNames.add(name),
    module(path) {
      const existing = modules.get(path);
      if (existing) return existing;
      const created = createModuleStock(path, stock);
      modules.set(path, created);
      return created;
    },
    named(key, preferredName, path, order) {
      const existing = functions.get(key);
      if (existing) return existing;
      const made = { name: names.exactly(preferredName), path };
      functions.set(key, made);
      if (!offers.has(key)) queue.add({ key, made, order });
      return made;
    },
    offer(key, made, order) {
      offers.set(key, made);
      queue.add({ key: `offered ${key}`, made, order });
    },
    offered: (key) => offers.get(key),
    nameOf: (key) => functions.get(key)?.name,
    shared: (key) => shares.get(key),
    share: (key, value) => void shares.set(key, value),
    sharesIn: sharing.isParticipating,
    sharedBy: sharing.sharedSchema,
    next() {
      for (const turn of queue) {
        queue.delete(turn);
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

export interface Import {
  readonly name: string;
  readonly from: string;
  readonly type: boolean;
  /** The local alias, if the name is taken in this module. */
  readonly as?: string;
}

export interface ModuleState {
  /** The path below the target source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  /** Imports a name from the runtime or from another module; returns its local name. */
  runtime(name: RuntimeName, type: boolean): SafeText<'ts'>;
  import(name: string, from: string, type: boolean): SafeText<'ts'>;
  /** Returns the name of a hoisted constant; equal values share one. */
  constant(name: string, value: SafeText<'ts'>, type?: SafeText<'ts'>): SafeText<'ts'>;
  declareConstant(code: SafeText<'ts'>): void;
  /** The private function of this module for a key, if declared. */
  inner(key: string): SafeText<'ts'> | undefined;
  keepInner(key: string, name: SafeText<'ts'>): void;
  /** Reserves the next declaration slot. */
  reserve(place: string): void;
  /** Fills a slot; `print` runs after all functions are declared. */
  fill(place: string, print: () => SafeText<'ts'>): void;
  readonly imports: readonly Import[];
  readonly constants: readonly SafeText<'ts'>[];
  readonly declarations: readonly SafeText<'ts'>[];
}

/** Creates an empty module. */
function createModuleStock(path: string, stock: Pick<GeneratorState, 'names'>): ModuleState {
  const names = createNames(
    (name) => Object.hasOwn(runtimeFiles, name) || reserved.has(name) || stock.names.gave(name),
  );
  const imports = new Map<string, Import>();
  const constants = new Map<string, { readonly name: SafeText<'ts'>; readonly code: SafeText<'ts'> }>();
  const inner = new Map<string, SafeText<'ts'>>();
  const declarations = new Map<string, () => SafeText<'ts'>>();
  const addImport = ({ name, from, type }: Import, isTaken: boolean): SafeText<'ts'> => {
    let as = isTaken ? `${name}_` : name;
    let existing = imports.get(as);
    // A type of the document and a runtime name can be equal, in which case the second import gets an alias.
    while (existing && (existing.name !== name || existing.from !== from)) existing = imports.get((as += '_'));
    imports.set(as, { name, from, type: type && (existing?.type ?? true), ...(as !== name && { as }) });
    return identifier(as);
  };
  return {
    path,
    names,
    // The name of a schema function can equal a runtime name: the guard of a schema `Email` is also called `isEmail`.
    runtime: (name, type) => addImport({ name, from: `runtime/${runtimeFiles[name]}`, type }, stock.names.gave(name)),
    // A local name can have been assigned before the shared name was imported.
    import: (name, from, type) => addImport({ name, from, type }, names.gave(name)),
    constant(name, value, type) {
      const existing = constants.get(value);
      if (existing) return existing.name;
      const freeName = names.exactly(name);
      constants.set(value, {
        name: freeName,
        code: ts`const ${freeName}${type === undefined ? ts`` : ts`: ${type}`} = ${isCall(value) ? ts`/* @__PURE__ */ ${value}` : value};`,
      });
      return freeName;
    },
    declareConstant: (code) => void constants.set(code, { name: code, code }),
    inner: (key) => inner.get(key),
    keepInner: (key, name) => void inner.set(key, name),
    reserve: (place) => void declarations.set(place, () => ts``),
    fill: (place, print) => void declarations.set(place, print),
    get imports() {
      return [...imports.values()];
    },
    get constants() {
      return [...constants.values()].map(({ code }) => code);
    },
    get declarations() {
      return [...declarations.values()].map((print) => print());
    },
  };
}

/** Returns whether the value is a call, which a bundler keeps unless it is marked as pure. */
function isCall(value: SafeText<'ts'>): boolean {
  return /^[A-Za-z_$][\w$]*\(/.test(value);
}

/** Names that every validator function declares itself. */
const reserved: ReadonlySet<string> = new Set(['value', 'problems', 'index', 'key', 'count', 'item', 'matched', 'now']);
