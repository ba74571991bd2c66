// Evaluated locations: the properties and items that a schema evaluates, as seen by `unevaluated…` keywords.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { NormalForm } from './normal-form-types.ts';
import { inPlaceParts } from './object-constraints.ts';
import { pairEqual } from './pair-subschemas.ts';

/**
 * Compares the evaluated locations of schemas without other known differences: each keyword accepts the same values,
 * but other properties or items can remain unevaluated.
 */
export function compareEvaluation({ pairs, base, head, isSame, reportChange }: ComparisonContext): void {
  const [before, after] = [formatEvaluated(pairs.base, base), formatEvaluated(pairs.head, head)];
  const [left, right] = [
    base.object?.unevaluated ?? base.array?.unevaluated,
    head.object?.unevaluated ?? head.array?.unevaluated,
  ];
  const { left: removed, right: added } = pairEqual(
    findConditionalEvaluators(pairs.base, base),
    findConditionalEvaluators(pairs.head, head),
    (first, second) => isSame(first, second, 'exact'),
  );
  if (before !== after || removed.length + added.length > 0)
    reportChange('evaluation-changed', {}, { base: left?.part, head: right?.part });
}

/**
 * Returns subschemas that reject no value but evaluate locations if they match: an `if` without `then` and `else`, and
 * branches next to a branch that accepts every value.
 */
function findConditionalEvaluators(side: ModelSide, form: NormalForm): readonly FlatSchema[] {
  const candidates = new Set<FlatSchema>();
  const forms = new Set([form]);
  for (const { parts, unions, alwaysValidUnions, conditions, object } of forms) {
    for (const part of parts)
      if (part.if !== undefined && part.then === undefined && part.else === undefined)
        candidates.add(side.flattenAllOf([part.if]));
    for (const nestedSchema of alwaysValidUnions.flat()) candidates.add(nestedSchema);
    if (forms.size > maxDepth) break;
    const nestedSchemas = [
      ...unions.flatMap(({ branches }) => branches.map(({ flatSchema }) => flatSchema)),
      ...conditions.flatMap((condition) => [condition.then, condition.else]),
      ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value),
    ];
    for (const nestedSchema of nestedSchemas) if (nestedSchema) forms.add(side.normalForm(nestedSchema));
  }
  return [...candidates].filter((candidate) => evaluatedLocations(side, candidate, 0) !== '');
}

type EvaluationInput = Pick<NormalForm, 'flatSchema' | 'parts' | 'unions' | 'alwaysValidUnions'>;

/** Returns whether a subschema that applies only to some values evaluates any properties or items. */
export function evaluatesConditionally(side: ModelSide, input: EvaluationInput): boolean {
  return conditionalLocations(side, input, 0).length > 0;
}

/** Maximum nesting depth. Chains of schemas can be as long as the document. */
const maxDepth = 100;
/** Cached, because many pairs share a schema. */
const evaluatedCache = new WeakMap<FlatSchema, string>();

function evaluatedLocations(side: ModelSide, flatSchema: FlatSchema, depth: number): string {
  if (depth > maxDepth) return 'and more';
  const text = evaluatedCache.get(flatSchema) ?? formatEvaluated(side, side.normalForm(flatSchema), depth);
  evaluatedCache.set(flatSchema, text);
  return text;
}

/** Returns a string that is equal for schemas with the same evaluated locations; empty if there are none. */
function formatEvaluated(side: ModelSide, form: EvaluationInput, depth = 0): string {
  const locations = unconditionalLocations(form.parts);
  // `unevaluated…` keywords see only the locations that their own schema evaluates.
  const formatKeyword = (keyword: string, part: SchemaObject): string => {
    const visibleLocations = unconditionalLocations(inPlaceParts(side, form, part)).join(' ');
    return visibleLocations === locations.join(' ') ? keyword : `${keyword} next to (${visibleLocations})`;
  };
  const unevaluatedKeywords = form.parts.flatMap((part) => [
    ...(part.array?.unevaluatedItems === undefined ? [] : [formatKeyword('other items', part)]),
    ...(part.object?.unevaluatedProperties === undefined ? [] : [formatKeyword('other properties', part)]),
  ]);
  return [...locations, ...new Set(unevaluatedKeywords), ...conditionalLocations(side, form, depth)].sort().join(' ');
}

/** Returns the locations that the parts evaluate for every value. */
function unconditionalLocations(parts: readonly SchemaObject[]): readonly string[] {
  const locations = new Set<string>();
  let prefixLength = 0;
  for (const { array, object } of parts) {
    prefixLength = Math.max(prefixLength, array?.prefixItems?.length ?? 0);
    if (array?.items !== undefined) locations.add('items');
    if (array?.contains !== undefined) locations.add('contains');
    for (const name of object?.properties?.keys() ?? []) locations.add(JSON.stringify(name));
    for (const pattern of object?.patternProperties?.keys() ?? []) locations.add(`/${pattern}/`);
    if (object?.additionalProperties !== undefined) locations.add('properties');
  }
  if (prefixLength > 0 && !locations.has('items')) locations.add(`${prefixLength} items`);
  // If all other properties are evaluated, names and patterns do not matter.
  return [...locations].filter((location) => !locations.has('properties') || !/^["/]/.test(location)).sort();
}

/** Returns the locations evaluated by conditions, branches, and `dependentSchemas`. */
function conditionalLocations(
  side: ModelSide,
  { parts, unions, alwaysValidUnions }: EvaluationInput,
  depth: number,
): readonly string[] {
  const locations: string[] = [];
  const addLocations = (
    kind: string,
    flatSchemas: readonly FlatSchema[],
    texts = flatSchemas.map((flatSchema) => evaluatedLocations(side, flatSchema, depth + 1)),
  ): void => {
    if (texts.some((text) => text !== ''))
      locations.push(`${kind} (${(kind === 'one of' ? texts.sort() : texts).join(' | ')})`);
  };
  const flatten = (jsonSchema: JsonSchema | undefined): FlatSchema => side.flattenAllOf([jsonSchema ?? true]);
  for (const part of parts) {
    for (const [name, schema] of part.object?.dependentSchemas ?? [])
      addLocations(`with ${JSON.stringify(name)}`, [flatten(schema)]);
    if (part.if !== undefined) addLocations('if', [part.if, part.then, part.else].map(flatten));
  }
  for (const { branches } of unions)
    addLocations(
      'one of',
      branches.map(({ flatSchema }) => flatSchema),
    );
  for (const branches of alwaysValidUnions) addLocations('one of', branches);
  return locations;
}
