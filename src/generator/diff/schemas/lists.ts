// What a conjunction demands of a list: its positions, the others, what it contains.

import type { ObjectSchema } from '../../model/declarations/assertions.ts';
import type { Side } from './conjunction.ts';
import type { Contains, ListForm } from './form.ts';
import { first } from './texts.ts';

/** Every position judged by all parts at once. */
export function listOf(side: Side, parts: readonly ObjectSchema[]): ListForm {
  const own = parts.filter((part) => part.array);
  const length = Math.max(0, ...own.map((part) => part.array?.prefixItems?.length ?? 0));
  const at = (index: number): ListForm['rest'] =>
    side.conjoin(
      own.flatMap(({ array }) => {
        const assertion = array?.prefixItems?.[index] ?? array?.items;
        return assertion === undefined ? [] : [assertion];
      }),
    );
  const unique = first(own, (part) => (part.array?.uniqueItems === true ? true : undefined));
  // Where `items` judges all others, none is left over.
  const open = own.some(({ array }) => array?.items !== undefined) ? undefined : first(own, (part) => part.array?.unevaluatedItems);
  const [part] = own;
  return {
    ...(part && { part }),
    prefix: Array.from({ length }, (_, index) => at(index)),
    rest: at(length),
    ...(unique && { unique }),
    contains: own.flatMap((each) => containsOf(side, each)),
    ...(open && { unevaluated: { part: open.part, value: side.conjoin([open.value]) } }),
  };
}

function containsOf(side: Side, part: ObjectSchema): readonly Contains[] {
  const { contains, minContains = 1, maxContains: max } = part.array ?? {};
  if (contains === undefined || (minContains === 0 && max === undefined)) return [];
  return [{ conjunction: side.conjoin([contains]), min: minContains, ...(max !== undefined && { max }), part }];
}
