// Evaluation of `x-rules` for values in the document.

import { isObject } from '../../../../runtime/validation/type-checks.ts';
import type { RuleBook } from '../../../model/expressions/compile-rules.ts';
import type { Look } from '../../../model/validate/validation-context.ts';
import { evaluate } from './evaluate-rule.ts';

/**
 * Creates the check. Rules that use the old value or the current time cannot be evaluated for a value in a document.
 */
export function rulesBy(book: Pick<RuleBook, 'ofSchema'>): Look['rules'] {
  return (schema, value, look, wrongs) => {
    if (look.reading === 'part' || !isObject(value)) return;
    for (const { rule, expression, reads } of book.ofSchema(schema)) {
      if (reads.has('old') || reads.has('now')) continue;
      if (evaluate(expression, new Map([['self', value]])) !== false) continue;
      const field = rule.field?.split('.') ?? [];
      const isThere =
        field.reduce<unknown>(
          (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
          value,
        ) !== undefined;
      wrongs.push({
        path: isThere ? [...look.path, ...field] : look.path,
        keyword: 'x-rules',
        message: `breaks the rule "${rule.id}": ${rule.message.replace(/\.$/, '')}`,
        schema,
      });
    }
  };
}
