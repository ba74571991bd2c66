// What a branch of a union inherits from the union itself, where it builds on it: everything but the union.

import type { Assertion, ObjectSchema } from './types/schema.ts';
import { without } from './omit-undefined.ts';

/** What a schema reads as instead of a ring, and whose union it does not inherit. */
export interface Inherited {
  readonly id: string;
  readonly base: string;
  readonly assertion: Assertion;
}

/**
 * The schemas of a ring that extend, by `allOf`, a union of the ring. Authors of inheritance write so: the base lists
 * its children in `oneOf`, each child takes over the base's members. Read to the letter, judging would never end; what
 * is meant is that a child has the members, and that the union is judged where a value of the base is wanted.
 */
export function inheritors(ring: readonly string[], read: (id: string) => Assertion | undefined): readonly Inherited[] {
  const within = new Set(ring);
  const bases = new Map<string, ObjectSchema>();
  for (const id of ring) {
    const assertion = read(id);
    if (typeof assertion === 'object' && listsAny(assertion, within)) bases.set(id, withoutUnion(assertion, within));
  }
  const found: Inherited[] = [];
  for (const id of ring) {
    const assertion = read(id);
    if (typeof assertion !== 'object') continue;
    const met = new Set<string>();
    const changed = extended(assertion, id, bases, met);
    for (const base of met) found.push({ id, base, assertion: changed });
  }
  return found;
}

function listsAny({ oneOf = [], anyOf = [] }: ObjectSchema, within: ReadonlySet<string>): boolean {
  return [...oneOf, ...anyOf].some((branch) => refersInto(branch, within));
}

function refersInto(branch: Assertion, within: ReadonlySet<string>): boolean {
  return typeof branch === 'object' && branch.ref !== undefined && within.has(branch.ref);
}

/** The schema without its unions over the ring, and without what tells their branches apart. */
function withoutUnion(schema: ObjectSchema, within: ReadonlySet<string>): ObjectSchema {
  const { oneOf, anyOf } = schema;
  const rest = without(schema, 'oneOf', 'anyOf', 'discriminator');
  const kept = (branches: readonly Assertion[] | undefined): readonly Assertion[] | undefined =>
    branches?.some((branch) => refersInto(branch, within)) ? undefined : branches;
  const [one, any] = [kept(oneOf), kept(anyOf)];
  return { ...rest, ...(one && { oneOf: one }), ...(any && { anyOf: any }) };
}

/** The schema with what its parts refer to written out, where that is a union that the schema is a branch of. */
function extended(
  schema: ObjectSchema,
  own: string,
  bases: ReadonlyMap<string, ObjectSchema>,
  met: Set<string>,
): ObjectSchema {
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => {
    if (typeof part === 'boolean') return part;
    const base = part.ref === undefined || part.ref === own ? undefined : bases.get(part.ref);
    if (base && part.ref !== undefined) {
      met.add(part.ref);
      const beside = without(part, 'ref');
      return Object.values(beside).length > bareMembers ? { ...beside, allOf: [...(beside.allOf ?? []), base] } : base;
    }
    return extended(part, own, bases, met);
  });
  return met.size === 0 ? schema : { ...schema, allOf: parts };
}

/** A reference alone has an origin, annotations, facts and what is foreign. */
const bareMembers = 4;
