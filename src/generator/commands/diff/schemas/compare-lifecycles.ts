// Comparison of `x-lifecycle`: states and transitions.

import type { Lifecycle, LifecycleMove } from '../../../openapi/extensions/types.ts';
import type { Context } from './comparison-context.ts';

export function compareLifecycles({ base, head, find }: Context): void {
  const [before, after] = [base.notes.lifecycle, head.notes.lifecycle];
  if (!before && !after) return;
  const parts = { base: before?.part, head: after?.part };
  const [from, to] = [before?.value ?? none, after?.value ?? none];
  // If both schemas list their values, state changes are reported as enum changes.
  const listed = base.values !== undefined && head.values !== undefined;
  if (!listed) {
    for (const name of from.states.keys()) if (!to.states.has(name)) find('state-removed', { name }, parts);
    for (const name of to.states.keys()) if (!from.states.has(name)) find('state-added', { name }, parts);
  }
  const [gone, come] = [movesOf(from), movesOf(to)];
  for (const [key, move] of gone) if (!come.has(key)) find('move-removed', wordsOf(move), parts);
  for (const [key, move] of come) if (!gone.has(key)) find('move-added', wordsOf(move), parts);
  if (before && after && from.open !== to.open) find(to.open ? 'states-opened' : 'states-closed', {}, parts);
}

const none: Lifecycle = { states: new Map(), moves: [], open: false };

function movesOf({ moves }: Lifecycle): ReadonlyMap<string, LifecycleMove> {
  return new Map(moves.map((move) => [JSON.stringify(wordsOf(move)), move]));
}

function wordsOf({ from, to, trigger, when }: LifecycleMove): { readonly from: string; readonly to: string; readonly by: string } {
  return { from: states(from), to: states(to), by: when === undefined ? trigger : `${trigger}, when ${when}` };
}

function states(names: LifecycleMove['from']): string {
  return names === 'any' ? 'any state' : [...names].sort().join(' or ');
}
