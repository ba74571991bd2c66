// Comparison of path, `operationId`, generated name, tags, and deprecation.

import type { Operation } from '../../../model/types/api.ts';
import { operationKey, operationLabel, explicitOperationId } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';

/** `isMoved`: the URL or the method has changed. */
export function compareNaming(
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
  // The name changes with `x-name`, or if another operation takes it. Names derived from the path change with its
  // parameters.
  else if (
    base.name.value !== head.name.value &&
    (base.path === head.path || (!isMoved && operationKey(base) !== operationKey(head)))
  )
    report('operation-renamed', { from: base.name.value, to: head.name.value }, 'request');
  if (base.deprecated !== head.deprecated) report(head.deprecated ? 'deprecated' : 'reactivated', {}, 'request');
  if (base.tagGroup !== head.tagGroup && !isReversed) {
    report('area-changed', { from: base.tagGroup, to: head.tagGroup }, 'request');
    return;
  }
  for (const name of head.tags) if (!base.tags.includes(name)) report('tag-added', { name }, 'request');
  for (const name of base.tags) if (!head.tags.includes(name)) report('tag-removed', { name }, 'request');
}
