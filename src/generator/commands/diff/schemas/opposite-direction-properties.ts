// Opposite-direction properties: `readOnly` properties in requests and `writeOnly` properties in responses. If a schema
// that applies to a value marks a property this way, no other schema can require it there (OpenAPI, "Schema Object").

import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { NormalForm } from './normal-form-types.ts';
import type { SchemaVariant } from './schema-pairs.ts';

/** Names of opposite-direction properties that the surrounding schemas of the same value mark, by side. */
export interface OppositeDirectionNames {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
}

export type PropertyNames = ReadonlySet<string>;

const noNames: PropertyNames = new Set();
export const noOppositeDirection: OppositeDirectionNames = { base: noNames, head: noNames };

/** Maximum depth of in-place schemas. Chains of schemas can be as long as the document. */
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
  const branchesOf = ({ unions, alwaysValidUnions }: NormalForm): readonly FlatSchema[] => [
    ...unions.flatMap((union) => union.branches.map(({ flatSchema }) => flatSchema)),
    ...alwaysValidUnions.flat(),
  ];
  for (const { object } of nestedForms(side, outerForm, branchesOf)) {
    for (const [name, property] of object?.properties ?? []) {
      if (!canBeHidden(side, property)) continue;
      const { readOnly, writeOnly } = side.normalForm(property).annotations;
      if (readOnly) marked.request.add(name);
      if (writeOnly) marked.response.add(name);
    }
  }
  const reverseMarked = marked[variant === 'request' ? 'response' : 'request'];
  const markedNames = [...marked[variant]].filter((name) => !reverseMarked.has(name));
  const names = markedNames.length === 0 ? noNames : new Set(markedNames);
  namesCache[variant].set(outerForm, names);
  return names;
}

const namesCache = {
  request: new WeakMap<NormalForm, PropertyNames>(),
  response: new WeakMap<NormalForm, PropertyNames>(),
};

/** Returns whether a property may be marked, which is rare. A union can be marked through its only branch. */
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
export function inheritedOppositeDirectionNames(
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
  const names = [...requiredNamesWithin(side, form)].filter(
    (name) => (ownNames.has(name) || surrounding.has(name)) && !nestedNames.has(name),
  );
  return names.length === 0 ? noNames : new Set(names.sort());
}

/** Returns the names that the form, or a schema nested in place, requires. */
function requiredNamesWithin(side: ModelSide, outerForm: NormalForm): PropertyNames {
  const cached = requiredCache.get(outerForm);
  if (cached) return cached;
  const requiredNames = new Set<string>();
  const inPlaceSchemas = ({ unions, alwaysValidUnions, conditions, object }: NormalForm): readonly FlatSchema[] => [
    ...unions.flatMap((union) => union.branches.map(({ flatSchema }) => flatSchema)),
    ...alwaysValidUnions.flat(),
    ...conditions.flatMap((condition) => [
      ...(condition.then ? [condition.then] : []),
      ...(condition.else ? [condition.else] : []),
    ]),
    ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value),
  ];
  for (const { object } of nestedForms(side, outerForm, inPlaceSchemas)) {
    for (const name of object?.required.keys() ?? []) requiredNames.add(name);
    for (const { value } of object?.dependentRequired.values() ?? []) for (const name of value) requiredNames.add(name);
  }
  requiredCache.set(outerForm, requiredNames);
  return requiredNames;
}

/** Cached, because each comparison with the schema needs them. */
const requiredCache = new WeakMap<NormalForm, PropertyNames>();

/** Returns the form and its nested forms, in breadth-first order. */
function nestedForms(
  side: ModelSide,
  outerForm: NormalForm,
  inPlaceSchemas: (form: NormalForm) => readonly FlatSchema[],
): ReadonlySet<NormalForm> {
  const forms = new Set([outerForm]);
  let level: readonly NormalForm[] = [outerForm];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    level = level
      .flatMap(inPlaceSchemas)
      .map((flatSchema) => side.normalForm(flatSchema))
      .filter((form) => !forms.has(form));
    for (const form of level) forms.add(form);
  }
  return forms;
}
