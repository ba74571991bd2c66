// Added and removed operations and webhooks.

import type { Operation } from '../../../model/types/api.ts';
import { operationLabel, type Pairing } from './pair-operations.ts';
import { createScope, type ComparisonResults, type ComparisonScope } from './comparison-scope.ts';
import type { SchemaPairs } from '../schemas/schema-pairs.ts';

export function comparePresence(
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

export function compareWebhookPresence(
  scope: (operation: Operation) => ComparisonScope,
  { removed, added }: Pairing<Operation>,
): void {
  for (const operation of removed)
    scope(operation).report('webhook-removed', {}, 'request', { base: operation.sourceLocation });
  for (const operation of added)
    scope(operation).report('webhook-added', {}, 'request', { head: operation.sourceLocation });
}
