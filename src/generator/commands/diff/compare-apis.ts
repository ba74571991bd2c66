// Semantic comparison of two API models.

import type { Api, Operation, Conventions, Schema } from '../../model/types/api.ts';
import { type SourceLocation, locatePath } from '../../model/source-location.ts';
import { type Change, type ApiDifference, formatSubject } from './change.ts';
import { createChange, locateChange, worseCodeLevels } from './change-draft.ts';
import {
  compareOperation,
  compareOperationInScope,
  type ApiComparisonContext,
} from './operations/compare-operation.ts';
import { alignBasePaths } from './operations/align-base-paths.ts';
import { compareServers } from './operations/servers.ts';
import {
  operationKey,
  operationLabel,
  pairByKey,
  pairMovedOperations,
  type Pairing,
} from './operations/pair-operations.ts';
import { compareSchemes, findRenamedSchemes } from './operations/security-schemes.ts';
import {
  createScope,
  type ComparisonResults,
  type OriginPair,
  type ComparisonScope,
} from './operations/comparison-scope.ts';
import { compareSecurity, inheritsRootSecurity } from './operations/security.ts';
import { createModelSide, type FlatSchema, type ModelSide } from './schemas/flatten-all-of.ts';
import { createSchemaPairs, worseWireLevels, type SchemaPairs } from './schemas/schema-pairs.ts';
import { propagateChanges } from './schemas/propagate-changes.ts';
import { byCodePoint } from '../../model/naming/code-point-order.ts';
import { canonicalJson } from '../../model/canonical-json.ts';
import { buildReferenceGraph, listReferences, inlineSchemasInOperation } from '../../model/visit-schemas.ts';

/** Returns all changes from `base` to `head`. Ignores differences in notation and component names. */
export function listChanges(base: Api, head: Api): readonly Change[] {
  const pairs = createSchemaPairs(createModelSide(base), createModelSide(head));
  const results: ComparisonResults = { drafts: [], roots: [] };
  const schemeNames = findRenamedSchemes(base.securitySchemes, head.securitySchemes);
  const aligned = alignBasePaths(base, head);
  const context: ApiComparisonContext = { pairs, results, renamedSchemes: schemeNames, base, head, aligned };

  const operations = pairMovedOperations(
    pairByKey(base.operations, head.operations, aligned.head.operationKey, aligned.base.operationKey),
  );
  const rootOrigins = (property: string): OriginPair => ({
    base: rootPropertyOrigin(base, property),
    head: rootPropertyOrigin(head, property),
  });
  const apiScope = createScope(pairs, results, { origins: rootOrigins('x-ashlar') });
  if (usesRootServers(base) === usesRootServers(head))
    compareServers(
      createScope(pairs, results, { origins: rootOrigins('servers') }),
      aligned.base.servers,
      aligned.head.servers,
    );
  compareSchemes(apiScope, base.securitySchemes, head.securitySchemes, schemeNames);
  // Operations without their own security inherit it from the root, where it is compared once.
  const inheritingLabels = operations.both
    .filter((pair) => inheritsRootSecurity(pair.base, pair.head))
    .map((pair) => operationLabel(pair.head));
  const rootSecurityScope = createScope(pairs, results, {
    operations: inheritingLabels,
    origins: rootOrigins('security'),
  });
  if (inheritingLabels.length > 0)
    compareSecurity(
      rootSecurityScope,
      { alternatives: base.security, origin: base.sourceLocation },
      { alternatives: head.security, origin: head.sourceLocation },
      schemeNames,
    );
  compareConventions(apiScope, base.conventions, head.conventions);

  compareOperationPresence(pairs, results, operations);
  for (const pair of operations.both) compareOperation(context, pair.base, pair.head);
  const webhookScope = ({ path }: Operation): ComparisonScope =>
    createScope(pairs, results, { operation: `webhook ${path}`, isReversed: true });
  const webhooks = pairByKey(base.webhooks, head.webhooks, operationKey);
  compareWebhookPresence(webhookScope, webhooks);
  for (const pair of webhooks.both) {
    const origins = { base: pair.base.sourceLocation, head: pair.head.sourceLocation };
    compareOperationInScope(
      context,
      createScope(pairs, results, { operation: `webhook ${pair.head.path}`, isReversed: true, origins }),
      pair.base,
      pair.head,
      new Set(),
    );
  }
  compareUnreferencedSchemas(pairs, results);
  return sortAndMergeChanges([...results.drafts, ...propagateChanges(pairs, results.roots)].map(createChange), head);
}

/** Returns whether the root servers apply to any operation. They do not if every operation has its own servers. */
function usesRootServers({ operations }: Api): boolean {
  return operations.length === 0 || operations.some(({ servers }) => !servers);
}

/** Returns the origin of a root property; the origin of `info` if the property is missing. */
function rootPropertyOrigin({ sourceLocation, info }: Api, property: string): SourceLocation {
  const propertyOrigin = locatePath(sourceLocation, [property]);
  return propertyOrigin.pointer === sourceLocation.pointer ? info.sourceLocation : propertyOrigin;
}

/** Compares two API models. */
export function compareApis(base: Api, head: Api): ApiDifference {
  return { base: describeDocument(base), head: describeDocument(head), changes: listChanges(base, head) };
}

function describeDocument({ info: { title, version, sourceLocation } }: Api): ApiDifference['base'] {
  return { title, version, location: locateChange(sourceLocation, []) };
}

/** Sorts changes and merges duplicates. Order: API, operations in model order, webhooks, shared schemas. */
export function sortAndMergeChanges(changes: readonly Change[], head: Api): readonly Change[] {
  const ranks = new Map(head.operations.map((operation, index) => [operationLabel(operation), index + 1]));
  const rank = ({ subject: { operation, schema } }: Change): number =>
    operation !== undefined ? (ranks.get(operation) ?? ranks.size + 1) : schema !== undefined ? ranks.size + 2 : 0;
  const uniqueChanges = new Map<string, Change>();
  for (const change of changes) {
    const duplicate = uniqueChanges.get(change.fingerprint);
    uniqueChanges.set(change.fingerprint, duplicate ? mergeChanges(duplicate, change) : change);
  }
  const sortable = [...uniqueChanges.values()].map((change, index) => ({
    change,
    rank: rank(change),
    text: formatSubject(change.subject),
    index,
  }));
  return sortable
    .sort((a, b) => a.rank - b.rank || byCodePoint(a.text, b.text) || a.index - b.index)
    .map(({ change }) => change);
}

/** Merges two changes with the same fingerprint. */
function mergeChanges(first: Change, second: Change): Change {
  return {
    ...first,
    operations: [...new Set([...first.operations, ...second.operations])],
    wire: worseWireLevels(first.wire, second.wire),
    code: worseCodeLevels(first.code, second.code),
  };
}

/** Reports operations that exist on one side only. */
export function compareOperationPresence(
  pairs: SchemaPairs,
  results: ComparisonResults,
  { removed, added }: Pairing<Operation>,
): void {
  for (const operation of removed) {
    createScope(pairs, results, {
      operation: operationLabel(operation),
      origins: { base: operation.sourceLocation },
    }).report(operation.deprecated ? 'deprecated-operation-removed' : 'operation-removed', {}, 'request');
  }
  for (const operation of added) {
    createScope(pairs, results, {
      operation: operationLabel(operation),
      origins: { head: operation.sourceLocation },
    }).report(operation.deprecated ? 'deprecated-operation-added' : 'operation-added', {}, 'request');
  }
}

/** Reports webhooks that exist on one side only. */
export function compareWebhookPresence(
  scope: (operation: Operation) => ComparisonScope,
  { removed, added }: Pairing<Operation>,
): void {
  for (const operation of removed)
    scope(operation).report('webhook-removed', {}, 'request', { base: operation.sourceLocation });
  for (const operation of added)
    scope(operation).report('webhook-added', {}, 'request', { head: operation.sourceLocation });
}

export function compareConventions({ report }: ComparisonScope, base: Conventions, head: Conventions): void {
  const [before, after] = [conventionEntries(base), conventionEntries(head)];
  for (const [name, value] of after) {
    const earlier = before.get(name);
    const to = formatSettings(value);
    if (earlier === undefined) report('convention-added', { name, to }, 'request');
    else if (canonicalJson(earlier) !== canonicalJson(value))
      report('convention-changed', { name, from: formatSettings(earlier), to }, 'request');
  }
  for (const [name, value] of before)
    if (!after.has(name)) report('convention-removed', { name, from: formatSettings(value) }, 'request');
}

type ConventionSettings = Readonly<Record<string, string | number>>;

function conventionEntries(conventions: Conventions): ReadonlyMap<string, ConventionSettings> {
  const entries: readonly (readonly [string, ConventionSettings])[] = Object.entries(conventions);
  return new Map(entries);
}

function formatSettings(settings: ConventionSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** Compares schemas with the same name. Reports added and removed schemas only if the documents have no operations. */
function compareUnreferencedSchemas(pairs: SchemaPairs, results: ComparisonResults): void {
  const [base, head] = [pairs.base.api, pairs.head.api];
  const [before, after] = [unreferencedSchemas(base), unreferencedSchemas(head)];
  for (const [id, schema] of after) {
    const earlier = before.get(id);
    if (!earlier) continue;
    for (const direction of ['request', 'response'] as const) {
      const pair = pairs.pair(flattenSchema(pairs.base, earlier), flattenSchema(pairs.head, schema), direction, {
        base: earlier.sourceLocation,
        head: schema.sourceLocation,
      });
      results.roots.push({ pair, direction, steps: [], unreferencedId: id });
    }
  }
  if ([base, head].every(({ operations, webhooks }) => operations.length + webhooks.length === 0))
    reportAddedAndRemoved(pairs, results, before, after);
}

function reportAddedAndRemoved(
  pairs: SchemaPairs,
  results: ComparisonResults,
  before: ReadonlyMap<string, Schema>,
  after: ReadonlyMap<string, Schema>,
): void {
  const removed = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const isEqual = (first: Schema, second: Schema): boolean =>
    (['request', 'response'] as const).every(
      (direction) =>
        !pairs.summarizePair(
          pairs.pair(flattenSchema(pairs.base, first), flattenSchema(pairs.head, second), direction, {}),
        ).differs,
    );
  const report = (id: 'schema-added' | 'schema-removed', { sourceLocation, ...schema }: Schema): void => {
    const changeOrigins = { [id === 'schema-added' ? 'head' : 'base']: { origin: sourceLocation } };
    results.drafts.push({
      id,
      params: {},
      subject: { schema: schema.id, steps: [] },
      operations: [],
      directions: ['request', 'response'],
      ...changeOrigins,
    });
  };
  // A renamed schema is not a change.
  for (const schema of added) if (!removed.some((second) => isEqual(second, schema))) report('schema-added', schema);
  for (const schema of removed) if (!added.some((second) => isEqual(schema, second))) report('schema-removed', schema);
}

function flattenSchema(side: ModelSide, { jsonSchema }: Schema): FlatSchema {
  return side.flattenAllOf([jsonSchema]);
}

/** Returns the schemas that no operation, webhook, or callback references, by ID. */
function unreferencedSchemas(api: Api): ReadonlyMap<string, Schema> {
  const graph = buildReferenceGraph(api);
  // References from shared components do not count unless an operation uses the component.
  const operationSchemas = new Set(
    [...api.operations, ...api.webhooks].flatMap(inlineSchemasInOperation).map(({ jsonSchema }) => jsonSchema),
  );
  const referencedIds = new Set([...operationSchemas].flatMap(listReferences));
  // The loop also visits the IDs that it adds, so it follows indirect references.
  for (const id of referencedIds) for (const nestedId of graph.get(id) ?? []) referencedIds.add(nestedId);
  return new Map(api.schemas.flatMap((schema) => (referencedIds.has(schema.id) ? [] : [[schema.id, schema] as const])));
}
