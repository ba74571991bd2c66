// Where all modules are put together: each named schema has its own, and functions are made when first asked for.

import type { Code } from '../../emit/code/code.ts';
import { identifier } from '../../emit/code/identifier.ts';
import type { Api, Schema } from '../../model/declarations/api.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import { compileRules, type RuleBook } from '../../model/rules/compile.ts';
import { orderOf } from '../../model/graph.ts';
import { referenceGraph, visitAssertions } from '../../model/walk.ts';
import type { Report } from '../../report/report.ts';
import { createModule, functionName, type Mode, type Module, type Task } from './module.ts';
import { createNames, type Names } from './names.ts';
import { settledForeign } from './judge/foreign.ts';
import { createContents } from './contents.ts';
import { createReadings, type Reading, type Readings } from './reading.ts';
import { createSharing, type Part, type Shared } from './sharing.ts';

/** How strict the validators are, and about what. */
export interface ValidatorOptions {
  /** Whether `format` is judged or only told. */
  readonly formats: 'assert' | 'annotate';
  /** Whether rules are judged with the shape, or left to whoever asks for them. */
  readonly rules: 'judge' | 'leave';
}

export interface Workshop {
  readonly api: Api;
  readonly report: Report;
  readonly options: ValidatorOptions;
  readonly readings: Readings;
  readonly rules: RuleBook;
  /** The type of a schema in a reading, and where it is declared; absent without a target that declares types. */
  readonly types?: TypeNames;
  /** The names of all functions that modules share. */
  readonly names: Names;
  /** The names of functions that modules keep to themselves: nothing that is shared is called so. */
  readonly inner: Set<string>;
  /** The key under which equal tasks are one; of what is shared, tasks at different places are. */
  keyOf(task: Task, shared?: Shared): string;
  /** What the schema of a task shares with others, as the module `path` has it; undefined for one that has no like. */
  sharedBy(task: Task, path: string): Shared | undefined;
  /** The function of a part, which judges by a schema of its content. */
  part(part: Part, task: Task): { readonly name: string; readonly path: string };
  /** The function of a named schema, and the module that has it. */
  named(id: string, reading: Reading, mode: Mode): { readonly name: string; readonly path: string };
  /** The guard of a named schema: the one that the package offers, where there is one. It tells the compiler the type of what it is given. */
  guard(id: string, reading: Reading): { readonly name: string; readonly path: string };
  /** Makes a guard of a named schema that the package offers, at the next place of the schema's module. */
  offer(schema: Schema, reading: Reading, guard: OfferedGuard): void;
  moduleOf(schema: Schema): Module;
  /** Something that several modules share, made when it is first asked for under its key. */
  shared(key: string, make: () => { readonly name: string; readonly from: string }): { readonly name: string; readonly from: string };
  module(path: string): Module;
  /** The dynamic anchors of a resource, and the schemas that they stand at. */
  anchorsOf(resource: string): ReadonlyMap<string, string>;
  /** Whether schemas of the document ask what others have judged, and so ask a value the same again. */
  readonly asksAgain: boolean;
  /** Whether judging by the schema can go as deep as the value does. */
  isDeep(id: string): boolean;
  /** Makes every function that was asked for. They are made one after the other: references may go as deep as a document. */
  finish(): void;
  readonly modules: readonly Module[];
}

/** Where the type of a schema is found. */
export type TypeNames = (schema: Schema, reading: Reading) => { readonly name: string; readonly from: string } | undefined;

/** A guard as a package offers it. */
export interface OfferedGuard {
  readonly name: Code<'ts'>;
  readonly doc: string;
  /** The type that it tells the compiler of; undefined where it only answers yes or no. */
  readonly type?: Code<'ts'>;
}

export type Build = (module: Module, task: Task, name: Code<'ts'>, exported: boolean) => void;

/** Makes an offered guard. `plain` is its twin that tells no type, once all is made; undefined where nothing asks for one. */
export type BuildGuard = (module: Module, task: Task, guard: OfferedGuard, plain: () => Code<'ts'> | undefined) => () => Code<'ts'>;

/** An empty workshop; `build` prints the function of a task. */
export function createWorkshop(api: Api, options: ValidatorOptions, report: Report, build: Build, buildGuard: BuildGuard, types?: TypeNames): Workshop {
  const rules = compileRules(api, report);
  const readings = createReadings(api, rules);
  const inner = new Set<string>();
  const names = createNames((name) => inner.has(name));
  const assertions = new Map<Assertion, number>();
  const modules = new Map<string, Module>();
  const functions = new Map<string, { readonly name: string; readonly path: string }>();
  const offered = new Map<string, { readonly name: string; readonly path: string }>();
  const deep = deepSchemas(api);
  const anchors = dynamicAnchors(api);
  const waiting: (() => void)[] = [];
  const sharing = createSharing(api.schemas, modulePath, createContents((schema) => (schema.resource ?? schema.dynamicRef) !== undefined || readings.hasRules(schema)));
  const sharings = new Map<string, { readonly name: string; readonly from: string }>();
  const numberOf = (assertion: Assertion): number => {
    const known = assertions.get(assertion);
    if (known !== undefined) return known;
    assertions.set(assertion, assertions.size);
    return assertions.size - 1;
  };
  const keyOfReading = ({ audience, partial, anchors, wide, shapeOnly, foreign }: Reading): string =>
    [audience, wide ? 'wide' : '', shapeOnly ? 'shape' : '', partial ? `partial ${partial.deep} ${partial.resource.map(numberOf).join(' ')}` : '', JSON.stringify([...(foreign ?? [])]), ...[...anchors].map((pair) => pair.join('='))].join();

  const taskOf = (id: string, reading: Reading, mode: Mode) => {
    const schema = api.schema(id);
    if (!schema) throw new Error(`the model has no schema ${id}`);
    const { wide, shapeOnly, partial, ...narrow } = reading;
    const part = partial && readings.hasParts(schema.assertion) ? { partial } : {};
    const audience = part.partial ? reading.audience : readings.settled(id, reading.audience);
    const carried: Reading = { ...narrow, ...part, audience, ...(wide && readings.hasNumbers(schema.assertion) && { wide }), ...(shapeOnly && readings.hasRules(schema.assertion) && { shapeOnly }) };
    const settled = settledForeign(schema.assertion, carried, { api, readings });
    const task: Task = { assertion: schema.assertion, reading: settled, mode, path: pathOf(id), hint: schema.name.value };
    return { schema, settled, task, key: `${mode} ${id} ${keyOfReading(settled)}` };
  };

  const workshop: Workshop = {
    api,
    report,
    options,
    ...(types && { types }),
    readings,
    rules,
    names,
    inner,
    keyOf: ({ assertion, reading, mode, path }, shared) =>
      (shared ? [`content ${shared.content}`, keyOfReading(reading), mode] : [numberOf(assertion), keyOfReading(reading), mode, path]).join('|'),
    sharedBy: ({ assertion, reading }, path) => (reading.partial ?? reading.foreign ?? reading.anchors.size > 0 ? undefined : sharing(assertion, path)),
    part({ path, type }, task) {
      const key = `${path} ${task.mode} ${keyOfReading(task.reading)}`;
      const known = functions.get(key);
      if (known) return known;
      const name = names.exactly(functionName(task.mode, type));
      const made = { name, path };
      functions.set(key, made);
      waiting.push(() => build(workshop.module(path), task, identifier(name), true));
      return made;
    },
    named(id, reading, mode) {
      const { schema, settled, key, task } = taskOf(id, reading, mode);
      const known = functions.get(key);
      if (known) return known;
      const name = names.exactly(functionName(mode, typeName(schema, settled)));
      const module = workshop.moduleOf(schema);
      const made = { name, path: module.path };
      functions.set(key, made);
      if (!offered.has(key)) waiting.push(() => build(module, task, identifier(name), true));
      return made;
    },
    guard(id, reading) {
      return offered.get(taskOf(id, reading, 'guard').key) ?? workshop.named(id, reading, 'guard');
    },
    offer(schema, reading, guard) {
      const { key, task } = taskOf(schema.id, reading, 'guard');
      const module = workshop.moduleOf(schema);
      offered.set(key, { name: guard.name, path: module.path });
      const plain = (): Code<'ts'> | undefined => {
        const found = functions.get(key);
        return found && identifier(found.name);
      };
      const place = module.reserve();
      waiting.push(() => place(buildGuard(module, task, guard, plain)));
    },
    moduleOf: (schema) => workshop.module(modulePath(schema)),
    module(path) {
      const known = modules.get(path);
      if (known) return known;
      const made = createModule(path, workshop, (module, task, name) => build(module, task, name, false));
      modules.set(path, made);
      return made;
    },
    anchorsOf: (resource) => anchors.get(resource) ?? noAnchors,
    shared(key, make) {
      const known = sharings.get(key);
      if (known) return known;
      const made = make();
      sharings.set(key, made);
      return made;
    },
    asksAgain: api.schemas.some(({ assertion }) => hasUnevaluated(assertion)),
    isDeep: (id) => deep.has(id),
    finish() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    get modules() {
      return [...modules.values()];
    },
  };
  return workshop;
}

function modulePath({ name }: Schema): string {
  return `schemas/${name.file}`;
}

/** The name of a schema in a reading: `NodeBalancer`, `NodeBalancerRequest`, `NodeBalancerUpdatePartial`. */
export function typeName({ name }: Schema, { audience, partial, wide, shapeOnly, foreign }: Reading): string {
  if (partial) return `${name.type}Partial`;
  return name.type + (foreign ? 'Relaxed' : '') + (wide ? 'AsRead' : '') + (shapeOnly ? 'Shape' : '') + (audience === 'response' ? '' : audience === 'request' ? 'Request' : 'Exact');
}

/** The place of a named schema in the document, as a URI fragment. */
export function pathOf(id: string): string {
  return `#/components/schemas/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Schemas that lead back to themselves, that compare values of any depth, or that use such a schema. */
function deepSchemas(api: Api): ReadonlySet<string> {
  const graph = referenceGraph(api);
  const deep = new Set(orderOf(graph).rings.flat());
  for (const { id, assertion } of api.schemas) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object' && each.array?.uniqueItems) deep.add(id);
    });
  }
  const users = new Map<string, string[]>();
  for (const [id, targets] of graph) for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  const waiting = [...deep];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const user of users.get(id) ?? []) {
      if (deep.has(user)) continue;
      deep.add(user);
      waiting.push(user);
    }
  }
  return deep;
}

function hasUnevaluated(assertion: Assertion): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    found ||= typeof each === 'object' && (each.object?.unevaluatedProperties ?? each.array?.unevaluatedItems) !== undefined;
  });
  return found;
}

/** No anchor is bound. */
export const noAnchors: ReadonlyMap<string, string> = new Map();

/** Per resource, its dynamic anchors and the schemas that they stand at. */
function dynamicAnchors(api: Api): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { id, assertion } of api.schemas) {
    if (typeof assertion === 'boolean' || assertion.dynamicAnchor === undefined || assertion.resource === undefined) continue;
    found.set(assertion.resource, (found.get(assertion.resource) ?? new Map<string, string>()).set(assertion.dynamicAnchor, id));
  }
  return found;
}
