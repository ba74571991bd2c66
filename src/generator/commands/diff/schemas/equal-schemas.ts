// Detection of schemas that are equal in both models, including all referenced schemas.

import { lists, maps, single } from '../../../model/read-schema/subschema-keywords.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';

/** Returns whether two schemas are certainly equal. False if they differ or if checking is too expensive. */
export type Unchanged = (base: Conjunction, head: Conjunction) => boolean;

export function createUnchanged(base: Side, head: Side): Unchanged {
  let settled: ReadonlySet<string> | undefined;
  const answers = new Map<Conjunction, Map<Conjunction, boolean>>();
  const find = (left: Conjunction, right: Conjunction): boolean => {
    if (left.never !== right.never || left.parts.length !== right.parts.length) return false;
    const known = (settled ??= settledIds(base.api, head.api));
    const names = head.namesOf(right);
    const name = base.namesOf(left).find((each) => names.includes(each));
    if (name !== undefined) return known.has(name);
    const references = new Set<string>();
    return left.parts.every((part, at) => sameSchema(part, right.parts[at], references)) && [...references].every((id) => known.has(id));
  };
  return (left, right) => {
    const row = answers.get(left) ?? new Map<Conjunction, boolean>();
    answers.set(left, row);
    const answer = row.get(right) ?? find(left, right);
    row.set(right, answer);
    return answer;
  };
}

/** Returns the IDs of named schemas that are equal on both sides, including all schemas that they reference. */
function settledIds(base: Api, head: Api): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const settled = new Set<string>();
  const unsettled: string[] = [];
  for (const { id, assertion, readingsDiffer } of base.schemas) {
    const other = head.schema(id);
    const references = new Set<string>();
    if (!other || other.readingsDiffer !== readingsDiffer || !same(assertion, other.assertion, references)) {
      unsettled.push(id);
      continue;
    }
    settled.add(id);
    for (const reference of references) {
      const known = users.get(reference);
      if (known) known.push(id);
      else users.set(reference, [id]);
    }
  }
  for (let id = unsettled.pop(); id !== undefined; id = unsettled.pop()) {
    for (const user of users.get(id) ?? []) if (settled.delete(user)) unsettled.push(user);
  }
  return settled;
}

function same(base: Assertion | undefined, head: Assertion | undefined, references: Set<string>): boolean {
  return typeof base === 'object' ? sameSchema(base, head, references) : base === head;
}

const applicators: ReadonlySet<string> = new Set([...single, ...lists, ...maps]);
const groups: ReadonlySet<string> = new Set(['number', 'string', 'array', 'object']);
/** Dynamic references depend on the evaluation path, so they are always compared. */
const wandering: ReadonlySet<string> = new Set(['dynamicRef', 'dynamicAnchor', 'resource']);
/** Annotations that the comparison ignores. */
const unheard: ReadonlySet<string> = new Set(['description', 'comment', 'examples', 'externalDocs', 'xml']);

/** Compares the schemas themselves, and adds all referenced IDs to `references`. */
function sameSchema(base: ObjectSchema, head: Assertion | undefined, references: Set<string>): boolean {
  if (typeof head !== 'object' || base.facts !== head.facts || base.foreign.size + head.foreign.size > 0) return false;
  if (base.ref !== undefined) references.add(base.ref);
  for (const id of base.discriminator?.mapping.values() ?? []) references.add(id);
  return sameMembers(base, head, (key, left, right) => {
    if (key === 'origin' || key === 'facts' || key === 'foreign') return true;
    if (wandering.has(key)) return false;
    if (groups.has(key)) return sameMembers(left, right, (inner, one, other) => sameKeyword(inner, one, other, references));
    if (key === 'annotations') return sameMembers(left, right, (name, one, other) => unheard.has(name) || equal(one, other));
    return sameKeyword(key, left, right, references);
  });
}

function sameKeyword(key: string, left: unknown, right: unknown, references: Set<string>): boolean {
  if (!applicators.has(key)) return equal(left, right);
  // The values of these keywords are schemas; key types are not narrowed.
  if (Array.isArray(left)) return Array.isArray(right) && left.length === right.length && left.every((each: Assertion, at) => same(each, right[at] as Assertion, references));
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right, (each, other) => same(each as Assertion, other as Assertion, references));
  return same(left as Assertion | undefined, right as Assertion | undefined, references);
}

/** Returns whether `isEqual` holds for each property of either object. */
function sameMembers(base: unknown, head: unknown, judge: (key: string, left: unknown, right: unknown) => boolean): boolean {
  if (typeof base !== 'object' || typeof head !== 'object' || !base || !head) return base === head;
  const [left, right] = [base as Record<string, unknown>, head as Record<string, unknown>];
  for (const key in right) if (!(key in left) && !judge(key, undefined, right[key])) return false;
  for (const key in left) if (!judge(key, left[key], right[key])) return false;
  return true;
}

/** Deep equality: ordered for arrays, unordered for maps and objects. */
function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left)) return Array.isArray(right) && left.length === right.length && left.every((each, at) => equal(each, right[at]));
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right, equal);
  if (Array.isArray(right) || right instanceof Map) return false;
  const [one, other] = [Object.entries(left), new Map(Object.entries(right))];
  return one.length === other.size && one.every(([key, each]) => other.has(key) && equal(each, other.get(key)));
}

function sameEntries(left: ReadonlyMap<unknown, unknown>, right: ReadonlyMap<unknown, unknown>, judge: (left: unknown, right: unknown) => boolean): boolean {
  if (left.size !== right.size) return false;
  for (const [key, each] of left) if (!right.has(key) || !judge(each, right.get(key))) return false;
  return true;
}
