// Opposite-direction properties: `readOnly` in requests and `writeOnly` in responses.
// If any schema of a value marks a property so, no schema of that value requires it (OpenAPI, section "Schema Object").

import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { NormalForm } from './normal-form.ts';
import type { SchemaVariant } from './schema-pairs.ts';

/** Opposite-direction names marked by surrounding schemas of the same value, by side of the comparison. */
export interface OppositeDirectionNames {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
}

export type PropertyNames = ReadonlySet<string>;

const noNames: PropertyNames = new Set();
export const noOppositeDirection: OppositeDirectionNames = { base: noNames, head: noNames };

/** Maximum depth of in-place schemas: chains can be as long as the document. */
const maxDepth = 10;

/** Returns whether a property is omitted from the variant. */
export function isHidden({ annotations }: NormalForm, variant: SchemaVariant): boolean {
  return (variant === 'request' && annotations.readOnly) || (variant === 'response' && annotations.writeOnly);
}

/**
 * Returns the properties that a schema, or a branch of its unions, marks as opposite-direction. A property with both
 * marks is sent in both directions.
 */
export function oppositeDirectionNames(side: ModelSide, outerForm: NormalForm, variant: SchemaVariant): PropertyNames {
  if (variant === 'exact') return noNames;
  const cached = namesCache[variant].get(outerForm);
  if (cached) return cached;
  const marked = { request: new Set<string>(), response: new Set<string>() };
  const branches = ({ unions, alwaysValidUnions }: NormalForm): readonly FlatSchema[] => [
    ...unions.flatMap((union) => union.branches.map(({ flatSchema }) => flatSchema)),
    ...alwaysValidUnions.flat(),
  ];
  for (const { object } of nestedForms(side, outerForm, branches)) {
    for (const [name, property] of object?.properties ?? []) {
      if (!canBeHidden(side, property)) continue;
      const { readOnly, writeOnly } = side.normalForm(property).annotations;
      if (readOnly) marked.request.add(name);
      if (writeOnly) marked.response.add(name);
    }
  }
  const opposite = marked[variant === 'request' ? 'response' : 'request'];
  const selected = [...marked[variant]].filter((name) => !opposite.has(name));
  const names = selected.length === 0 ? noNames : new Set(selected);
  namesCache[variant].set(outerForm, names);
  return names;
}

const namesCache = {
  request: new WeakMap<NormalForm, PropertyNames>(),
  response: new WeakMap<NormalForm, PropertyNames>(),
};

/** Fast path: most properties are unmarked. A union can be marked through its only branch. */
function canBeHidden(side: ModelSide, { parts }: FlatSchema, depth = 0): boolean {
  return parts.some(({ annotations, anyOf, oneOf }) => {
    if (annotations.readOnly === true || annotations.writeOnly === true) return true;
    return (
      depth < maxDepth &&
      [...(anyOf ?? []), ...(oneOf ?? [])].some((branch) => canBeHidden(side, side.flattenAllOf([branch]), depth + 1))
    );
  });
}

/** Returns the surrounding opposite-direction names that the nested schema requires and does not mark itself. */
export function oppositeDirectionWithin(
  side: ModelSide,
  outerForm: NormalForm,
  surrounding: PropertyNames,
  nested: FlatSchema,
  variant: SchemaVariant,
): PropertyNames {
  const ownNames = oppositeDirectionNames(side, outerForm, variant);
  if (ownNames.size + surrounding.size === 0) return noNames;
  const form = side.normalForm(nested);
  const nestedNames = oppositeDirectionNames(side, form, variant);
  const names = [...requiredWithin(side, form)].filter(
    (name) => (ownNames.has(name) || surrounding.has(name)) && !nestedNames.has(name),
  );
  return names.length === 0 ? noNames : new Set(names.sort());
}

function requiredWithin(side: ModelSide, outerForm: NormalForm): PropertyNames {
  const cached = requiredCache.get(outerForm);
  if (cached) return cached;
  const requiredNames = new Set<string>();
  const nested = ({ unions, alwaysValidUnions, conditions, object }: NormalForm): readonly FlatSchema[] => [
    ...unions.flatMap((union) => union.branches.map(({ flatSchema }) => flatSchema)),
    ...alwaysValidUnions.flat(),
    ...conditions.flatMap((each) => [...(each.then ? [each.then] : []), ...(each.else ? [each.else] : [])]),
    ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value),
  ];
  for (const { object } of nestedForms(side, outerForm, nested)) {
    for (const name of object?.required.keys() ?? []) requiredNames.add(name);
    for (const { value } of object?.dependentRequired.values() ?? []) for (const name of value) requiredNames.add(name);
  }
  requiredCache.set(outerForm, requiredNames);
  return requiredNames;
}

const requiredCache = new WeakMap<NormalForm, PropertyNames>();

/** Returns the form and its nested forms, breadth-first, each once. */
function nestedForms(
  side: ModelSide,
  outerForm: NormalForm,
  nested: (form: NormalForm) => readonly FlatSchema[],
): ReadonlySet<NormalForm> {
  const forms = new Set([outerForm]);
  let level: readonly NormalForm[] = [outerForm];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    level = level
      .flatMap(nested)
      .map((each) => side.normalForm(each))
      .filter((form) => !forms.has(form));
    for (const form of level) forms.add(form);
  }
  return forms;
}
