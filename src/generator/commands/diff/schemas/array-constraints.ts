// Array keywords of a flat schema.

import type { SchemaObject } from '../../../model/types/schema.ts';
import type { ModelSide } from './flatten-all-of.ts';
import type { Contains, ArrayForm } from './normal-form.ts';
import { inPlaceParts, type FlatSchemaParts } from './object-constraints.ts';
import { firstStated } from './string-constraints.ts';

/** Each position combines the item schemas of all parts. */
export function toArrayForm(side: ModelSide, schema: FlatSchemaParts): ArrayForm {
  const arrayParts = schema.parts.filter((part) => part.array);
  const length = Math.max(0, ...arrayParts.map((part) => part.array?.prefixItems?.length ?? 0));
  const itemAt = (index: number): ArrayForm['items'] =>
    side.flattenAllOf(
      arrayParts.flatMap(({ array }) => {
        const jsonSchema = array?.prefixItems?.[index] ?? array?.items;
        return jsonSchema === undefined ? [] : [jsonSchema];
      }),
    );
  const uniqueItems = firstStated(arrayParts, (part) => (part.array?.uniqueItems === true ? true : undefined));
  // `unevaluatedItems` has no effect if `items`, or a nested `unevaluatedItems`, already evaluates the remaining items.
  const appliesToAll = (inner: SchemaObject, part: SchemaObject): boolean =>
    inner.array?.items !== undefined || (inner !== part && inner.array?.unevaluatedItems !== undefined);
  const open = arrayParts.filter(
    (part) =>
      part.array?.unevaluatedItems !== undefined &&
      !inPlaceParts(side, schema, part).some((inner) => appliesToAll(inner, part)),
  );
  const unevaluated = firstStated(open, (part) => part.array?.unevaluatedItems);
  const [part] = arrayParts;
  return {
    ...(part && { part }),
    prefixItems: Array.from({ length }, (_, index) => itemAt(index)),
    items: itemAt(length),
    ...(uniqueItems && { uniqueItems }),
    contains: arrayParts.flatMap((each) => toContains(side, each, unevaluated !== undefined)),
    ...(unevaluated && {
      unevaluated: {
        part: unevaluated.part,
        value: side.flattenAllOf(open.flatMap((each) => each.array?.unevaluatedItems ?? [])),
      },
    }),
  };
}

/** `matters`: whether the matching items affect `unevaluatedItems`, even if none is required. */
function toContains(side: ModelSide, part: SchemaObject, matters: boolean): readonly Contains[] {
  const { contains, minContains = 1, maxContains: max } = part.array ?? {};
  if (contains === undefined || (minContains === 0 && max === undefined && !matters)) return [];
  return [{ flatSchema: side.flattenAllOf([contains]), min: minContains, ...(max !== undefined && { max }), part }];
}
