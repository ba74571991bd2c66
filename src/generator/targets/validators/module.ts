// One generated module while it is put together: what it imports, its constants, and its functions.

import type { Code } from '../../emit/code/code.ts';
import { identifier } from '../../emit/code/identifier.ts';
import { string } from '../../emit/code/string.ts';
import { join, ts } from '../../emit/code/typescript.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import { createNames, type Names } from './names.ts';
import { asksForTime, type Reading } from './reading.ts';
import { settledForeign } from './judge/foreign.ts';
import { runtimeFiles, type RuntimeName } from './runtime-names.ts';
import type { Shared } from './sharing.ts';
import type { Workshop } from './workshop.ts';

/** What a function answers: whether a value is valid, what is wrong with it, or which of its members or items are judged. */
export type Mode = 'guard' | 'collect' | 'members' | 'items';

/** A schema as a function judges it. `path` is its place in the schemas of the document, `hint` what names are made of. */
export interface Task {
  readonly assertion: Assertion;
  readonly reading: Reading;
  readonly mode: Mode;
  readonly path: string;
  readonly hint: string;
}

export interface Import {
  readonly name: string;
  readonly from: string;
  readonly type: boolean;
  /** What it is called here, where its own name means something else. */
  readonly as?: string;
}

export interface Module {
  /** Below the target's sources, without an extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  readonly workshop: Workshop;
  runtime(name: RuntimeName, type?: boolean): Code<'ts'>;
  import(name: string, from: string, type?: boolean): Code<'ts'>;
  /** A hoisted constant; equal values share one. */
  constant(name: string, value: Code<'ts'>, type?: Code<'ts'>): Code<'ts'>;
  /** A constant that is declared as it stands. */
  declareConstant(code: Code<'ts'>): void;
  /** A call of a function of this module alone that does the task; equal tasks share one. */
  inner(task: Task, ...values: readonly Code<'ts'>[]): Code<'ts'>;
  /** A call of a schema's function, from whichever module has it. */
  named(id: string, reading: Reading, mode: Mode, ...values: readonly Code<'ts'>[]): Code<'ts'>;
  /** A declaration of this module; those that it asks for itself follow it. */
  declare(make: () => Code<'ts'>): void;
  /** Keeps the next place for a declaration that is known once all others are. */
  reserve(): (make: () => Code<'ts'>) => void;
  readonly imports: readonly Import[];
  readonly constants: readonly Code<'ts'>[];
  readonly declarations: readonly Code<'ts'>[];
}

const prefixes: Readonly<Record<Mode, string>> = { guard: 'accepts', collect: 'problemsOf', members: 'knowsMemberOf', items: 'knowsItemOf' };

/** The name of a function by what it answers. */
export function functionName(mode: Mode, type: string): string {
  return prefixes[mode] + type;
}

/** An empty module. `build` prints the function of a task under a name. */
export function createModule(path: string, workshop: Workshop, build: (module: Module, task: Task, name: Code<'ts'>) => void): Module {
  const names = createNames((name) => Object.hasOwn(runtimeFiles, name) || reserved.has(name) || workshop.names.gave(name));
  const imports = new Map<string, Import>();
  const constants = new Map<string, { readonly name: Code<'ts'>; readonly code: Code<'ts'> }>();
  const tasks = new Map<string, Code<'ts'>>();
  const declarations: (() => Code<'ts'>)[] = [];
  // The time is an argument of those functions alone that come to a rule which asks for it.
  const call = (name: Code<'ts'>, assertion: Assertion, reading: Reading, values: readonly Code<'ts'>[]): Code<'ts'> =>
    ts`${name}(${join([...values, ...(asksForTime(assertion, reading, workshop.readings) ? [ts`now`] : [])], ts`, `)})`;
  const functionOf = (task: Task, shared: Shared | undefined): Code<'ts'> => {
    if (shared?.part) {
      const { name, path: from } = workshop.part(shared.part, task);
      return module.import(name, from);
    }
    const key = workshop.keyOf(task, shared);
    const known = tasks.get(key);
    if (known !== undefined) return known;
    const name = names.exactly(functionName(task.mode, task.hint.charAt(0).toUpperCase() + task.hint.slice(1)));
    workshop.inner.add(name);
    tasks.set(key, name);
    build(module, task, name);
    return name;
  };
  const module: Module = {
    path,
    names,
    workshop,
    import(name, from, type = false) {
      if (from === path) return identifier(name);
      // Something of this module may have been named before what all modules share.
      const as = names.gave(name) ? `${name}_` : name;
      const known = imports.get(as);
      imports.set(as, { name, from, type: type && (known?.type ?? true), ...(as !== name && { as }) });
      return identifier(as);
    },
    runtime(name, type = false) {
      // A schema may be called as the runtime calls something: `Email` has an `isEmail` of its own.
      const as = workshop.names.gave(name) ? `${name}_` : name;
      const known = imports.get(as);
      imports.set(as, { name, from: `runtime/${runtimeFiles[name]}`, type: type && (known?.type ?? true), ...(as !== name && { as }) });
      return identifier(as);
    },
    constant(name, value, type) {
      const known = constants.get(value);
      if (known) return known.name;
      const free = names.exactly(name);
      constants.set(value, { name: free, code: ts`const ${free}${type === undefined ? ts`` : ts`: ${type}`} = ${isCall(value) ? ts`/* @__PURE__ */ ${value}` : value};` });
      return free;
    },
    declareConstant: (code) => void constants.set(code, { name: code, code }),
    inner(asked, ...values) {
      const { wide, shapeOnly, ...reading } = asked.reading;
      const audience = reading.partial ? reading.audience : workshop.readings.settledIn(asked.assertion, reading.audience);
      const settled: Reading = { ...reading, audience, ...(wide && workshop.readings.hasNumbers(asked.assertion) && { wide }), ...(shapeOnly && workshop.readings.hasRules(asked.assertion) && { shapeOnly }) };
      const task = { ...asked, reading: settledForeign(asked.assertion, settled, workshop) };
      const shared = workshop.sharedBy(task, path);
      const found = call(functionOf(shared ? { ...task, path: '' } : task, shared), task.assertion, task.reading, values);
      return shared && task.mode === 'collect' ? ts`${module.runtime('placed')}(${string(task.path)}, ${found})` : found;
    },
    named(id, reading, mode, ...values) {
      const { name, path: from } = mode === 'guard' && values[0] !== 'value' ? workshop.guard(id, reading) : workshop.named(id, reading, mode);
      return call(module.import(name, from), workshop.api.schema(id)?.assertion ?? true, reading, values);
    },
    declare(make) {
      const place = module.reserve();
      const code = make();
      place(() => code);
    },
    reserve() {
      const at = declarations.push(() => ts``) - 1;
      return (make) => {
        declarations[at] = make;
      };
    },
    get imports() {
      return [...imports.values()];
    },
    get constants() {
      return [...constants.values()].map(({ code }) => code);
    },
    get declarations() {
      return declarations.map((make) => make());
    },
  };
  return module;
}

/** Whether a value is made by a call, which a bundler keeps unless it is told that the call does nothing else. */
function isCall(value: Code<'ts'>): boolean {
  return /^[A-Za-z_$][\w$]*\(/.test(value);
}

/** Names that every function has of its own. */
const reserved: ReadonlySet<string> = new Set(['value', 'problems', 'index', 'key', 'count', 'item', 'matched', 'now']);
