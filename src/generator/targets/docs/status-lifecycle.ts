// Lifecycle tables: states, and moves between them.

import { brief } from '../../code/markdown/commonmark.ts';
import { cell, code, enumerate, md, nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Lifecycle, LifecycleMove } from '../../openapi/extensions/types.ts';
import type { Links } from './page-links.ts';

export interface LifecycleView {
  /** The lifecycle itself, for the diagram. */
  readonly lifecycle: Lifecycle;
  readonly states: readonly { readonly name: string; readonly state: Md; readonly meaning: Md }[];
  readonly moves: readonly { readonly from: Md; readonly to: Md; readonly trigger: Md; readonly condition: Md }[];
  /** Whether any move has a condition. */
  readonly conditional: boolean;
  /** A sentence, if other states are possible. */
  readonly open: Md;
}

/** Returns the lifecycle as tables; a trigger that is an operation is a link. */
export function lifecycleView(lifecycle: Lifecycle, links: Links): LifecycleView {
  return {
    lifecycle,
    states: [...lifecycle.states].map(([state, meaning]) => ({
      name: state,
      state: cell(code(state)),
      meaning: meaning === null ? nothing : cell(brief(meaning).line),
    })),
    moves: lifecycle.moves.map((move) => moveView(move, links)),
    conditional: lifecycle.moves.some(({ when }) => when !== undefined),
    open: lifecycle.open ? md`Other states may occur.` : nothing,
  };
}

function moveView({ from, to, trigger, when }: LifecycleMove, links: Links): LifecycleView['moves'][number] {
  return {
    from: cell(statesIn(from)),
    to: cell(statesIn(to)),
    trigger: cell(links.has(trigger) ? links.operation(trigger) : brief(trigger).line),
    condition: when === undefined ? nothing : cell(brief(when).line),
  };
}

function statesIn(states: readonly string[] | 'any'): Md {
  return states === 'any' ? md`any` : enumerate(states.map(code), 'or');
}
