// Validation of array keywords.

import { hasUniqueItems } from '../../../runtime/validation/deep-equal.ts';
import type { SchemaObject } from '../types/schema.ts';
import { validateChild, type ValidationFrame, type ValueError } from './validation-context.ts';

export function validateArray(
  schema: SchemaObject,
  value: readonly unknown[],
  frame: ValidationFrame,
  errors: ValueError[],
): void {
  const { array } = schema;
  if (!array) return;
  const { prefixItems = [], items, contains, minContains = 1, maxContains, minItems, maxItems, uniqueItems } = array;
  const reportLength = (keyword: string, requirement: string): void =>
    frame.report(keyword, `has ${value.length} items, and must have ${requirement}`, schema);
  if (minItems !== undefined && value.length < minItems) reportLength('minItems', `at least ${minItems}`);
  if (maxItems !== undefined && value.length > maxItems) reportLength('maxItems', `at most ${maxItems}`);
  if (uniqueItems === true && !hasUniqueItems(value)) frame.report('uniqueItems', 'holds an item twice', schema);
  for (const [index, item] of value.entries()) {
    const itemSchema = prefixItems[index] ?? (index < prefixItems.length ? undefined : items);
    if (itemSchema === undefined) continue;
    frame.evaluated.add(index);
    validateChild(itemSchema, item, index, frame, errors);
  }
  if (contains === undefined) return;
  let count = 0;
  for (const [index, item] of value.entries()) {
    if (!validateChild(contains, item, index, frame, [])) continue;
    frame.evaluated.add(index);
    count++;
  }
  if (count < minContains)
    frame.report('contains', `contains ${count} of the items that it must contain ${minContains} of`, schema);
  if (maxContains !== undefined && count > maxContains)
    frame.report('maxContains', `contains ${count} of the items that it may contain ${maxContains} of`, schema);
}
