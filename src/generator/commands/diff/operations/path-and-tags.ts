// Comparison of path, `operationId`, generated name, tags, and deprecation.

import type { Operation } from '../../../model/types/api.ts';
import { keyOf, labelOf, ownId } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';

/** `isMoved`: the URL or the method has changed. */
export function compareIdentity({ tell, turned }: Scope, base: Operation, head: Operation, moved: boolean): void {
  if (moved) tell('operation-moved', { from: labelOf(base), to: labelOf(head) }, 'request');
  const [from, to] = [ownId(base), ownId(head)];
  if (from !== to) {
    if (from === undefined && to !== undefined) tell('operation-id-added', { to }, 'request');
    else if (from !== undefined && to === undefined) tell('operation-id-removed', { from }, 'request');
    else if (from !== undefined && to !== undefined) tell('operation-id-changed', { from, to }, 'request');
  }
  // The name changes with `x-name`, or if another operation takes it. Names derived from the path change with its
  // parameters.
  else if (base.name.value !== head.name.value && (base.path === head.path || (!moved && keyOf(base) !== keyOf(head))))
    tell('operation-renamed', { from: base.name.value, to: head.name.value }, 'request');
  if (base.deprecated !== head.deprecated) tell(head.deprecated ? 'deprecated' : 'reactivated', {}, 'request');
  if (base.area !== head.area && !turned) {
    tell('area-changed', { from: base.area, to: head.area }, 'request');
    return;
  }
  for (const name of head.tags) if (!base.tags.includes(name)) tell('tag-added', { name }, 'request');
  for (const name of base.tags) if (!head.tags.includes(name)) tell('tag-removed', { name }, 'request');
}
