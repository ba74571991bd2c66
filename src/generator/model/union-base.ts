// Unions whose branches extend the union itself by `allOf`.

import type { Assertion, ObjectSchema } from './types/schema.ts';
import { without } from './omit-undefined.ts';

/** A branch without the inherited union. */
export interface Inherited {
  readonly id: string;
  readonly base: string;
  readonly assertion: Assertion;
}

/**
 * Returns the schemas of a cycle that extend a union of the cycle by `allOf`. This is a common inheritance pattern: the
 * base lists its subtypes in `oneOf`, and each subtype references the base. Taken literally, validation would not
 * terminate; the intent is that a subtype inherits the properties of the base but not its union.
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

/** Returns the schema without its unions over the cycle, and without its discriminator. */
function withoutUnion(schema: ObjectSchema, within: ReadonlySet<string>): ObjectSchema {
  const { oneOf, anyOf } = schema;
  const rest = without(schema, 'oneOf', 'anyOf', 'discriminator');
  const kept = (branches: readonly Assertion[] | undefined): readonly Assertion[] | undefined =>
    branches?.some((branch) => refersInto(branch, within)) ? undefined : branches;
  const [one, any] = [kept(oneOf), kept(anyOf)];
  return { ...rest, ...(one && { oneOf: one }), ...(any && { anyOf: any }) };
}

/** Returns the schema with the bases in its `allOf` inlined. */
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

/** A plain `$ref` has a source location, annotations, extensions, and unknown extensions. */
const bareMembers = 4;
