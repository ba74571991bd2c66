// Plan of one generated module: imports, constants, and the functions it calls.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { settledForeign } from './keywords/read-only-required.ts';
import { namesIn, type Acts } from './acts.ts';
import type { Names } from './names.ts';
import { asksForTime, type Reading } from './validation-variant.ts';
import type { RuntimeName } from './runtime-imports.ts';
import type { Shared } from './deduplicate-schemas.ts';
import type { Workshop } from './function-requests.ts';

/** Result of a validator function: a boolean, problems, or a predicate over evaluated properties or items. */
export type Mode = 'guard' | 'collect' | 'members' | 'items';

/** A request for the validator function of a schema. `hint` is the base of generated names. */
export interface Task {
  readonly assertion: Assertion;
  readonly reading: Reading;
  readonly mode: Mode;
  readonly path: string;
  readonly hint: string;
}

export interface Module {
  /** The path below the target source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  readonly workshop: Workshop;
  runtime(name: RuntimeName, type?: boolean): Code<'ts'>;
  import(name: string, from: string, type?: boolean): Code<'ts'>;
  /** Returns the name of a hoisted constant; equal values share one. */
  constant(name: string, value: Code<'ts'>, type?: Code<'ts'>): Code<'ts'>;
  /** Adds a complete constant declaration. */
  declareConstant(code: Code<'ts'>): void;
  /** Returns a call of a private function of this module; equal requests share the function. */
  inner(task: Task, ...values: readonly Code<'ts'>[]): Code<'ts'>;
  /** Returns the name of a private function of this module, which is declared once per key. */
  once(key: string, wanted: string, make: (name: Code<'ts'>) => Code<'ts'>): Code<'ts'>;
  /** Returns a call of the function of a named schema, imported if necessary. */
  named(id: string, reading: Reading, mode: Mode, ...values: readonly Code<'ts'>[]): Code<'ts'>;
  /** Returns a call of the non-narrowing guard of a named schema: TypeScript must not narrow a rejected value. */
  accepted(id: string, reading: Reading, value: Code<'ts'>): Code<'ts'>;
  /** Adds a declaration. Declarations that `make` adds follow it. */
  declare(make: () => Code<'ts'>): void;
}

const prefixes: Readonly<Record<Mode, string>> = {
  guard: 'accepts',
  collect: 'problemsOf',
  members: 'knowsMemberOf',
  items: 'knowsItemOf',
};

/** Returns the name of a validator function by kind. */
export function functionName(mode: Mode, type: string): string {
  return prefixes[mode] + type;
}

/** Creates the plan of the module `path`; `build` declares the function of a request under a name. */
export function createModule(
  path: string,
  workshop: Workshop,
  acts: Acts,
  build: (module: Module, task: Task, name: Code<'ts'>) => void,
): Module {
  // Only functions that can reach a rule that reads `now` take it as an argument.
  const call = (name: Code<'ts'>, timed: boolean, values: readonly Code<'ts'>[]): Code<'ts'> =>
    ts`${name}(${join([...values, ...(timed ? [ts`now`] : [])], ts`, `)})`;
  const functionOf = (task: Task, shared: Shared | undefined): Code<'ts'> => {
    if (shared?.part) {
      const { name, path: from } = workshop.part(shared.part, shared.content, task);
      return module.import(name, from);
    }
    const key = workshop.keyOf(task, shared);
    const known = acts.inner(path, key);
    if (known !== undefined) return known;
    const name = module.names.exactly(functionName(task.mode, task.hint.charAt(0).toUpperCase() + task.hint.slice(1)));
    acts.keepInner(path, key, name);
    build(module, task, name);
    return name;
  };
  const module: Module = {
    path,
    names: namesIn(path, acts),
    workshop,
    runtime: (name, type = false) => acts.runtime(path, name, type),
    import: (name, from, type = false) => (from === path ? identifier(name) : acts.import(path, name, from, type)),
    constant: (name, value, type) =>
      type === undefined ? acts.constant(path, name, value) : acts.constant(path, name, value, type),
    declareConstant: (code) => acts.declareConstant(path, code),
    inner(asked, ...values) {
      const { wide, shapeOnly, standalone, ...reading } = asked.reading;
      const audience = reading.partial
        ? reading.audience
        : workshop.readings.settledIn(asked.assertion, reading.audience);
      const settled: Reading = {
        ...reading,
        audience,
        ...(wide && workshop.readings.hasNumbers(asked.assertion) && { wide }),
        ...(shapeOnly && workshop.readings.hasRules(asked.assertion) && { shapeOnly }),
        ...(standalone && workshop.readings.hasChangeRules(asked.assertion) && { standalone }),
      };
      const task = { ...asked, reading: settledForeign(asked.assertion, settled, workshop) };
      const shared = workshop.sharedBy(task, path);
      const found = call(
        functionOf(shared ? { ...task, path: '' } : task, shared),
        asksForTime(task.assertion, task.reading, workshop.readings),
        values,
      );
      return shared && task.mode === 'collect'
        ? ts`${module.runtime('placed')}(${string(task.path)}, ${found})`
        : found;
    },
    once(key, wanted, make) {
      const known = acts.inner(path, key);
      if (known !== undefined) return known;
      const name = module.names.exactly(wanted);
      acts.keepInner(path, key, name);
      module.declare(() => make(name));
      return name;
    },
    named(id, reading, mode, ...values) {
      const { name, path: from } =
        mode === 'guard' && values[0] !== 'value' ? workshop.guard(id, reading) : workshop.named(id, reading, mode);
      return call(module.import(name, from), workshop.readings.asksForTime(id, reading), values);
    },
    accepted(id, reading, value) {
      const { name, path: from } = workshop.named(id, reading, 'guard');
      return call(module.import(name, from), workshop.readings.asksForTime(id, reading), [value]);
    },
    declare(make) {
      const place = workshop.place();
      acts.reserve(path, place);
      const code = make();
      acts.fill(path, place, code);
    },
  };
  return module;
}
