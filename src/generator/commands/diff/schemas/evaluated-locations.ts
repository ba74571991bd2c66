// Properties and items that a schema evaluates without constraining them, which affects `unevaluated…` keywords.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { NormalForm } from './normal-form.ts';
import { inPlaceParts } from './object-constraints.ts';
import { pairEqual } from './pair-subschemas.ts';

/**
 * Applies if no other difference is known: each keyword accepts the same values, but other properties or items remain
 * unevaluated.
 */
export function compareEvaluation({ pairs, base, head, isSame, reportChange }: ComparisonContext): void {
  const [before, after] = [formatEvaluated(pairs.base, base), formatEvaluated(pairs.head, head)];
  const [left, right] = [
    base.object?.unevaluated ?? base.array?.unevaluated,
    head.object?.unevaluated ?? head.array?.unevaluated,
  ];
  const { left: removed, right: added } = pairEqual(
    conditionallyEvaluating(pairs.base, base),
    conditionallyEvaluating(pairs.head, head),
    (first, second) => isSame(first, second, 'exact'),
  );
  if (before !== after || removed.length + added.length > 0)
    reportChange('evaluation-changed', {}, { base: left?.part, head: right?.part });
}

/**
 * Returns schemas that reject nothing but evaluate if they match: `if` without outcomes, and branches next to an always
 * valid one.
 */
function conditionallyEvaluating(side: ModelSide, form: NormalForm): readonly FlatSchema[] {
  const candidates = new Set<FlatSchema>();
  const forms = new Set([form]);
  for (const { parts, unions, alwaysValidUnions, conditions, object } of forms) {
    for (const part of parts)
      if (part.if !== undefined && part.then === undefined && part.else === undefined)
        candidates.add(side.flattenAllOf([part.if]));
    for (const each of alwaysValidUnions.flat()) candidates.add(each);
    if (forms.size > maxDepth) break;
    const nestedSchemas = [
      ...unions.flatMap(({ branches }) => branches.map(({ flatSchema }) => flatSchema)),
      ...conditions.flatMap((each) => [each.then, each.else]),
      ...[...(object?.dependentSchemas.values() ?? [])].map(({ value }) => value),
    ];
    for (const each of nestedSchemas) if (each) forms.add(side.normalForm(each));
  }
  return [...candidates].filter((each) => evaluatedLocations(side, each, 0) !== '');
}

type EvaluationInput = Pick<NormalForm, 'flatSchema' | 'parts' | 'unions' | 'alwaysValidUnions'>;

/** Returns whether a subschema that applies only to some values evaluates something. */
export function evaluatesSome(side: ModelSide, input: EvaluationInput): boolean {
  return conditionalLocations(side, input, 0).length > 0;
}

/** Maximum nesting depth: chains can be as long as the document. */
const maxDepth = 100;
const evaluatedCache = new WeakMap<FlatSchema, string>();

function evaluatedLocations(side: ModelSide, flatSchema: FlatSchema, depth: number): string {
  if (depth > maxDepth) return 'and more';
  const text = evaluatedCache.get(flatSchema) ?? formatEvaluated(side, side.normalForm(flatSchema), depth);
  evaluatedCache.set(flatSchema, text);
  return text;
}

/** Returns a string that is equal for schemas with the same evaluated locations; empty if there are none. */
function formatEvaluated(side: ModelSide, form: EvaluationInput, depth = 0): string {
  const all = unconditionalLocations(form.parts);
  // `unevaluated…` keywords see only the locations that their own schema evaluates.
  const input = (keyword: string, part: SchemaObject): string => {
    const seen = unconditionalLocations(inPlaceParts(side, form, part)).join(' ');
    return seen === all.join(' ') ? keyword : `${keyword} beside (${seen})`;
  };
  const rest = form.parts.flatMap((part) => [
    ...(part.array?.unevaluatedItems === undefined ? [] : [input('other items', part)]),
    ...(part.object?.unevaluatedProperties === undefined ? [] : [input('other members', part)]),
  ]);
  return [...all, ...new Set(rest), ...conditionalLocations(side, form, depth)].sort().join(' ');
}

/** Returns the unconditionally evaluated locations. */
function unconditionalLocations(parts: readonly SchemaObject[]): readonly string[] {
  const own = new Set<string>();
  let positions = 0;
  for (const { array, object } of parts) {
    positions = Math.max(positions, array?.prefixItems?.length ?? 0);
    if (array?.items !== undefined) own.add('items');
    if (array?.contains !== undefined) own.add('contains');
    for (const name of object?.properties?.keys() ?? []) own.add(JSON.stringify(name));
    for (const pattern of object?.patternProperties?.keys() ?? []) own.add(`/${pattern}/`);
    if (object?.additionalProperties !== undefined) own.add('members');
  }
  if (positions > 0 && !own.has('items')) own.add(`${positions} items`);
  // If all other properties are evaluated, names and patterns do not matter.
  return [...own].filter((each) => !own.has('members') || !/^["/]/.test(each)).sort();
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
    texts = flatSchemas.map((each) => evaluatedLocations(side, each, depth + 1)),
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
