// Validation of array keywords.

import { isUnique } from '../../../runtime/validation/deep-equal.ts';
import type { ObjectSchema } from '../types/schema.ts';
import { judgeMember, type Look, type Wrong } from './validation-context.ts';

export function judgeList(schema: ObjectSchema, value: readonly unknown[], look: Look, wrongs: Wrong[]): void {
  const { array } = schema;
  if (!array) return;
  const { prefixItems = [], items, contains, minContains = 1, maxContains, minItems, maxItems, uniqueItems } = array;
  const said = (keyword: string, words: string): void =>
    look.say(keyword, `has ${value.length} items, and must have ${words}`, schema);
  if (minItems !== undefined && value.length < minItems) said('minItems', `at least ${minItems}`);
  if (maxItems !== undefined && value.length > maxItems) said('maxItems', `at most ${maxItems}`);
  if (uniqueItems === true && !isUnique(value)) look.say('uniqueItems', 'holds an item twice', schema);
  for (const [index, item] of value.entries()) {
    const own = prefixItems[index] ?? (index < prefixItems.length ? undefined : items);
    if (own === undefined) continue;
    look.evaluated.add(index);
    judgeMember(own, item, index, look, wrongs);
  }
  if (contains === undefined) return;
  let count = 0;
  for (const [index, item] of value.entries()) {
    if (!judgeMember(contains, item, index, look, [])) continue;
    look.evaluated.add(index);
    count++;
  }
  if (count < minContains)
    look.say('contains', `contains ${count} of the items that it must contain ${minContains} of`, schema);
  if (maxContains !== undefined && count > maxContains)
    look.say('maxContains', `contains ${count} of the items that it may contain ${maxContains} of`, schema);
}
