// The schemas that a change is about and its sentence does not spell out: what is refused, demanded, added or gone.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { ChangeId } from '../catalogue.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Form } from './normal-form.ts';
import { meaningOf } from './schema-fingerprint.ts';

type Words = Readonly<Record<string, string>>;

/** One side of a change: the schema that was compared, and the part of it that the change is about. */
export interface Half {
  readonly side: Side;
  readonly form: Form;
  readonly part: ObjectSchema | undefined;
}

/** Where the schemas of a kind are, by the start of its id; the first that fits counts. */
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

/** Text that differs where one of these schemas does; undefined where the sentence says all. */
export function unsaid(id: ChangeId, words: Words, base: Half, head: Half): (() => string) | undefined {
  const read = readers.find(([start]) => start.test(id))?.[1];
  if (!read) return undefined;
  const half = (one: Half): string => read(one, words).map((schema) => (schema === undefined ? '' : meaningOf(one.side, asConjunction(one.side, schema)))).join(' ');
  return () => `${half(base)}|${half(head)}`;
}

function asConjunction(side: Side, schema: Assertion | Conjunction): Conjunction {
  return typeof schema === 'object' && 'parts' in schema ? schema : side.conjoin([schema]);
}

/** The branch that begins with the part; none on the side that lacks it. */
function branchesAt({ form, part }: Half): readonly (Conjunction | undefined)[] {
  const branch = form.unions.flatMap(({ branches }) => branches).find(({ conjunction }) => conjunction.parts[0] === part);
  return [branch?.conjunction];
}
