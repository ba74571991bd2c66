// HTML views of value notes: labels, sentences, and blocks.

import { blockHtml } from '../../../code/html/markdown-to-html.ts';
import { html, join, nothing, text, type Html } from '../../../code/html/html.ts';
import { ended } from '../../../code/markdown/markdown.ts';
import type { ExampleView } from '../examples.ts';
import type { LifecycleView } from '../status-lifecycle.ts';
import type { RuleView } from '../rules.ts';
import type { Links } from '../page-links.ts';
import { hasNone, marks, type BlocksView, type Told } from '../value-notes.ts';
import { places, type Anchors } from './anchors.ts';
import { lifecycleFigure } from './diagram-view.ts';
import { described, line, lines, sentences } from './markdown-to-view.ts';

/** Context of a part of a page. */
export interface PagePart {
  readonly links: Links;
  readonly anchors: Anchors;
}

export interface MarkView {
  readonly label: Html;
  /** CSS class. */
  readonly kind: Html;
}

export interface RuleHtml {
  readonly anchor: Html;
  readonly words: Html;
  readonly demand: Html;
  readonly id: Html;
  readonly condition: Html;
}

export interface LifecycleHtml {
  /** Diagram of the moves; empty if there are none. */
  readonly diagram: Html;
  readonly states: readonly { readonly anchor: Html; readonly state: Html; readonly meaning: Html }[];
  readonly moves: readonly {
    readonly from: Html;
    readonly to: Html;
    readonly trigger: Html;
    readonly condition: Html;
  }[];
  readonly conditional: boolean;
  readonly open: Html;
}

export interface ExampleHtml {
  readonly title: Html;
  readonly block: Html;
}

export interface BlocksHtml {
  readonly values: readonly { readonly value: Html; readonly meaning: Html }[];
  /** Summary of the collapsed values; empty if they are expanded. */
  readonly foldedValues: Html;
  readonly hasMeanings: boolean;
  readonly variants: readonly { readonly value: Html; readonly schema: Html }[];
  readonly lifecycles: readonly LifecycleHtml[];
  readonly rules: readonly RuleHtml[];
  readonly conditions: readonly { readonly words: Html; readonly block: Html }[];
  readonly examples: readonly ExampleHtml[];
}

export interface ToldHtml {
  readonly marks: readonly MarkView[];
  /** Block content. */
  readonly description: Html;
  /** Sentences. */
  readonly facts: readonly Html[];
  readonly longDefault: Html;
  readonly blocks: BlocksHtml;
  /** Values that a sentence lists. */
  readonly listed: readonly Html[];
  /** The blocks, unless all of them are empty; at most one item. */
  readonly more: readonly BlocksHtml[];
}

const markViews: ReadonlyMap<string, MarkView> = new Map(
  marks.map(([kind, words]) => [
    words,
    {
      label: { deprecated: html`deprecated`, readOnly: html`read-only`, writeOnly: html`write-only` }[kind],
      kind: text(kind),
    },
  ]),
);

/** Converts notes. Headings in descriptions are placed below level `headingLevel`. */
export function toldHtml(told: Told, under: number, part: PagePart): ToldHtml {
  const plain = hasNone(told.blocks);
  const blocks = plain ? noBlocks : blocksHtml(told.blocks, part);
  const own = told.descriptions.map(({ written, line: whole, whole: isLine }) =>
    isLine ? html`<p>${line(ended(whole))}</p>` : described(written, under),
  );
  const inherited = told.inherited.filter((words) => words !== '').map((words) => html`<p>${line(ended(words))}</p>`);
  return {
    marks: told.facts.flatMap((fact) => markViews.get(fact) ?? []),
    description: join(own.length > 0 ? own : inherited, '\n'),
    facts: sentences(told.facts.filter((fact) => !markViews.has(fact))),
    longDefault: told.longDefault === '' ? nothing : blockHtml(told.longDefault, under),
    blocks,
    listed: lines(told.listed),
    more: plain ? [] : [blocks],
  };
}

const noBlocks: BlocksHtml = {
  values: [],
  foldedValues: nothing,
  hasMeanings: false,
  variants: [],
  lifecycles: [],
  rules: [],
  conditions: [],
  examples: [],
};

export function blocksHtml(
  { values, foldedValues, hasMeanings, variants, lifecycles, rules, conditions, examples }: BlocksView,
  part: PagePart,
): BlocksHtml {
  return {
    values: values.map(({ value, meaning }) => ({ value: line(value), meaning: line(meaning) })),
    foldedValues: line(foldedValues),
    hasMeanings,
    variants: variants.map(({ value, schema }) => ({ value: line(value), schema: line(schema) })),
    lifecycles: lifecycles.map((lifecycle) => lifecycleHtml(lifecycle, part)),
    rules: rules.map((rule) => ruleHtml(rule, places.rule, part)),
    conditions: conditions.map(({ words, block }) => ({
      words: line(words),
      block: block === '' ? nothing : blockHtml(block, 6),
    })),
    examples: examplesHtml(examples),
  };
}

export function examplesHtml(examples: readonly ExampleView[]): readonly ExampleHtml[] {
  return examples.map(({ title, block }) => ({ title: line(title), block: blockHtml(block, 6) }));
}

/** Converts a rule or precondition. `anchorName` returns its anchor name by ID. */
export function ruleHtml(
  { name, words, demand, id, condition }: RuleView,
  place: (id: string) => string,
  { anchors }: PagePart,
): RuleHtml {
  return {
    anchor: anchors.take(place(name)),
    words: line(words),
    demand: line(demand),
    id: line(id),
    condition: line(condition),
  };
}

function lifecycleHtml(
  { lifecycle, states, moves, conditional, open }: LifecycleView,
  { anchors, links }: PagePart,
): LifecycleHtml {
  return {
    diagram: lifecycleFigure(lifecycle, 'the value', anchors.take('diagram.states'), links.api),
    states: states.map(({ name, state, meaning }) => ({
      anchor: anchors.take(places.state(name)),
      state: line(state),
      meaning: line(meaning),
    })),
    moves: moves.map(({ from, to, trigger, condition }) => {
      const [fromWords = nothing, toWords = nothing, triggerWords = nothing, conditionWords = nothing] = lines([
        from,
        to,
        trigger,
        condition,
      ]);
      return { from: fromWords, to: toWords, trigger: triggerWords, condition: conditionWords };
    }),
    conditional,
    open: line(open),
  };
}
