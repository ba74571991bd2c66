// Rules and preconditions: the sentence a person reads, and the condition as the document writes it.

import { brief } from '../../emit/code/markdown-prose.ts';
import { code, ended, join, md, nothing, number, type Md } from '../../emit/code/markdown.ts';
import type { Precondition, Rule, RuleText } from '../../document/vocabulary/declarations.ts';

export interface RuleView {
  /** The sentence, the status of the refusal, the field it is reported at. */
  readonly words: Md;
  readonly id: Md;
  readonly condition: Md;
}

/** Rules of a schema. */
export function ruleViews(rules: readonly Rule[]): readonly RuleView[] {
  return rules.map((rule) => view(rule, nothing));
}

/** Preconditions of an operation, with the status of their refusal. */
export function preconditionViews(preconditions: readonly Precondition[]): readonly RuleView[] {
  return preconditions.map((rule) => view(rule, md`Refused with ${number(rule.status)}.`));
}

function view({ id, message, field, rule }: Rule, status: Md): RuleView {
  const place = field === undefined ? nothing : md`Reported at ${code(field)}.`;
  return { words: join([ended(brief(message).line), status, place], ' '), id: code(id), condition: conditionSpan(rule) };
}

/** A condition as written, on one line: CEL makes no difference between one space and several outside its strings. */
export function conditionSpan(rule: RuleText): Md {
  return code(rule.text.trim().replace(/\s*\n\s*/g, ' '));
}
