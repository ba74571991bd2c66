// Properties that only responses or only requests have, and schemas that reach one.

import type { Api } from './types/api.ts';
import type { Assertion } from './types/schema.ts';
import { answering } from './dependencies/kept.ts';
import { reading } from './dependencies/reads.ts';
import { eachSubschema } from './visit-schemas.ts';

/** Read-only and write-only markers that the types of an API need. */
export interface Marks {
  /** Returns the marker of a property; `undefined` if both directions have it. */
  of(property: Assertion): 'read' | 'write' | undefined;
  /** Returns whether a schema has a marked property, or reaches one. */
  differ(assertion: Assertion): boolean;
}

/** Keywords that affect types. */
const typed: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
]);

/** Cached, because several targets need it. */
const known = new WeakMap<Api, Marks>();

export function marksOf(api: Api): Marks {
  const marks = known.get(api) ?? findMarks(api);
  known.set(api, marks);
  return marks;
}

function findMarks(api: Api): Marks {
  /**
   * Returns the annotations of a schema and of those that it applies in place; `resolve` returns those of a reference.
   */
  function annotated(assertion: Assertion, named: (id: string) => Annotated): Annotated {
    if (typeof assertion === 'boolean') return neither;
    const { annotations, allOf = [], anyOf = [], ref } = assertion;
    let found = (annotations.readOnly ? read : neither) | (annotations.writeOnly ? write : neither);
    for (const part of allOf) found |= annotated(part, named);
    const present = anyOf.length > 0 ? anyOf.filter((branch) => !isNull(branch)) : [];
    if (present.length === 1) for (const branch of present) found |= annotated(branch, named);
    return ref === undefined ? found : found | named(ref);
  }

  const ofNamed = answering(api, 'annotations of a named schema', () => {
    const remembered = new Map<string, Annotated>();
    /** Caches only top-level results: nested ones lack the schemas of a cycle that were seen before. */
    const named = (id: string, seen?: Set<string>): Annotated => {
      const before = remembered.get(id);
      if (before !== undefined) return before;
      if (seen?.has(id)) return neither;
      const target = api.schema(id);
      const within = (seen ?? new Set<string>()).add(id);
      const found = target === undefined ? neither : annotated(target.assertion, (inner) => named(inner, within));
      if (!seen) remembered.set(id, found);
      return found;
    };
    return (id) => named(id);
  });

  function of(property: Assertion): 'read' | 'write' | undefined {
    const found = annotated(property, ofNamed);
    return found === read ? 'read' : found === write ? 'write' : undefined;
  }

  /** Returns whether a schema itself has a marked property; adds the ids it references to `references`. */
  function own(assertion: Assertion, references: Set<string>): boolean {
    if (typeof assertion === 'boolean') return false;
    const { ref, dynamicRef } = assertion;
    if (ref !== undefined) references.add(ref);
    if (dynamicRef) references.add(dynamicRef.ref);
    let found = false;
    eachSubschema(assertion, (inner, keyword) => {
      if (typed.has(keyword))
        found = own(inner, references) || (keyword === 'properties' && of(inner) !== undefined) || found;
    });
    return found;
  }

  const isMarked = answering(api, 'whether a named schema reaches a marked property', () => {
    const marked = reaching(api, own);
    return (id) => marked.has(id);
  });
  // Positions are no dependency: untracked.
  const { made: roots } = reading(() => new Map(api.schemas.map(({ id, assertion }) => [assertion, id])));
  return {
    of,
    differ(assertion) {
      const id = roots.get(assertion);
      if (id !== undefined) return isMarked(id);
      const references = new Set<string>();
      return own(assertion, references) || [...references].some(isMarked);
    },
  };
}

/** Returns the ids of the schemas for which `hasOwnMarker` holds, and of those that reach one. */
function reaching(api: Api, own: (assertion: Assertion, references: Set<string>) => boolean): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const { id, assertion } of api.schemas) {
    const references = new Set<string>();
    if (own(assertion, references)) waiting.push(id);
    for (const reference of references) {
      const others = users.get(reference);
      if (others) others.push(id);
      else users.set(reference, [id]);
    }
  }
  const found = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const each of users.get(id) ?? []) waiting.push(each);
  }
  return found;
}

/** `readOnly` and `writeOnly` as bits. */
type Annotated = number;
const neither = 0;
const read = 1;
const write = 2;

function isNull(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.length === 1 && assertion.types[0] === 'null';
}
