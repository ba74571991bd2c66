// Rules and preconditions: the sentence a person reads, what it demands in English, and the condition as the document writes it.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, ended, join, md, nothing, number, type Md } from '../../code/markdown/markdown.ts';
import type { Precondition, Rule, RuleText } from '../../openapi/extensions/types.ts';
import type { Operation } from '../../model/types/api.ts';
import type { ObjectSchema } from '../../model/types/schema.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { conditionClause, markdown, ruleSentence } from '../expressions/english/to-english.ts';
import type { Links } from './page-links.ts';

export interface RuleView {
  /** The id as written. */
  readonly name: string;
  /** The sentence, the status of the refusal, the field it is reported at. */
  readonly words: Md;
  /** What it demands; nothing where the rule did not compile. */
  readonly demand: Md;
  readonly id: Md;
  readonly condition: Md;
}

/** Rules of a schema. */
export function ruleViews(schema: ObjectSchema, { rules }: Links): readonly RuleView[] {
  const compiled = rules.ofSchema(schema);
  return schema.facts.rules.map((rule) => {
    const condition = compiled.find((each) => each.rule === rule);
    // On creation there is nothing stored to compare with.
    return view(rule, condition, condition?.reads.has('old') ? md`Judged on updates alone.` : nothing);
  });
}

/** Preconditions of an operation, with the status of their refusal. */
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

/** A condition within a sentence: "`type` is `snapshot`"; as written where it did not compile. */
export function conditionWords(rule: RuleText, condition: Condition | undefined): Md {
  return condition === undefined ? conditionSpan(rule) : markdown(conditionClause(condition.expression));
}

/** A condition as written, on one line: CEL makes no difference between one space and several outside its strings. */
export function conditionSpan(rule: RuleText): Md {
  return code(rule.text.trim().replace(/\s*\n\s*/g, ' '));
}
