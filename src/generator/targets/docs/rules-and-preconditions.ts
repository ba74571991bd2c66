// Rules and preconditions: error message, English sentence, and CEL condition.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Precondition, Rule, CelExpressionText } from '../../openapi/extensions/types.ts';
import type { Operation } from '../../model/types/api.ts';
import type { SchemaObject } from '../../model/types/schema.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { conditionClause, toMarkdown, ruleSentence } from '../expressions/english/to-english.ts';
import type { Links } from './page-links.ts';

export interface RuleView {
  /** ID as written in the document. */
  readonly name: string;
  /** Error message, status of the error response, and the property that the error is reported for. */
  readonly description: Markdown;
  /** Rule in English; empty if it did not compile. */
  readonly sentence: Markdown;
  readonly id: Markdown;
  readonly condition: Markdown;
}

/** Returns the rules of a schema. */
export function ruleViews(schema: SchemaObject, { rules }: Links): readonly RuleView[] {
  const conditions = rules.ofSchema(schema);
  return schema.extensions.rules.map((rule) => {
    const condition = conditions.find((each) => each.rule === rule);
    // A rule that reads `old` does not apply on creation.
    return ruleView(
      rule,
      condition,
      condition?.variablesRead.has('old') ? md`Evaluated only for updates.` : emptyMarkdown,
    );
  });
}

/** Returns the preconditions of an operation, with the status of their error response. */
export function preconditionViews(operation: Operation, { rules }: Links): readonly RuleView[] {
  const conditions = rules.ofOperation(operation);
  return operation.extensions.preconditions.map((rule: Precondition) =>
    ruleView(
      rule,
      conditions.find((each) => each.rule === rule),
      md`Returns ${markdownNumber(rule.status)} if not satisfied.`,
    ),
  );
}

function ruleView({ id, message, field, rule }: Rule, condition: Condition | undefined, note: Markdown): RuleView {
  const reportedAt = field === undefined ? emptyMarkdown : md`Reported for ${codeSpan(field)}.`;
  return {
    name: id,
    description: joinMarkdown([withPeriod(summarizeDescription(message).line), note, reportedAt], ' '),
    sentence: condition === undefined ? emptyMarkdown : toMarkdown(ruleSentence(condition.expression)),
    id: codeSpan(id),
    condition: conditionSpan(rule),
  };
}

/** Describes a condition within a sentence: "`type` is `snapshot`"; as CEL if it did not compile. */
export function describeRuleCondition(rule: CelExpressionText, condition: Condition | undefined): Markdown {
  return condition === undefined ? conditionSpan(rule) : toMarkdown(conditionClause(condition.expression));
}

/** Returns the CEL condition on one line: white space outside of strings is insignificant in CEL. */
export function conditionSpan(rule: CelExpressionText): Markdown {
  return codeSpan(rule.text.trim().replace(/\s*\n\s*/g, ' '));
}
