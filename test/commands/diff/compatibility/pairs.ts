// Pairs of documents with random schemas, each used by its own operations, with their changes and validators.

import fc from 'fast-check';
import type { Change } from '../../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../../src/generator/commands/diff/compare-apis.ts';
import { createVariantDifferenceCheck } from '../../../../src/generator/commands/diff/schemas/flatten-all-of.ts';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { loadValidators, type LoadedValidators } from '../../../targets/validators/load.ts';
import { documentOf, modelOf } from '../../../targets/validators/model.ts';
import { randomSchemas, type Schema } from '../../../targets/validators/random-schemas.ts';
import { createPicker } from '../rewrites/rewrite.ts';
import { applyRandomEdit } from './random-schema-edits.ts';
import { randomSchemaPair } from './interacting-keyword-schemas.ts';

export interface Pair {
  readonly base: readonly Schema[];
  readonly head: readonly Schema[];
  readonly apis: { readonly base: Api; readonly head: Api };
  /** The changes at every use of a schema. */
  readonly changes: readonly Change[];
  /**
   * The changes to bodies alone, in both directions. Other uses compare schemas with different names, which appear
   * in the changes.
   */
  readonly forward: readonly Change[];
  readonly backward: readonly Change[];
}

/** Creates a pair of random schemas with any keywords; `undefined` if one of the random documents is invalid. */
export async function createRandomPair(seed: number, count: number): Promise<Pair | undefined> {
  const base = fc.sample(randomSchemas(count, []), { numRuns: count, seed });
  const donors = fc.sample(randomSchemas(count, []), { numRuns: count, seed: seed + 1 });
  const pick = createPicker(seed);
  return comparePair(
    base,
    base.map((schema, index) => applyRandomEdit(schema, donors[index] ?? true, pick)),
  );
}

/** Creates a pair of random schemas with interacting keywords; `undefined` if one of the documents is invalid. */
export async function createInteractionPair(seed: number, count: number): Promise<Pair | undefined> {
  const pick = createPicker(seed);
  const pairs = Array.from({ length: count }, () => randomSchemaPair(pick));
  return comparePair(
    pairs.map(([base]) => base),
    pairs.map(([, head]) => head),
  );
}

async function comparePair(base: readonly Schema[], head: readonly Schema[]): Promise<Pair | undefined> {
  const [baseApi, headApi] = [await buildModel(base, base, 'base'), await buildModel(head, base, 'head')];
  const [baseBodies, headBodies] = [await buildModel(base, [], 'base'), await buildModel(head, [], 'head')];
  if (!baseApi || !headApi || !baseBodies || !headBodies) return undefined;
  return {
    base,
    head,
    apis: { base: baseApi, head: headApi },
    changes: listChanges(baseApi, headApi),
    forward: listChanges(baseBodies, headBodies),
    backward: listChanges(headBodies, baseBodies),
  };
}

export async function loadPairValidators({
  apis,
}: Pair): Promise<{ readonly base: LoadedValidators; readonly head: LoadedValidators }> {
  return {
    base: await loadValidators(withVariants(apis.base)),
    head: await loadValidators(withVariants(apis.head)),
  };
}

/** Returns the model with request variants for all schemas that validate requests and responses differently. */
function withVariants(api: Api): Api {
  const needsVariant = createVariantDifferenceCheck(api);
  return { ...api, schemas: api.schemas.map((schema) => ({ ...schema, hasRequestVariant: needsVariant(schema.id) })) };
}

/** The operations that use a schema, with the directions in which it is sent. */
export const schemaUses = [
  { label: 'POST /body', directions: ['request', 'response'] },
  { label: 'GET /parameter', directions: ['request'] },
  { label: 'GET /header', directions: ['response'] },
  { label: 'GET /status', directions: ['response'] },
  { label: 'PUT /range', directions: ['request'] },
] as const;

/**
 * Builds the model of a document that has every use of `ownSchemas`. The document also contains `baseSchemas`, so
 * that the head can narrow what they cover. If `baseSchemas` is empty, the document has only bodies.
 */
async function buildModel(
  ownSchemas: readonly Schema[],
  baseSchemas: readonly Schema[],
  side: 'base' | 'head',
): Promise<Api | undefined> {
  const refTo = (schema: string): object => ({ schema: { $ref: `#/components/schemas/${schema}` } });
  const json = (schema: string): object => ({ content: { 'application/json': refTo(schema) } });
  const noContent = { 204: { description: 'Done.' } };
  const paths: Readonly<Record<string, unknown>> = Object.fromEntries(
    ownSchemas.flatMap((_, index): readonly (readonly [string, unknown])[] => {
      const [name, baseName] = [`S${index}`, `B${index}`];
      const isHead = side === 'head';
      const header = { 204: { description: 'Done.', headers: { 'X-Thing': json(name) } } };
      const status = {
        ...noContent,
        ...(isHead && { 400: { description: 'Wrong.', ...json(name) } }),
        default: { description: 'Wrong.', ...json(baseName) },
      };
      const range = { content: { '*/*': refTo(baseName), ...(isHead && { 'application/json': refTo(name) }) } };
      const body = [
        `/body${index}`,
        { post: { requestBody: json(name), responses: { 200: { description: 'Done.', ...json(name) } } } },
      ] as const;
      if (baseSchemas.length === 0) return [body];
      return [
        body,
        [
          `/parameter${index}`,
          { get: { parameters: [{ name: 'q', in: 'query', ...json(name) }], responses: noContent } },
        ],
        [`/header${index}`, { get: { responses: header } }],
        [`/status${index}`, { get: { responses: status } }],
        [`/range${index}`, { put: { requestBody: range, responses: noContent } }],
      ];
    }),
  );
  const schemas: Readonly<Record<string, unknown>> = Object.fromEntries([
    ...ownSchemas.map((schema, index) => [`S${index}`, schema] as const),
    ...baseSchemas.map((schema, index) => [`B${index}`, schema] as const),
  ]);
  try {
    return await modelOf(documentOf(schemas, { paths }));
  } catch {
    return undefined;
  }
}

/** Returns the changes that affect the operation. */
export function changesOfOperation(changes: readonly Change[], operation: string): readonly Change[] {
  return changes.filter(({ operations }) => operations.includes(operation));
}
