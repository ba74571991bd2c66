// Requests for validator functions: document analysis, names, and functions of other modules.

import type { Code } from '../../code/branded-text.ts';
import type { Schema } from '../../model/types/api.ts';
import type { DerivedNames } from '../../model/naming/derived-names.ts';
import { namesIn, type Acts } from './acts.ts';
import { modulePath, type Facts } from './schema-analysis.ts';
import type { GuardParts } from './type-guard.ts';
import { settledForeign } from './keywords/read-only-required.ts';
import { resourceOf } from './keywords/partial-update.ts';
import { createModule, functionName, type Mode, type Module, type Task } from './module-plan.ts';
import type { Names } from './names.ts';
import type { Reading } from './validation-variant.ts';
import type { Part, Shared } from './deduplicate-schemas.ts';
import type { Made, OfferedGuard, Order } from './stock.ts';

export interface Workshop extends Facts {
  /** The names of all functions that modules export to each other. */
  readonly names: Names;
  /** Returns a unique ID for a declaration slot. */
  place(): string;
  /**
   * Returns the key that equal requests share: per module and schema pointer, or per fingerprint if the schema is
   * shared.
   */
  keyOf(task: Task, shared?: Shared): string;
  /**
   * Returns what the schema shares with equal schemas, as seen from the module `path`; `undefined` if it is not
   * shared.
   */
  sharedBy(task: Task, path: string): Shared | undefined;
  /** Requests the function of a shared module, for schemas with the fingerprint. */
  part(part: Part, content: number, task: Task): Made;
  /** Requests the function of a named schema; returns its name and module. */
  named(id: string, reading: Reading, mode: Mode): Made;
  /** Requests the narrowing guard of a named schema: the exported one if there is one. */
  guard(id: string, reading: Reading): Made;
  /** Declares the exported guard of a named schema in the next slot of its module. */
  offer(schema: Schema, reading: Reading, guard: OfferedGuard): void;
  /** Fills the slot of an exported guard. */
  offered(order: Offer, path: string, guard: GuardParts): void;
  moduleOf(schema: Schema): Module;
  /** Returns a value that several modules share; creates it on first use. It must be plain data. */
  shared<T>(key: string, make: () => T): T;
  module(path: string): Module;
}

type Offer = Extract<Order, { readonly sort: 'offered' }>;

export type Build = (module: Module, task: Task, name: Code<'ts'>, exported: boolean) => void;

/** Creates a generator that records its operations in `acts`; `label` makes its slot IDs unique. */
export function createWorkshop(facts: Facts, acts: Acts, label: string, build: Build): Workshop {
  const { api, contents } = facts;
  const modules = new Map<string, Module>();
  let places = 0;
  const keyOfReading = ({
    audience,
    partial,
    anchors,
    wide,
    shapeOnly,
    standalone,
    foreign,
    certain,
  }: Reading): string =>
    [
      audience,
      wide ? 'wide' : '',
      shapeOnly ? 'shape' : '',
      standalone ? 'standalone' : '',
      partial ? `partial ${partial.deep} ${resourceOf(partial, api).map(contents).join(' ')}` : '',
      JSON.stringify([...(foreign ?? [])]),
      ...(certain ? [`certain ${JSON.stringify([...certain])}`] : []),
      ...[...anchors].map((pair) => pair.join('=')),
    ].join();
  const askedFor = (id: string, reading: Reading, mode: Mode) => {
    const schema = api.schema(id);
    if (!schema) throw new Error(`the model has no schema ${id}`);
    const settled = settledFor(schema, reading, facts);
    return { schema, settled, key: `${mode} ${id} ${keyOfReading(settled)}` };
  };
  const workshop: Workshop = {
    ...facts,
    names: namesIn('', acts),
    place: () => `${label} ${places++}`,
    keyOf: ({ assertion, reading, mode, path }, shared) =>
      (shared
        ? [`content ${shared.content}`, keyOfReading(reading), mode]
        : [contents(assertion), keyOfReading(reading), mode, path]
      ).join('|'),
    sharedBy({ assertion, reading }, path) {
      if (reading.partial ?? reading.foreign ?? reading.certain ?? (reading.anchors.size > 0 || !acts.sharesIn(path)))
        return undefined;
      return acts.sharedBy(contents(assertion), path);
    },
    part({ path, type }, content, { mode, reading, hint }) {
      const key = `${path} ${mode} ${keyOfReading(reading)}`;
      return acts.named(key, functionName(mode, type), path, { sort: 'part', content, reading, mode, hint });
    },
    named(id, reading, mode) {
      const { schema, settled, key } = askedFor(id, reading, mode);
      return acts.named(key, functionName(mode, typeName(schema, settled, facts.derived)), modulePath(schema), {
        sort: 'named',
        id,
        reading: settled,
        mode,
      });
    },
    guard(id, reading) {
      const { key } = askedFor(id, reading, 'guard');
      return acts.offered(key) ?? workshop.named(id, reading, 'guard');
    },
    offer(schema, reading, guard) {
      const { id } = schema;
      const { key, settled } = askedFor(id, reading, 'guard');
      const [place, path] = [workshop.place(), modulePath(schema)];
      acts.reserve(path, place);
      acts.offer(key, { name: guard.name, path }, { sort: 'offered', id, reading: settled, guard, place });
    },
    offered({ id, reading, place }, path, guard) {
      acts.fillGuard(path, place, guard, askedFor(id, reading, 'guard').key);
    },
    moduleOf: (schema) => workshop.module(modulePath(schema)),
    module(path) {
      const known = modules.get(path);
      if (known) return known;
      acts.open(path);
      const made = createModule(path, workshop, acts, (module, task, name) => build(module, task, name, false));
      modules.set(path, made);
      return made;
    },
    shared<T>(key: string, make: () => T): T {
      const known = acts.shared(key);
      if (known !== undefined) return known as T; // a key always has the same type of value
      const made = make();
      acts.share(key, made);
      return made;
    },
  };
  return workshop;
}

/**
 * Returns the variant that represents all equal variants of a named schema. Depends on the schema only where the
 * analysis does not cover it.
 */
function settledFor(
  schema: Schema,
  { wide, shapeOnly, standalone, partial, ...narrow }: Reading,
  facts: Facts,
): Reading {
  const { id } = schema;
  const { readings } = facts;
  const part = partial && readings.named.hasParts(id) ? { partial } : {};
  const audience = part.partial ? narrow.audience : readings.settled(id, narrow.audience);
  const carried: Reading = {
    ...narrow,
    ...part,
    audience,
    ...(wide && readings.named.hasNumbers(id) && { wide }),
    ...(shapeOnly && readings.named.hasRules(id) && { shapeOnly }),
    ...(standalone && readings.named.hasChangeRules(id) && { standalone }),
  };
  return settledForeign(schema.assertion, carried, facts);
}

/** Returns the type name of a schema variant: `NodeBalancer`, `NodeBalancerRequest`, `NodeBalancerUpdatePartial`. */
export function typeName(
  schema: Schema,
  { audience, partial, wide, shapeOnly, standalone, foreign, certain }: Reading,
  derived: DerivedNames,
): string {
  const { name } = schema;
  if (partial) return `${name.type}Partial`;
  if (audience === 'request' && !(foreign ?? certain ?? wide ?? shapeOnly ?? standalone))
    return derived.of(schema, 'Request').name;
  return (
    name.type +
    ((foreign ?? certain) ? 'Relaxed' : '') +
    (wide ? 'AsRead' : '') +
    (shapeOnly ? 'Shape' : '') +
    (standalone ? 'Standalone' : '') +
    (audience === 'response' ? '' : audience === 'request' ? 'Request' : 'Exact')
  );
}

/** Returns the URI fragment of a named schema in the document. */
export function pathOf(id: string): string {
  return `#/components/schemas/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
