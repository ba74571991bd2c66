// Comparison of two operations.

import type { Api, Callback, Operation } from '../../../model/types/api.ts';
import type { SchemaPairs } from '../schemas/schema-pairs.ts';
import type { AlignedApi } from './align-base-paths.ts';
import { compareServers } from './servers.ts';
import { compareBodies, compareResponses } from './request-and-responses.ts';
import { compareExtensions } from './operation-extensions.ts';
import { operationKey, operationLabel, pairByKey, explicitOperationId } from './pair-operations.ts';
import { compareParameters } from './parameters-and-headers.ts';
import { createScope, type ComparisonResults, type ComparisonScope } from './comparison-scope.ts';
import { compareSecurity, inheritsRootSecurity, effectiveSecurity, type RenamedSchemes } from './security.ts';

/** State shared by the comparison of all operations. */
export interface ApiComparisonContext {
  readonly pairs: SchemaPairs;
  readonly results: ComparisonResults;
  readonly renamedSchemes: RenamedSchemes;
  readonly base: Api;
  readonly head: Api;
  readonly aligned: { readonly base: AlignedApi; readonly head: AlignedApi };
}

export function compareOperation(context: ApiComparisonContext, base: Operation, head: Operation): void {
  const scope = createScope(context.pairs, context.results, {
    operation: operationLabel(head),
    origins: { base: base.sourceLocation, head: head.sourceLocation },
  });
  compareOperationInScope(context, scope, base, head, new Set());
}

/**
 * Compares two operations, webhooks, or callback operations, and reports the changes to the scope. `seen`: operations
 * that were already visited, to stop at callback cycles.
 */
export function compareOperationInScope(
  context: ApiComparisonContext,
  scope: ComparisonScope,
  base: Operation,
  head: Operation,
  seen: Set<Operation>,
): void {
  if (seen.has(head)) return;
  seen.add(head);
  compareOperationMetadata(
    scope,
    base,
    head,
    context.aligned.base.operationKey(base) !== context.aligned.head.operationKey(head),
  );
  compareParameters(scope, base, head);
  compareBodies(scope, base.requestBody, head.requestBody);
  compareResponses(scope, base, head);
  if (!inheritsRootSecurity(base, head))
    compareSecurity(
      scope,
      effectiveSecurity(base, context.base),
      effectiveSecurity(head, context.head),
      context.renamedSchemes,
    );
  if (base.servers ?? head.servers)
    compareServers(scope, context.aligned.base.serversOf(base), context.aligned.head.serversOf(head));
  compareExtensions(scope, base, head);
  compareCallbacks(context, scope, base.callbacks, head.callbacks, seen);
}

function compareCallbacks(
  context: ApiComparisonContext,
  scope: ComparisonScope,
  base: readonly Callback[],
  head: readonly Callback[],
  seen: Set<Operation>,
): void {
  const { both, removed, added } = pairByKey(base, head, ({ name }) => name);
  for (const { name } of added) scope.report('callback-added', { name }, 'response');
  for (const { name } of removed) scope.report('callback-removed', { name }, 'response');
  for (const pair of both) {
    const operations = pairByKey(pair.base.operations, pair.head.operations, operationKey);
    for (const operation of operations.added)
      scope.report('callback-added', { name: `${pair.head.name} (${operationLabel(operation)})` }, 'response', {
        head: operation.sourceLocation,
      });
    for (const operation of operations.removed)
      scope.report('callback-removed', { name: `${pair.base.name} (${operationLabel(operation)})` }, 'response', {
        base: operation.sourceLocation,
      });
    for (const operationPair of operations.both) {
      const callbackScope = createScope(context.pairs, context.results, {
        ...(scope.operation !== undefined && { operation: scope.operation }),
        steps: [...scope.steps, `callback ${pair.head.name}`],
        // Nesting alternates the direction: in a callback of a callback, the client sends the request.
        isReversed: !scope.isReversed,
        origins: { base: operationPair.base.sourceLocation, head: operationPair.head.sourceLocation },
      });
      compareOperationInScope(context, callbackScope, operationPair.base, operationPair.head, seen);
    }
  }
}

/** Compares method and path, ID, name, deprecation, and tags. `isMoved`: whether the URL or the method has changed. */
export function compareOperationMetadata(
  { report, isReversed }: ComparisonScope,
  base: Operation,
  head: Operation,
  isMoved: boolean,
): void {
  if (isMoved) report('operation-moved', { from: operationLabel(base), to: operationLabel(head) }, 'request');
  const [from, to] = [explicitOperationId(base), explicitOperationId(head)];
  if (from !== to) {
    if (from === undefined && to !== undefined) report('operation-id-added', { to }, 'request');
    else if (from !== undefined && to === undefined) report('operation-id-removed', { from }, 'request');
    else if (from !== undefined && to !== undefined) report('operation-id-changed', { from, to }, 'request');
  }
  // The name can also change because of `x-name`, or because another operation takes it. A name derived from the path
  // changes with the path parameters, which is not reported.
  else if (
    base.name.value !== head.name.value &&
    (base.path === head.path || (!isMoved && operationKey(base) !== operationKey(head)))
  )
    report('operation-renamed', { from: base.name.value, to: head.name.value }, 'request');
  if (base.deprecated !== head.deprecated) report(head.deprecated ? 'deprecated' : 'reactivated', {}, 'request');
  if (base.tagGroup !== head.tagGroup && !isReversed) {
    report('tag-group-changed', { from: base.tagGroup, to: head.tagGroup }, 'request');
    return;
  }
  for (const name of head.tags) if (!base.tags.includes(name)) report('tag-added', { name }, 'request');
  for (const name of base.tags) if (!head.tags.includes(name)) report('tag-removed', { name }, 'request');
}
