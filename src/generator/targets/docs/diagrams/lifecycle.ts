// State diagram of a lifecycle.

import { joinWords } from '../../../diagnostics/join-words.ts';
import type { Lifecycle, LifecycleMove } from '../../../openapi/extensions/types.ts';
import { drawIfLegible, type DiagramOrReason } from './drawing.ts';
import { drawGraph, type Edge, type Node } from './graph-diagram.ts';
import { wrapLabel } from './text-width.ts';

/** Draws the lifecycle of the property or schema `name`; `undefined` if it declares no transitions. */
export function drawLifecycle(lifecycle: Lifecycle, name: string): DiagramOrReason | undefined {
  const { states, moves, open } = lifecycle;
  if (moves.length === 0) return undefined;
  const edges = moves.flatMap(moveEdges);
  const nodes = [
    ...anyStateNodes(moves),
    ...[...states.keys()].map((state): Node => ({
      id: stateId(state),
      label: stateLabel(state, true),
      style: 'plain',
    })),
  ];
  const title = `States of ${name}`;
  const description = [
    `States: ${[...states.keys()].join(', ')}${open ? ', and others' : ''}.`,
    ...moves.map(describeMove),
  ].join(' ');
  return drawIfLegible(nodes.length, edges.length, 'states', () =>
    drawGraph({ title, description, nodes, edges }, 'TB'),
  );
}

const anyState = 'any state';

// State names come from the document: a prefix avoids collisions with the "any state" box.
function stateId(state: string): string {
  return `state ${state}`;
}

function anyStateNodes(moves: readonly LifecycleMove[]): readonly Node[] {
  const from = moves.some((move) => move.from === 'any')
    ? [{ id: `from ${anyState}`, label: stateLabel(anyState, false), style: 'faint' } as const]
    : [];
  const to = moves.some((move) => move.to === 'any')
    ? [{ id: `to ${anyState}`, label: stateLabel(anyState, false), style: 'faint' } as const]
    : [];
  return [...from, ...to];
}

function stateLabel(state: string, code: boolean): Node['label'] {
  return wrapLabel(state, { code, width: 180, maxLines: 3 });
}

function moveEdges(move: LifecycleMove): readonly Edge[] {
  const sourceIds = move.from === 'any' ? [`from ${anyState}`] : move.from.map(stateId);
  const targetIds = move.to === 'any' ? [`to ${anyState}`] : move.to.map(stateId);
  const edgeLabel = wrapLabel(describeReason(move), { code: false, width: 190, maxLines: 4 });
  return sourceIds.flatMap((from) => targetIds.map((to) => ({ from, to, style: 'plain' as const, label: edgeLabel })));
}

function describeReason({ trigger, when }: LifecycleMove): string {
  return when === undefined ? withoutPeriod(trigger) : `${withoutPeriod(trigger)}, when ${withoutPeriod(when)}`;
}

function describeMove(move: LifecycleMove): string {
  return `${describeStates(move.from)} to ${describeStates(move.to)}: ${describeReason(move)}.`;
}

function describeStates(states: readonly string[] | 'any'): string {
  return states === 'any' ? anyState : joinWords(states, 'or');
}

function withoutPeriod(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
