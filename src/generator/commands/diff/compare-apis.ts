// Semantic comparison of two API models.

import type { Api, Operation } from '../../model/types/api.ts';
import type { SourceLocation } from '../../model/types/origin.ts';
import { locatePath } from '../../model/locate-origin.ts';
import type { Change, ApiDifference } from './change.ts';
import { createChange } from './report-change.ts';
import { compareOperation, compareWithin, type ApiComparisonContext } from './operations/compare-operation.ts';
import { alignBasePaths } from './operations/moved-base-path.ts';
import { compareConventions } from './operations/conventions.ts';
import { operationKey, operationLabel, pairByKey, pairMovedOperations } from './operations/pair-operations.ts';
import { comparePresence, compareWebhookPresence } from './operations/added-removed.ts';
import { compareSchemes, findRenamedSchemes } from './operations/security-schemes.ts';
import {
  createScope,
  type ComparisonResults,
  type OriginPair,
  type ComparisonScope,
} from './operations/comparison-scope.ts';
import { compareSecurity, inheritsRootSecurity } from './operations/security.ts';
import { compareServers } from './operations/servers.ts';
import { compareUnreferencedSchemas } from './operations/unreferenced-schemas.ts';
import { sortChanges } from './change-order.ts';
import { locateChange } from './change-location.ts';
import { createModelSide } from './schemas/flatten-all-of.ts';
import { createSchemaPairs } from './schemas/schema-pairs.ts';
import { propagateChanges } from './schemas/propagate-changes.ts';

/** Returns all changes from `base` to `head`. Notation and component names do not matter. */
export function compareModels(base: Api, head: Api): readonly Change[] {
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
  const sharedLabels = operations.both
    .filter((pair) => inheritsRootSecurity(pair.base, pair.head))
    .map((pair) => operationLabel(pair.head));
  const sharedScope = createScope(pairs, results, { operations: sharedLabels, origins: rootOrigins('security') });
  if (sharedLabels.length > 0)
    compareSecurity(
      sharedScope,
      { alternatives: base.security, origin: base.sourceLocation },
      { alternatives: head.security, origin: head.sourceLocation },
      schemeNames,
    );
  compareConventions(apiScope, base.conventions, head.conventions);

  comparePresence(pairs, results, operations);
  for (const pair of operations.both) compareOperation(context, pair.base, pair.head);
  const webhookScope = ({ path }: Operation): ComparisonScope =>
    createScope(pairs, results, { operation: `webhook ${path}`, isReversed: true });
  const webhooks = pairByKey(base.webhooks, head.webhooks, operationKey);
  compareWebhookPresence(webhookScope, webhooks);
  for (const pair of webhooks.both) {
    const origins = { base: pair.base.sourceLocation, head: pair.head.sourceLocation };
    compareWithin(
      context,
      createScope(pairs, results, { operation: `webhook ${pair.head.path}`, isReversed: true, origins }),
      pair.base,
      pair.head,
      new Set(),
    );
  }
  compareUnreferencedSchemas(pairs, results);
  return sortChanges([...results.drafts, ...propagateChanges(pairs, results.roots)].map(createChange), head);
}

/** Returns whether the root servers apply to any operation. They do not if each operation has its own servers. */
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
  return { base: describeDocument(base), head: describeDocument(head), changes: compareModels(base, head) };
}

function describeDocument({ info: { title, version, sourceLocation } }: Api): ApiDifference['base'] {
  return { title, version, place: locateChange(sourceLocation, []) };
}
