// Filters of the header that the convention `filter` names. The service has validated them.

import { operationFilter } from '../../model/collection-filters.ts';
import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { keyOf } from './requests.ts';
import type { HandlerRequest } from './server-modules.ts';
import type { Item } from './store.ts';

/** Returns the items that the filter selects, in its order. */
export function applyFilterHeader(
  items: readonly Item[],
  operation: Operation,
  { headers }: HandlerRequest,
  api: Api,
): readonly Item[] {
  const header = operationFilter(operation, api)?.header;
  const filter = (header === undefined ? undefined : headers[header]) as Json | undefined; // Parsed from JSON.
  if (filter === undefined || !isJsonObject(filter)) return items;
  const { '+order_by': orderBy, '+order': order, ...conditions } = filter;
  const selected = items.filter(({ value }) => matchesAll(value, conditions));
  if (typeof orderBy !== 'string') return selected;
  const direction = order === 'desc' ? -1 : 1;
  return selected.toSorted((a, b) => direction * compareFields(fieldOf(a.value, orderBy), fieldOf(b.value, orderBy)));
}

function matchesAll(item: Json, conditions: Readonly<Record<string, Json>>): boolean {
  return Object.entries(conditions).every(([key, condition]) => {
    if (key !== '+and' && key !== '+or') return matchesField(fieldOf(item, key), condition);
    const filters = Array.isArray(condition) ? (condition as readonly Json[]).filter(isJsonObject) : [];
    return key === '+and'
      ? filters.every((filter) => matchesAll(item, filter))
      : filters.some((filter) => matchesAll(item, filter));
  });
}

/** Returns a property; `null` if it is absent. */
function fieldOf(item: Json, name: string): Json {
  return (isJsonObject(item) ? item[name] : undefined) ?? null;
}

/** Returns whether a value, or an item of an array, equals the condition or satisfies all its operators. */
function matchesField(field: Json, condition: Json): boolean {
  const values = Array.isArray(field) ? (field as readonly Json[]) : [field];
  return values.some((value) =>
    isJsonObject(condition)
      ? Object.entries(condition).every(([operator, operand]) => satisfies(value, operator, operand))
      : value === condition,
  );
}

function satisfies(value: Json, operator: string, operand: Json): boolean {
  if (operator === '+neq')
    return typeof operand === 'string' && value !== null ? keyOf(value) !== operand : value !== operand;
  if (operator === '+contains')
    return typeof value === 'string' && typeof operand === 'string' && value.includes(operand);
  if (typeof value !== 'number' || typeof operand !== 'number') return false;
  if (operator === '+gt') return value > operand;
  if (operator === '+gte') return value >= operand;
  if (operator === '+lt') return value < operand;
  return operator === '+lte' && value <= operand;
}

/** Compares numbers and booleans by value and all others as text. Null is before all other values. */
function compareFields(a: Json, b: Json): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  if (typeof a !== 'string' && typeof b !== 'string') return Number(a) - Number(b);
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : Number(first > second);
}
