// Checks for arrays: size and `uniqueItems`.

import { binary, call, literal, member, not } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Facets } from '../../../model/facets.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';

export function itemCountChecks(
  { minItems = 0, maxItems }: Facets['itemCount'],
  { value }: ValidationContext,
): readonly Check[] {
  const checks: Check[] = [];
  if (minItems > 0) {
    checks.push({
      violation: binary(member(value, 'length'), '<', literal(minItems)),
      failure: { keyword: 'minItems', message: messages.tooFewItems(minItems) },
    });
  }
  if (maxItems !== undefined) {
    checks.push({
      violation: isLongerThan(value, maxItems),
      failure: { keyword: 'maxItems', message: messages.tooManyItems(maxItems) },
    });
  }
  return checks;
}

export function uniqueChecks({ uniqueItems }: Facets['unique'], { value }: ValidationContext): readonly Check[] {
  if (uniqueItems !== true) return [];
  const failure = { keyword: 'uniqueItems', message: messages.duplicateItem };
  return [{ violation: not(call(runtime('hasUniqueItems'), value)), failure }];
}

/** Returns a test of whether an array has more than `count` items. */
export function isLongerThan(value: Expression, count: number): Expression {
  return binary(member(value, 'length'), '>', literal(count));
}
