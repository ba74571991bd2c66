// Array keywords of a flat schema.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { Side } from './flatten-all-of.ts';
import type { Contains, ListForm } from './normal-form.ts';
import { within, type Whole } from './object-constraints.ts';
import { first } from './string-constraints.ts';

/** Each position combines the item schemas of all parts. */
export function listOf(side: Side, whole: Whole): ListForm {
  const own = whole.parts.filter((part) => part.array);
  const length = Math.max(0, ...own.map((part) => part.array?.prefixItems?.length ?? 0));
  const at = (index: number): ListForm['rest'] =>
    side.conjoin(
      own.flatMap(({ array }) => {
        const assertion = array?.prefixItems?.[index] ?? array?.items;
        return assertion === undefined ? [] : [assertion];
      }),
    );
  const unique = first(own, (part) => (part.array?.uniqueItems === true ? true : undefined));
  // `unevaluatedItems` has no effect if `items`, or a nested `unevaluatedItems`, already evaluates the remaining items.
  const judgesAll = (inner: ObjectSchema, part: ObjectSchema): boolean => inner.array?.items !== undefined || (inner !== part && inner.array?.unevaluatedItems !== undefined);
  const open = own.filter((part) => part.array?.unevaluatedItems !== undefined && !within(side, whole, part).some((inner) => judgesAll(inner, part)));
  const unevaluated = first(open, (part) => part.array?.unevaluatedItems);
  const [part] = own;
  return {
    ...(part && { part }),
    prefix: Array.from({ length }, (_, index) => at(index)),
    rest: at(length),
    ...(unique && { unique }),
    contains: own.flatMap((each) => containsOf(side, each, unevaluated !== undefined)),
    ...(unevaluated && { unevaluated: { part: unevaluated.part, value: side.conjoin(open.flatMap((each) => each.array?.unevaluatedItems ?? [])) } }),
  };
}

/** `matters`: whether the matching items affect `unevaluatedItems`, even if none is required. */
function containsOf(side: Side, part: ObjectSchema, heard: boolean): readonly Contains[] {
  const { contains, minContains = 1, maxContains: max } = part.array ?? {};
  if (contains === undefined || (minContains === 0 && max === undefined && !heard)) return [];
  return [{ conjunction: side.conjoin([contains]), min: minContains, ...(max !== undefined && { max }), part }];
}
