// Evaluation of `x-rules` for values in the document.

import { isObject } from '../../../../runtime/validation/type-checks.ts';
import type { CompiledRules } from '../../../model/expressions/compile-rules.ts';
import type { ValidationFrame } from '../../../model/validate/validation-context.ts';
import { evaluateExpression } from './evaluate-rule.ts';

/**
 * Creates the check. Rules that use the old value or the current time cannot be evaluated for a value in a document.
 */
export function createRuleCheck(ruleBook: Pick<CompiledRules, 'ofSchema'>): ValidationFrame['rules'] {
  return (schema, value, frame, errors) => {
    if (frame.direction === 'part' || !isObject(value)) return;
    for (const { rule, expression, variablesRead } of ruleBook.ofSchema(schema)) {
      if (variablesRead.has('old') || variablesRead.has('now')) continue;
      if (evaluateExpression(expression, new Map([['self', value]])) !== false) continue;
      const field = rule.field?.split('.') ?? [];
      const isThere =
        field.reduce<unknown>(
          (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
          value,
        ) !== undefined;
      errors.push({
        path: isThere ? [...frame.path, ...field] : frame.path,
        keyword: 'x-rules',
        message: `breaks the rule "${rule.id}": ${rule.message.replace(/\.$/, '')}`,
        schema,
      });
    }
  };
}
