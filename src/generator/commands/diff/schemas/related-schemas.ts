// Schemas that a change is about but whose content its message omits.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { ChangeId } from '../catalogue.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Form } from './normal-form.ts';
import { meaningOf } from './schema-fingerprint.ts';

type Words = Readonly<Record<string, string>>;

/** One side of a change: the compared schema, and the part that the change is about. */
export interface Half {
  readonly side: Side;
  readonly form: Form;
  readonly part: ObjectSchema | undefined;
}

/** Accessors for the schemas of a change, by ID pattern. The first matching pattern applies. */
const readers: readonly (readonly [RegExp, (half: Half, words: Words) => readonly (Assertion | Conjunction | undefined)[]])[] = [
  [/^not-/, ({ part }) => [part?.not]],
  [/^(condition|then|else)-/, ({ part }) => [part?.if, part?.then, part?.else]],
  [/^contains-/, ({ part }) => [part?.array?.contains]],
  [/^dependent-schema-/, ({ part }, { name = '' }) => [part?.object?.dependentSchemas?.get(name)]],
  [/^property-names-/, ({ form }) => (form.object?.names ? [form.object.names.value] : [])],
  [/^unevaluated-properties-/, ({ form }) => [form.object?.unevaluated?.value]],
  [/^unevaluated-items-/, ({ form }) => [form.list?.unevaluated?.value]],
  [/^evaluation-/, ({ form }) => [form.conjunction]],
  [/^content-schema-/, ({ form }) => [form.contentSchema?.value]],
  [/^pattern-property-/, ({ form }, { pattern = '' }) => [form.object?.patterns.get(pattern)?.value]],
  [/property-(added|removed|allowed|forbidden)$/, ({ form }, { name = '' }) => [form.object?.members.get(name)]],
  [/^(overlapping-)?branch-/, branchesAt],
  [/^(union-|became-union|became-no-union)/, ({ part }) => [...(part?.anyOf ?? []), ...(part?.oneOf ?? [])]],
];

/** Returns a function for the fingerprints of these schemas; `undefined` if the message is complete. */
export function unsaid(id: ChangeId, words: Words, base: Half, head: Half): (() => string) | undefined {
  const read = readers.find(([start]) => start.test(id))?.[1];
  if (!read) return undefined;
  const half = (one: Half): string => read(one, words).map((schema) => (schema === undefined ? '' : meaningOf(one.side, asConjunction(one.side, schema)))).join(' ');
  return () => `${half(base)}|${half(head)}`;
}

function asConjunction(side: Side, schema: Assertion | Conjunction): Conjunction {
  return typeof schema === 'object' && 'parts' in schema ? schema : side.conjoin([schema]);
}

/** Returns the branch that starts with the part; `undefined` on the side without it. */
function branchesAt({ form, part }: Half): readonly (Conjunction | undefined)[] {
  const branch = form.unions.flatMap(({ branches }) => branches).find(({ conjunction }) => conjunction.parts[0] === part);
  return [branch?.conjunction];
}
