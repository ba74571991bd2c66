// Flattening of `$ref` and `allOf` into one list of schemas.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { appliedInPlace, orderOf } from '../../../model/reference-graph.ts';
import type { Form } from './normal-form.ts';
import { readForm } from './to-normal-form.ts';
import { createReadings } from './request-response-variants.ts';

/** Flat schema. Interned: the same parts always give the same object. */
export interface Conjunction {
  readonly key: string;
  /** Outermost first; empty if any value is valid. */
  readonly parts: readonly ObjectSchema[];
  /** Whether `false` is one of the parts. */
  readonly never: boolean;
}

/** Schemas of one model, prepared for comparison. */
export interface Side {
  readonly api: Api;
  /** Flattens the combination of the given schemas. */
  conjoin(assertions: readonly Assertion[]): Conjunction;
  /** Returns the normal form. Cached. */
  form(conjunction: Conjunction): Form;
  /** Returns the normal form without merging unions whose branches have distinct types. */
  unionForm(conjunction: Conjunction): Form;
  /** Returns the IDs of the named schemas that are equal to the flat schema, in model order. */
  namesOf(conjunction: Conjunction): readonly string[];
  /** Returns whether the named schema has different request and response variants. */
  readingsDiffer(id: string): boolean;
}

/** Returns the referenced ID if the schema is only a reference. */
export function namedBy(assertion: Assertion): string | undefined {
  return typeof assertion === 'object' && assertion.ref !== undefined && isSilent(assertion) ? assertion.ref : undefined;
}

/** Returns whether a schema has no constraints of its own besides `$ref` and `allOf`. */
function isSilent(schema: ObjectSchema): boolean {
  for (const key in schema) {
    if (!silent.has(key)) return false;
  }
  const { annotations, facts, foreign } = schema;
  for (const key in annotations) if (heard.has(key)) return false;
  return facts.rules.length === 0 && !facts.filterable && !facts.lifecycle && !facts.round && !facts.redacted && facts.message === undefined && foreign.size === 0;
}

/** Fast path: most schemas neither refer to nor combine others. */
function isAlone(assertion: Assertion): assertion is ObjectSchema {
  return typeof assertion === 'object' && assertion.ref === undefined && assertion.allOf === undefined && assertion.dynamicRef === undefined;
}

const silent: ReadonlySet<string> = new Set(['origin', 'ref', 'dynamicRef', 'allOf', 'resource', 'dynamicAnchor', 'annotations', 'facts', 'foreign']);
/** Annotations that the comparison uses. */
const heard: ReadonlySet<string> = new Set(['default', 'deprecated', 'readOnly', 'writeOnly', 'format']);

/** Maximum recursion depth of in-place schemas; beyond it, all named schemas are prepared bottom-up. */
const deepest = 100;

/** Schemas that combine more schemas than this have no name in the comparison: the operation names them. */
const mostBuiltOf = 300;

/**
 * Returns the named schemas that combine few others. Without the limit, long inheritance chains take quadratic time.
 */
function builtOfFew(api: Api): Api['schemas'] {
  const edges = new Map(api.schemas.map(({ id, assertion }) => [id, appliedInPlace(assertion)]));
  const sizes = new Map<string, number>();
  for (const id of orderOf(edges).order) sizes.set(id, (edges.get(id) ?? []).reduce((sum, other) => Math.min(sum + (sizes.get(other) ?? 0), mostBuiltOf), 1));
  return api.schemas.filter(({ id }) => (sizes.get(id) ?? 1) < mostBuiltOf);
}

function namedOf(api: Api, conjoin: Side['conjoin']): Map<Conjunction, string[]> {
  const found = new Map<Conjunction, string[]>();
  for (const { id, assertion } of builtOfFew(api)) {
    const conjunction = conjoin([assertion]);
    const known = found.get(conjunction);
    if (known) known.push(id);
    else found.set(conjunction, [id]);
  }
  return found;
}

const nameless: readonly string[] = [];

export function createSide(api: Api): Side {
  const numbers = new Map<ObjectSchema, number>();
  const interned = new Map<string, Conjunction>();
  const single = new Map<Assertion, Conjunction>();
  const forms = new Map<Conjunction, Form>();
  const unionForms = new Map<Conjunction, Form>();
  const numberOf = (part: ObjectSchema): number => {
    const known = numbers.get(part);
    if (known !== undefined) return known;
    numbers.set(part, numbers.size);
    return numbers.size - 1;
  };

  const conjoin = (assertions: readonly Assertion[]): Conjunction => {
    const [only] = assertions;
    if (assertions.length !== 1 || only === undefined) return flatten(assertions);
    const known = single.get(only);
    if (known) return known;
    const made = isAlone(only) ? intern(isSilent(only) ? [] : [only], false) : flatten(assertions);
    single.set(only, made);
    return made;
  };
  const intern = (parts: readonly ObjectSchema[], never: boolean): Conjunction => {
    const key = `${never ? '!' : ''}${parts.map(numberOf).sort((a, b) => a - b).join(' ')}`;
    const known = interned.get(key);
    if (known) return known;
    const made: Conjunction = { key, parts, never };
    interned.set(key, made);
    return made;
  };
  const flatten = (assertions: readonly Assertion[]): Conjunction => {
    const seen = new Set<ObjectSchema>();
    const parts: ObjectSchema[] = [];
    let never = false;
    const waiting = assertions.toReversed();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'boolean') {
        never ||= !next;
        continue;
      }
      if (seen.has(next)) continue;
      seen.add(next);
      if (!isSilent(next)) parts.push(next);
      waiting.push(...(next.allOf ?? []).toReversed());
      for (const id of [next.dynamicRef?.ref, next.ref]) {
        const target = id === undefined ? undefined : api.schema(id)?.assertion;
        if (target !== undefined) waiting.push(target);
      }
    }
    return intern(parts, never);
  };

  let depth = 0;
  let names: Map<Conjunction, string[]> | undefined;
  const side: Side = {
    api,
    conjoin,
    namesOf: (conjunction) => {
      names ??= namedOf(api, conjoin);
      return (conjunction.parts.length === 0 ? undefined : names.get(conjunction)) ?? nameless;
    },
    readingsDiffer: createReadings(api),
    unionForm: (conjunction) => {
      const made = unionForms.get(conjunction) ?? readForm(side, conjunction, true);
      unionForms.set(conjunction, made);
      return made;
    },
    form: (conjunction) => {
      const known = forms.get(conjunction);
      if (known) return known;
      if (depth === deepest) {
        depth++;
        readAll();
      }
      depth++;
      const made = forms.get(conjunction) ?? readForm(side, conjunction);
      depth--;
      forms.set(conjunction, made);
      return made;
    },
  };
  // Chains can be as long as the document. In post-order, each schema finds its dependencies prepared.
  const readAll = (): void => {
    const edges = new Map(api.schemas.map(({ id, assertion }) => [id, appliedInPlace(assertion)]));
    for (const id of orderOf(edges).order) side.form(conjoin([api.schema(id)?.assertion ?? true]));
  };
  return side;
}
