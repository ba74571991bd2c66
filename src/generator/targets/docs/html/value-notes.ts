// HTML views of value notes: labels, sentences, and blocks.

import { markdownToHtml } from '../../../code/html/markdown-to-html.ts';
import { html, joinHtml, emptyHtml, escapeHtml, type Html } from '../../../code/html/html-and-svg.ts';
import { withPeriod } from '../../../code/markdown/markdown.ts';
import type { ExampleView } from '../examples.ts';
import type { LifecycleView } from '../lifecycle-tables.ts';
import type { RuleView } from '../rules-and-preconditions.ts';
import type { Links } from '../page-links.ts';
import { hasNoBlocks, annotationLabels, type BlocksView, type ValueNotes } from '../value-notes.ts';
import { anchorNames, type Anchors } from './anchors.ts';
import { lifecycleDiagramHtml } from '../diagrams/render-svg.ts';
import { descriptionHtml, lineHtml, linesHtml, sentencesHtml } from './markdown-to-view.ts';

/** Links and anchors of the page that contains a view. */
export interface PageContext {
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
  readonly description: Html;
  readonly sentence: Html;
  readonly id: Html;
  readonly condition: Html;
}

export interface LifecycleHtml {
  /** Diagram of the transitions; empty if there are none. */
  readonly diagram: Html;
  readonly states: readonly { readonly anchor: Html; readonly state: Html; readonly meaning: Html }[];
  readonly moves: readonly {
    readonly from: Html;
    readonly to: Html;
    readonly trigger: Html;
    readonly condition: Html;
  }[];
  readonly hasConditions: boolean;
  readonly open: Html;
}

export interface ExampleHtml {
  readonly title: Html;
  readonly block: Html;
}

export interface BlocksHtml {
  readonly values: readonly { readonly value: Html; readonly meaning: Html }[];
  /** Summary of the collapsed values; empty if they are expanded. */
  readonly collapsedValues: Html;
  readonly hasMeanings: boolean;
  readonly variants: readonly { readonly value: Html; readonly schema: Html }[];
  readonly lifecycles: readonly LifecycleHtml[];
  readonly rules: readonly RuleHtml[];
  readonly conditions: readonly { readonly description: Html; readonly block: Html }[];
  readonly examples: readonly ExampleHtml[];
}

export interface ValueNotesHtml {
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
  annotationLabels.map(([kind, sentence]) => [
    sentence,
    {
      label: { deprecated: html`deprecated`, readOnly: html`read-only`, writeOnly: html`write-only` }[kind],
      kind: escapeHtml(kind),
    },
  ]),
);

/** Converts notes. Headings in descriptions are placed below level `headingLevel`. */
export function valueNotesHtml(notes: ValueNotes, headingLevel: number, context: PageContext): ValueNotesHtml {
  const isEmpty = hasNoBlocks(notes.blocks);
  const blocks = isEmpty ? emptyBlocks : blocksHtml(notes.blocks, context);
  const descriptions = notes.descriptions.map(({ source, line, isComplete }) =>
    isComplete ? html`<p>${lineHtml(withPeriod(line))}</p>` : descriptionHtml(source, headingLevel),
  );
  const summaries = notes.referencedSummaries
    .filter((summary) => summary !== '')
    .map((summary) => html`<p>${lineHtml(withPeriod(summary))}</p>`);
  return {
    marks: notes.facts.flatMap((fact) => markViews.get(fact) ?? []),
    description: joinHtml(descriptions.length > 0 ? descriptions : summaries, '\n'),
    facts: sentencesHtml(notes.facts.filter((fact) => !markViews.has(fact))),
    longDefault: notes.longDefault === '' ? emptyHtml : markdownToHtml(notes.longDefault, headingLevel),
    blocks,
    listed: linesHtml(notes.inlineValues),
    more: isEmpty ? [] : [blocks],
  };
}

const emptyBlocks: BlocksHtml = {
  values: [],
  collapsedValues: emptyHtml,
  hasMeanings: false,
  variants: [],
  lifecycles: [],
  rules: [],
  conditions: [],
  examples: [],
};

export function blocksHtml(
  { values, collapsedValues, hasMeanings, variants, lifecycles, rules, conditions, examples }: BlocksView,
  context: PageContext,
): BlocksHtml {
  return {
    values: values.map(({ value, meaning }) => ({ value: lineHtml(value), meaning: lineHtml(meaning) })),
    collapsedValues: lineHtml(collapsedValues),
    hasMeanings,
    variants: variants.map(({ value, schema }) => ({ value: lineHtml(value), schema: lineHtml(schema) })),
    lifecycles: lifecycles.map((lifecycle) => lifecycleHtml(lifecycle, context)),
    rules: rules.map((rule) => ruleHtml(rule, anchorNames.rule, context)),
    conditions: conditions.map(({ description, block }) => ({
      description: lineHtml(description),
      block: block === '' ? emptyHtml : markdownToHtml(block, 6),
    })),
    examples: examplesHtml(examples),
  };
}

export function examplesHtml(examples: readonly ExampleView[]): readonly ExampleHtml[] {
  return examples.map(({ title, block }) => ({ title: lineHtml(title), block: markdownToHtml(block, 6) }));
}

/** Converts a rule or precondition. `anchorName` returns its anchor name by ID. */
export function ruleHtml(
  { name, description, sentence, id, condition }: RuleView,
  anchorName: (id: string) => string,
  { anchors }: PageContext,
): RuleHtml {
  return {
    anchor: anchors.take(anchorName(name)),
    description: lineHtml(description),
    sentence: lineHtml(sentence),
    id: lineHtml(id),
    condition: lineHtml(condition),
  };
}

function lifecycleHtml(
  { lifecycle, states, moves, hasConditions, open }: LifecycleView,
  { anchors }: PageContext,
): LifecycleHtml {
  return {
    diagram: lifecycleDiagramHtml(lifecycle, 'the value', anchors.take('diagram.states')),
    states: states.map(({ name, state, meaning }) => ({
      anchor: anchors.take(anchorNames.state(name)),
      state: lineHtml(state),
      meaning: lineHtml(meaning),
    })),
    moves: moves.map(({ from, to, trigger, condition }) => {
      const [fromHtml = emptyHtml, toHtml = emptyHtml, triggerHtml = emptyHtml, conditionHtml = emptyHtml] = linesHtml([
        from,
        to,
        trigger,
        condition,
      ]);
      return { from: fromHtml, to: toHtml, trigger: triggerHtml, condition: conditionHtml };
    }),
    hasConditions,
    open: lineHtml(open),
  };
}
