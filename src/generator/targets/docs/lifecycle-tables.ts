// Lifecycle tables: states, and the transitions between them.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  escapeTableCell,
  codeSpan,
  joinEnumeration,
  md,
  emptyMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Lifecycle, LifecycleMove } from '../../openapi/extensions/types.ts';
import type { Links } from './page-links.ts';

export interface LifecycleView {
  /** The lifecycle itself, for the diagram. */
  readonly lifecycle: Lifecycle;
  readonly states: readonly { readonly name: string; readonly state: Markdown; readonly meaning: Markdown }[];
  readonly moves: readonly {
    readonly from: Markdown;
    readonly to: Markdown;
    readonly trigger: Markdown;
    readonly condition: Markdown;
  }[];
  /** Whether any transition has a condition. */
  readonly hasConditions: boolean;
  /** A sentence if other states are possible; otherwise empty. */
  readonly open: Markdown;
}

/** Returns the lifecycle as tables; a trigger that is an operation is a link. */
export function stateLifecycleView(lifecycle: Lifecycle, links: Links): LifecycleView {
  return {
    lifecycle,
    states: [...lifecycle.states].map(([state, meaning]) => ({
      name: state,
      state: escapeTableCell(codeSpan(state)),
      meaning: meaning === null ? emptyMarkdown : escapeTableCell(summarizeDescription(meaning).line),
    })),
    moves: lifecycle.moves.map((move) => moveView(move, links)),
    hasConditions: lifecycle.moves.some(({ when }) => when !== undefined),
    open: lifecycle.open ? md`Other states are possible.` : emptyMarkdown,
  };
}

function moveView({ from, to, trigger, when }: LifecycleMove, links: Links): LifecycleView['moves'][number] {
  return {
    from: escapeTableCell(describeStates(from)),
    to: escapeTableCell(describeStates(to)),
    trigger: escapeTableCell(
      links.hasOperation(trigger) ? links.operation(trigger) : summarizeDescription(trigger).line,
    ),
    condition: when === undefined ? emptyMarkdown : escapeTableCell(summarizeDescription(when).line),
  };
}

function describeStates(states: readonly string[] | 'any'): Markdown {
  return states === 'any' ? md`any` : joinEnumeration(states.map(codeSpan), 'or');
}
