// Pairs of documents of random schemas, each schema in operations of its own, and what their validators say.

import fc from 'fast-check';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../../src/generator/commands/diff/compare-apis.ts';
import { createVariantCheck } from '../../../src/generator/commands/diff/schemas/request-response-variants.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { loadValidators, type Loaded } from '../../unit/validators/load.ts';
import { documentOf, modelOf } from '../../unit/validators/model.ts';
import { schemas, type Schema } from '../../unit/validators/schemas.ts';
import { pickFrom } from '../rewrites/rewrite.ts';
import { edited } from './edits.ts';
import { grownPair } from './grown.ts';

export interface Pair {
  readonly base: readonly Schema[];
  readonly head: readonly Schema[];
  readonly apis: { readonly base: Api; readonly head: Api };
  /** What differs, at every site. */
  readonly changes: readonly Change[];
  /** The same of bodies alone, and turned round: elsewhere schemas of other names are compared, by which changes are called. */
  readonly forth: readonly Change[];
  readonly back: readonly Change[];
}

/** Schemas of every keyword and their successors; undefined where one of the documents is refused, as some random ones are. */
export async function pairOf(seed: number, count: number): Promise<Pair | undefined> {
  const base = fc.sample(schemas(count, []), { numRuns: count, seed });
  const donors = fc.sample(schemas(count, []), { numRuns: count, seed: seed + 1 });
  const pick = pickFrom(seed);
  return compared(
    base,
    base.map((schema, index) => edited(schema, donors[index] ?? true, pick)),
  );
}

/** Schemas from where keywords meet. */
export async function grownOf(seed: number, count: number): Promise<Pair | undefined> {
  const pick = pickFrom(seed);
  const both = Array.from({ length: count }, () => grownPair(pick));
  return compared(
    both.map(([base]) => base),
    both.map(([, head]) => head),
  );
}

async function compared(base: readonly Schema[], head: readonly Schema[]): Promise<Pair | undefined> {
  const [left, right] = [await model(base, base, 'base'), await model(head, base, 'head')];
  const [before, after] = [await model(base, [], 'base'), await model(head, [], 'head')];
  if (!left || !right || !before || !after) return undefined;
  return {
    base,
    head,
    apis: { base: left, head: right },
    changes: compareModels(left, right),
    forth: compareModels(before, after),
    back: compareModels(after, before),
  };
}

export async function validatorsOf({ apis }: Pair): Promise<{ readonly base: Loaded; readonly head: Loaded }> {
  return {
    base: await loadValidators(ofBothReadings(apis.base)),
    head: await loadValidators(ofBothReadings(apis.head)),
  };
}

/** The model with schemas offered as requests and as responses that operations judge so, also where the shapes of both are the same. */
function ofBothReadings(api: Api): Api {
  const differs = createVariantCheck(api);
  return { ...api, schemas: api.schemas.map((schema) => ({ ...schema, hasRequestVariant: differs(schema.id) })) };
}

/** Where a schema stands, and which laws hold there: those of requests, of answers, or of both. */
export const sites = [
  { label: 'POST /body', directions: ['request', 'response'] },
  { label: 'GET /parameter', directions: ['request'] },
  { label: 'GET /header', directions: ['response'] },
  { label: 'GET /status', directions: ['response'] },
  { label: 'PUT /range', directions: ['request'] },
] as const;

/** `old`: the schemas of the base, which both documents have, so that the head can single out what they covered; none: bodies alone. */
async function model(list: readonly Schema[], old: readonly Schema[], side: 'base' | 'head'): Promise<Api | undefined> {
  const ref = (name: string): object => ({ schema: { $ref: `#/components/schemas/${name}` } });
  const json = (name: string): object => ({ content: { 'application/json': ref(name) } });
  const done = { 204: { description: 'Done.' } };
  const paths: Readonly<Record<string, unknown>> = Object.fromEntries(
    list.flatMap((_, index): readonly (readonly [string, unknown])[] => {
      const [now, before] = [`S${index}`, `B${index}`];
      const head = side === 'head';
      const header = { 204: { description: 'Done.', headers: { 'X-Thing': json(now) } } };
      const status = {
        ...done,
        ...(head && { 400: { description: 'Wrong.', ...json(now) } }),
        default: { description: 'Wrong.', ...json(before) },
      };
      const range = { content: { '*/*': ref(before), ...(head && { 'application/json': ref(now) }) } };
      const body = [
        `/body${index}`,
        { post: { requestBody: json(now), responses: { 200: { description: 'Done.', ...json(now) } } } },
      ] as const;
      if (old.length === 0) return [body];
      return [
        body,
        [`/parameter${index}`, { get: { parameters: [{ name: 'q', in: 'query', ...json(now) }], responses: done } }],
        [`/header${index}`, { get: { responses: header } }],
        [`/status${index}`, { get: { responses: status } }],
        [`/range${index}`, { put: { requestBody: range, responses: done } }],
      ];
    }),
  );
  const named: Readonly<Record<string, unknown>> = Object.fromEntries([
    ...list.map((schema, index) => [`S${index}`, schema] as const),
    ...old.map((schema, index) => [`B${index}`, schema] as const),
  ]);
  try {
    return await modelOf(documentOf(named, { paths }));
  } catch {
    return undefined;
  }
}

/** The changes that the operation meets. */
export function metBy(changes: readonly Change[], operation: string): readonly Change[] {
  return changes.filter(({ operations }) => operations.includes(operation));
}
