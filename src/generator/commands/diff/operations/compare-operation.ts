// Comparison of two operations.

import type { Api, Callback, Operation } from '../../../model/types/api.ts';
import type { Pairs } from '../schemas/schema-pairs.ts';
import type { Located } from './moved-base-path.ts';
import { compareBodies, compareResponses } from './request-and-responses.ts';
import { compareFacts } from './operation-extensions.ts';
import { compareIdentity } from './path-and-tags.ts';
import { keyOf, labelOf, matchBy } from './pair-operations.ts';
import { compareParameters } from './parameters.ts';
import { scopeOf, type Findings, type Scope } from './comparison-scope.ts';
import { compareSecurity, isShared, statedSecurity, type Renamed } from './security.ts';
import { compareServers } from './servers.ts';

/** State shared by the comparison of all operations. */
export interface Surroundings {
  readonly pairs: Pairs;
  readonly findings: Findings;
  readonly renamed: Renamed;
  readonly base: Api;
  readonly head: Api;
  readonly located: { readonly base: Located; readonly head: Located };
}

export function compareOperation(around: Surroundings, base: Operation, head: Operation): void {
  const scope = scopeOf(around.pairs, around.findings, {
    operation: labelOf(head),
    places: { base: base.origin, head: head.origin },
  });
  compareWithin(around, scope, base, head, new Set());
}

/**
 * Compares two operations, webhooks, or callback operations. `seen`: operations being compared, which ends callback
 * cycles.
 */
export function compareWithin(
  around: Surroundings,
  scope: Scope,
  base: Operation,
  head: Operation,
  seen: Set<Operation>,
): void {
  if (seen.has(head)) return;
  seen.add(head);
  compareIdentity(scope, base, head, around.located.base.keyOf(base) !== around.located.head.keyOf(head));
  compareParameters(scope, base, head);
  compareBodies(scope, base.body, head.body);
  compareResponses(scope, base, head);
  if (!isShared(base, head))
    compareSecurity(scope, statedSecurity(base, around.base), statedSecurity(head, around.head), around.renamed);
  if (base.servers ?? head.servers)
    compareServers(scope, around.located.base.serversOf(base), around.located.head.serversOf(head));
  compareFacts(scope, base, head);
  compareCallbacks(around, scope, base.callbacks, head.callbacks, seen);
}

function compareCallbacks(
  around: Surroundings,
  scope: Scope,
  base: readonly Callback[],
  head: readonly Callback[],
  seen: Set<Operation>,
): void {
  const { both, removed, added } = matchBy(base, head, ({ name }) => name);
  for (const { name } of added) scope.tell('callback-added', { name }, 'response');
  for (const { name } of removed) scope.tell('callback-removed', { name }, 'response');
  for (const pair of both) {
    const operations = matchBy(pair.base.operations, pair.head.operations, keyOf);
    for (const operation of operations.added)
      scope.tell('callback-added', { name: `${pair.head.name} (${labelOf(operation)})` }, 'response', {
        head: operation.origin,
      });
    for (const operation of operations.removed)
      scope.tell('callback-removed', { name: `${pair.base.name} (${labelOf(operation)})` }, 'response', {
        base: operation.origin,
      });
    for (const each of operations.both) {
      const inner = scopeOf(around.pairs, around.findings, {
        ...(scope.operation !== undefined && { operation: scope.operation }),
        steps: [...scope.steps, `callback ${pair.head.name}`],
        // In a callback of a callback, the client sends the request again.
        turned: !scope.turned,
        places: { base: each.base.origin, head: each.head.origin },
      });
      compareWithin(around, inner, each.base, each.head, seen);
    }
  }
}
