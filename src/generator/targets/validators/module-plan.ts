// One generated module as its functions are made in it: what they import, their constants, and the functions that they call.

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
  /** The name of a function of this module alone; it is made once for each key. */
  once(key: string, wanted: string, make: (name: Code<'ts'>) => Code<'ts'>): Code<'ts'>;
  /** A call of a schema's function, from whichever module has it. */
  named(id: string, reading: Reading, mode: Mode, ...values: readonly Code<'ts'>[]): Code<'ts'>;
  /** Whether a named schema accepts a value; unlike a guard, it tells the compiler nothing of one that is refused. */
  accepted(id: string, reading: Reading, value: Code<'ts'>): Code<'ts'>;
  /** A declaration of this module; those that it asks for itself follow it. */
  declare(make: () => Code<'ts'>): void;
}

const prefixes: Readonly<Record<Mode, string>> = {
  guard: 'accepts',
  collect: 'problemsOf',
  members: 'knowsMemberOf',
  items: 'knowsItemOf',
};

/** The name of a function by what it answers. */
export function functionName(mode: Mode, type: string): string {
  return prefixes[mode] + type;
}

/** The module `path`, as it is worked at. `build` prints the function of a task under a name. */
export function createModule(
  path: string,
  workshop: Workshop,
  acts: Acts,
  build: (module: Module, task: Task, name: Code<'ts'>) => void,
): Module {
  // The time is an argument of those functions alone that come to a rule which asks for it.
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
