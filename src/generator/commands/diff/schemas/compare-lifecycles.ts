// Comparison of `x-lifecycle`: states and transitions.

import type { Lifecycle, LifecycleMove } from '../../../openapi/extensions/types.ts';
import type { ComparisonContext } from './comparison-context.ts';

export function compareLifecycles({ base, head, reportChange }: ComparisonContext): void {
  const [before, after] = [base.annotations.lifecycle, head.annotations.lifecycle];
  if (!before && !after) return;
  const parts = { base: before?.part, head: after?.part };
  const [from, to] = [before?.value ?? emptyLifecycle, after?.value ?? emptyLifecycle];
  // If both schemas list their values, state changes are reported as enum changes.
  const areValuesListed = base.values !== undefined && head.values !== undefined;
  if (!areValuesListed) {
    for (const name of from.states.keys()) if (!to.states.has(name)) reportChange('state-removed', { name }, parts);
    for (const name of to.states.keys()) if (!from.states.has(name)) reportChange('state-added', { name }, parts);
  }
  const [baseMoves, headMoves] = [movesByKey(from), movesByKey(to)];
  for (const [key, move] of baseMoves) if (!headMoves.has(key)) reportChange('move-removed', moveParams(move), parts);
  for (const [key, move] of headMoves) if (!baseMoves.has(key)) reportChange('move-added', moveParams(move), parts);
  if (before && after && from.open !== to.open) reportChange(to.open ? 'states-opened' : 'states-closed', {}, parts);
}

const emptyLifecycle: Lifecycle = { states: new Map(), moves: [], open: false };

function movesByKey({ moves }: Lifecycle): ReadonlyMap<string, LifecycleMove> {
  return new Map(moves.map((move) => [JSON.stringify(moveParams(move)), move]));
}

function moveParams({ from, to, trigger, when }: LifecycleMove): {
  readonly from: string;
  readonly to: string;
  readonly by: string;
} {
  return {
    from: describeStates(from),
    to: describeStates(to),
    by: when === undefined ? trigger : `${trigger}, when ${when}`,
  };
}

function describeStates(names: LifecycleMove['from']): string {
  return names === 'any' ? 'any state' : [...names].sort().join(' or ');
}
