// State diagram of a lifecycle.

import type { Lifecycle, LifecycleMove } from '../../../openapi/extensions/types.ts';
import { listed, within, type Diagram } from './diagram-or-reason.ts';
import { graphDrawing, type Edge, type Node } from './graph-diagram.ts';
import { label } from './text-width.ts';

/** Draws the lifecycle of the property or schema `name`; `undefined` if it declares no moves. */
export function lifecycleDiagram(lifecycle: Lifecycle, name: string): Diagram | undefined {
  const { states, moves, open } = lifecycle;
  if (moves.length === 0) return undefined;
  const edges = moves.flatMap(edgesOf);
  const nodes = [
    ...nodesOfAny(moves),
    ...[...states.keys()].map((state): Node => ({ id: idOf(state), label: stateLabel(state, true), look: 'plain' })),
  ];
  const title = `States of ${name}`;
  const description = [
    `States: ${[...states.keys()].join(', ')}${open ? ', and others' : ''}.`,
    ...moves.map(moveWords),
  ].join(' ');
  return within(nodes.length, edges.length, 'states', () => graphDrawing({ title, description, nodes, edges }, 'TB'));
}

const anyState = 'any state';

// State names come from the document: a prefix avoids collisions with the "any state" box.
function idOf(state: string): string {
  return `state ${state}`;
}

function nodesOfAny(moves: readonly LifecycleMove[]): readonly Node[] {
  const from = moves.some((move) => move.from === 'any')
    ? [{ id: `from ${anyState}`, label: stateLabel(anyState, false), look: 'faint' } as const]
    : [];
  const to = moves.some((move) => move.to === 'any')
    ? [{ id: `to ${anyState}`, label: stateLabel(anyState, false), look: 'faint' } as const]
    : [];
  return [...from, ...to];
}

function stateLabel(state: string, code: boolean): Node['label'] {
  return label(state, { code, width: 180, most: 3 });
}

function edgesOf(move: LifecycleMove): readonly Edge[] {
  const froms = move.from === 'any' ? [`from ${anyState}`] : move.from.map(idOf);
  const tos = move.to === 'any' ? [`to ${anyState}`] : move.to.map(idOf);
  const words = label(whyWords(move), { code: false, width: 190, most: 4 });
  return froms.flatMap((from) => tos.map((to) => ({ from, to, look: 'plain' as const, label: words })));
}

function whyWords({ trigger, when }: LifecycleMove): string {
  return when === undefined ? withoutPeriod(trigger) : `${withoutPeriod(trigger)}, when ${withoutPeriod(when)}`;
}

function moveWords(move: LifecycleMove): string {
  return `${statesOf(move.from)} to ${statesOf(move.to)}: ${whyWords(move)}.`;
}

function statesOf(states: readonly string[] | 'any'): string {
  return states === 'any' ? anyState : listed(states, 'or');
}

function withoutPeriod(words: string): string {
  return words.trim().replace(/\.$/, '');
}
