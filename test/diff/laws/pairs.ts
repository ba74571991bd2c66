// Pairs of documents of random schemas, each schema in an operation of its own, and what their validators say.

import fc from 'fast-check';
import type { Change } from '../../../src/generator/diff/change.ts';
import { compare } from '../../../src/generator/diff/compare.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { loadValidators, type Loaded } from '../../unit/validators/load.ts';
import { documentOf, modelOf } from '../../unit/validators/model.ts';
import { schemas, type Schema } from '../../unit/validators/schemas.ts';
import { pickFrom } from '../rewrites/rewrite.ts';
import { edited } from './edits.ts';

export interface Pair {
  readonly base: readonly Schema[];
  readonly head: readonly Schema[];
  readonly apis: { readonly base: Api; readonly head: Api };
  readonly changes: readonly Change[];
  readonly back: readonly Change[];
}

/** Schemas and their successors; undefined where one of the documents is refused, as some random ones are. */
export async function pairOf(seed: number, count: number): Promise<Pair | undefined> {
  const base = fc.sample(schemas(count, []), { numRuns: count, seed });
  const donors = fc.sample(schemas(count, []), { numRuns: count, seed: seed + 1 });
  const pick = pickFrom(seed);
  const head = base.map((schema, index) => edited(schema, donors[index] ?? true, pick));
  const [left, right] = [await model(base), await model(head)];
  if (!left || !right) return undefined;
  return { base, head, apis: { base: left, head: right }, changes: compare(left, right), back: compare(right, left) };
}

export async function validatorsOf({ apis }: Pair): Promise<{ readonly base: Loaded; readonly head: Loaded }> {
  return { base: await loadValidators(apis.base), head: await loadValidators(apis.head) };
}

async function model(list: readonly Schema[]): Promise<Api | undefined> {
  const json = (index: number): object => ({ content: { 'application/json': { schema: { $ref: `#/components/schemas/S${index}` } } } });
  const paths = Object.fromEntries(list.map((_, index) => [`/s${index}`, { post: { requestBody: json(index), responses: { 200: { description: 'Done.', ...json(index) } } } }]));
  const named = Object.fromEntries(list.map((schema, index) => [`S${index}`, schema]));
  try {
    return await modelOf(documentOf(named, { paths }));
  } catch {
    return undefined;
  }
}

/** The changes that the schema of that number meets. */
export function metBy(changes: readonly Change[], index: number): readonly Change[] {
  return changes.filter(({ operations }) => operations.includes(`POST /s${index}`));
}
