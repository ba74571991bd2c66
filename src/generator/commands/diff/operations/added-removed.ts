// Added and removed operations and webhooks.

import type { Operation } from '../../../model/types/api.ts';
import { labelOf, type Matched } from './pair-operations.ts';
import { scopeOf, type Findings, type Scope } from './comparison-scope.ts';
import type { Pairs } from '../schemas/schema-pairs.ts';

export function comparePresence(pairs: Pairs, findings: Findings, { removed, added }: Matched<Operation>): void {
  for (const operation of removed) {
    scopeOf(pairs, findings, { operation: labelOf(operation), places: { base: operation.origin } }).tell(
      operation.deprecated ? 'deprecated-operation-removed' : 'operation-removed',
      {},
      'request',
    );
  }
  for (const operation of added) {
    scopeOf(pairs, findings, { operation: labelOf(operation), places: { head: operation.origin } }).tell(
      operation.deprecated ? 'deprecated-operation-added' : 'operation-added',
      {},
      'request',
    );
  }
}

export function compareWebhookPresence(
  scope: (operation: Operation) => Scope,
  { removed, added }: Matched<Operation>,
): void {
  for (const operation of removed) scope(operation).tell('webhook-removed', {}, 'request', { base: operation.origin });
  for (const operation of added) scope(operation).tell('webhook-added', {}, 'request', { head: operation.origin });
}
