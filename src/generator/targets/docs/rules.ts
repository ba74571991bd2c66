// Rules and preconditions: error message, English sentence, and CEL condition.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, ended, join, md, nothing, number, type Md } from '../../code/markdown/markdown.ts';
import type { Precondition, Rule, RuleText } from '../../openapi/extensions/types.ts';
import type { Operation } from '../../model/types/api.ts';
import type { ObjectSchema } from '../../model/types/schema.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { conditionClause, markdown, ruleSentence } from '../expressions/english/to-english.ts';
import type { Links } from './page-links.ts';

export interface RuleView {
  /** ID as written in the document. */
  readonly name: string;
  /** Error message, status of the error response, and the property that the error is reported for. */
  readonly words: Md;
  /** Rule in English; empty if it did not compile. */
  readonly demand: Md;
  readonly id: Md;
  readonly condition: Md;
}

/** Returns the rules of a schema. */
export function ruleViews(schema: ObjectSchema, { rules }: Links): readonly RuleView[] {
  const compiled = rules.ofSchema(schema);
  return schema.facts.rules.map((rule) => {
    const condition = compiled.find((each) => each.rule === rule);
    // A rule that reads `old` does not apply on creation.
    return view(rule, condition, condition?.reads.has('old') ? md`Judged on updates alone.` : nothing);
  });
}

/** Returns the preconditions of an operation, with the status of their error response. */
export function preconditionViews(operation: Operation, { rules }: Links): readonly RuleView[] {
  const compiled = rules.ofOperation(operation);
  return operation.facts.preconditions.map((rule: Precondition) =>
    view(
      rule,
      compiled.find((each) => each.rule === rule),
      md`Refused with ${number(rule.status)}.`,
    ),
  );
}

function view({ id, message, field, rule }: Rule, condition: Condition | undefined, more: Md): RuleView {
  const place = field === undefined ? nothing : md`Reported at ${code(field)}.`;
  return {
    name: id,
    words: join([ended(brief(message).line), more, place], ' '),
    demand: condition === undefined ? nothing : markdown(ruleSentence(condition.expression)),
    id: code(id),
    condition: conditionSpan(rule),
  };
}

/** Describes a condition within a sentence: "`type` is `snapshot`"; as CEL if it did not compile. */
export function conditionWords(rule: RuleText, condition: Condition | undefined): Md {
  return condition === undefined ? conditionSpan(rule) : markdown(conditionClause(condition.expression));
}

/** Returns the CEL condition on one line: white space outside of strings is insignificant in CEL. */
export function conditionSpan(rule: RuleText): Md {
  return code(rule.text.trim().replace(/\s*\n\s*/g, ' '));
}
