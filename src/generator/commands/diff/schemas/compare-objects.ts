// Comparison of object keywords.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { compareProperties } from './compare-properties.ts';
import { type ComparisonContext, subschemaOrSelf } from './comparison-context.ts';
import { oppositeDirectionNames, isHidden } from './opposite-direction-properties.ts';
import type { ObjectForm, KeywordValue } from './normal-form-types.ts';
import { isClosed } from './object-constraints.ts';

export function compareObjects(context: ComparisonContext): void {
  const { base, head, reportChange, compareNested } = context;
  if (!base.object || !head.object) return;
  const [before, after] = [
    withoutOppositeDirection(context, 'base', base.object),
    withoutOppositeDirection(context, 'head', head.object),
  ];
  compareProperties(context, before, after);
  compareAdditionalProperties(context, before, after);
  comparePatterns(context, before, after);
  const [baseUnevaluated, headUnevaluated] = [before.unevaluated, after.unevaluated];
  if (baseUnevaluated && headUnevaluated)
    compareNested('unevaluated properties', baseUnevaluated.value, headUnevaluated.value, {
      parts: { base: baseUnevaluated.part, head: headUnevaluated.part },
      isUncertain: true,
    });
  else if (headUnevaluated) reportChange('unevaluated-properties-added', {}, { head: headUnevaluated.part });
  else if (baseUnevaluated) reportChange('unevaluated-properties-removed', {}, { base: baseUnevaluated.part });
}

export function comparePropertyNames({ base, head, reportChange, compareNested }: ComparisonContext): void {
  if (!base.object || !head.object) return;
  const [before, after] = [base.object.propertyNames, head.object.propertyNames];
  const parts = { base: before?.part, head: after?.part };
  if (before && after) compareNested('property names', before.value, after.value, { parts });
  else if (before ?? after) reportChange(after ? 'property-names-added' : 'property-names-removed', {}, parts);
}

/**
 * Returns the object form without requirements for properties that only the opposite direction has. A property that
 * this form hides stays required, because the comparison of the property itself reports it.
 */
function withoutOppositeDirection(context: ComparisonContext, side: 'base' | 'head', object: ObjectForm): ObjectForm {
  const { [side]: form, oppositeDirection, pairs, variant } = context;
  const { properties, required, dependentRequired } = object;
  if (required.size + dependentRequired.size === 0 || variant === 'exact') return object;
  const surroundingNames = oppositeDirection[side];
  // If no other schema describes the same object, its properties contain all the information.
  if (surroundingNames.size + dependentRequired.size + form.unions.length + form.alwaysValidUnions.length === 0)
    return object;
  const ownNames = oppositeDirectionNames(pairs[side], form, variant);
  if (ownNames.size + surroundingNames.size === 0) return object;
  const isHiddenHere = (name: string): boolean => {
    const property = properties.get(name);
    return property !== undefined && isHidden(pairs[side].normalForm(property), variant);
  };
  const isRequired = (name: string): boolean =>
    !surroundingNames.has(name) && (!ownNames.has(name) || isHiddenHere(name));
  const isRequiredByDependency = (name: string): boolean => !surroundingNames.has(name) && !ownNames.has(name);
  const dependencies = [...dependentRequired].map(
    ([name, { part, value }]): readonly [string, KeywordValue<ReadonlySet<string>>] => [
      name,
      { part, value: new Set([...value].filter(isRequiredByDependency)) },
    ],
  );
  return {
    ...object,
    required: new Map([...required].filter(([name]) => isRequired(name))),
    dependentRequired: new Map(dependencies.filter(([, { value }]) => value.size > 0)),
  };
}

/** Compares which undeclared properties are valid. */
function compareAdditionalProperties(
  { base, head, pairs, variant, reportChange, compareNested }: ComparisonContext,
  before: ObjectForm,
  after: ObjectForm,
): void {
  const parts = {
    base: before.additionalProperties?.part ?? before.part ?? base.parts[0],
    head: after.additionalProperties?.part ?? after.part ?? head.parts[0],
  };
  const [isBaseClosed, isHeadClosed] = [isClosed(before), isClosed(after)];
  if (isBaseClosed || isHeadClosed) {
    if (isBaseClosed !== isHeadClosed)
      reportChange(isHeadClosed ? 'additional-properties-closed' : 'additional-properties-opened', {}, parts);
    return;
  }
  if (!before.additionalProperties && !after.additionalProperties) return;
  const [left, right] = [before.additionalProperties?.value, after.additionalProperties?.value];
  const acceptsAny = (side: 'base' | 'head'): boolean => ((side === 'base' ? left : right)?.parts.length ?? 0) === 0;
  if (acceptsAny('base') && acceptsAny('head')) {
    // An object without declared properties accepts any property, with or without `additionalProperties`.
    if (variant === 'exact') return;
    const [hasBaseProperties, hasHeadProperties] = [before.properties.size > 0, after.properties.size > 0];
    if (!left && right && hasBaseProperties && hasHeadProperties)
      reportChange('additional-properties-declared', {}, parts);
    if (left && !right && hasBaseProperties && hasHeadProperties)
      reportChange('additional-properties-undeclared', {}, parts);
    return;
  }
  const additionalSchema = ({ object }: SchemaObject): JsonSchema | undefined => object?.additionalProperties;
  compareNested('*', left ?? pairs.base.flattenAllOf([]), right ?? pairs.head.flattenAllOf([]), {
    parts: { base: subschemaOrSelf(parts.base, additionalSchema), head: subschemaOrSelf(parts.head, additionalSchema) },
    affectsEvaluation: true,
  });
}

function comparePatterns(
  { reportChange, compareNested }: ComparisonContext,
  before: ObjectForm,
  after: ObjectForm,
): void {
  for (const [pattern, { value, part }] of before.patternProperties) {
    const counterpart = after.patternProperties.get(pattern);
    const patternSchema = ({ object }: SchemaObject): JsonSchema | undefined => object?.patternProperties?.get(pattern);
    if (counterpart)
      compareNested(`/${pattern}/`, value, counterpart.value, {
        parts: { base: subschemaOrSelf(part, patternSchema), head: subschemaOrSelf(counterpart.part, patternSchema) },
      });
    else
      reportChange(
        isClosed(after) ? 'pattern-property-forbidden' : 'pattern-property-removed',
        { pattern },
        { base: part },
        patternLevels(after),
      );
  }
  for (const [pattern, { part }] of after.patternProperties) {
    if (!before.patternProperties.has(pattern))
      reportChange(
        isClosed(before) ? 'pattern-property-allowed' : 'pattern-property-added',
        { pattern },
        { head: part },
        patternLevels(before),
      );
  }
}

/**
 * Returns the minimum levels for a pattern that is on one side only. If the other side has a schema for additional
 * properties, that schema applies to the matching names there, so the effect is unknown.
 */
function patternLevels({
  additionalProperties,
}: ObjectForm): { readonly request: 'possibly-breaking'; readonly response: 'possibly-breaking' } | undefined {
  return additionalProperties && additionalProperties.value.parts.length > 0
    ? { request: 'possibly-breaking', response: 'possibly-breaking' }
    : undefined;
}

export function compareDependents(context: ComparisonContext): void {
  const { base, head, reportChange, compareNested } = context;
  if (!base.object || !head.object) return;
  const hasDependents = [base.object, head.object].some(
    ({ dependentRequired, dependentSchemas }) => dependentRequired.size + dependentSchemas.size > 0,
  );
  if (!hasDependents) return;
  const before = withoutOppositeDirection(context, 'base', base.object);
  const after = withoutOppositeDirection(context, 'head', head.object);
  for (const name of new Set([...before.dependentRequired.keys(), ...after.dependentRequired.keys()])) {
    const [left, right] = [before.dependentRequired.get(name), after.dependentRequired.get(name)];
    const removed = [...(left?.value ?? [])].filter((requiredName) => !right?.value.has(requiredName));
    const added = [...(right?.value ?? [])].filter((requiredName) => !left?.value.has(requiredName));
    const params = { name, from: quoteNames(removed), to: quoteNames(added) };
    const parts = { base: left?.part, head: right?.part };
    if (removed.length > 0 && added.length > 0) reportChange('dependent-required-changed', params, parts);
    else if (added.length > 0) reportChange('dependent-required-added', params, parts);
    else if (removed.length > 0) reportChange('dependent-required-removed', params, parts);
  }
  for (const name of new Set([...before.dependentSchemas.keys(), ...after.dependentSchemas.keys()])) {
    const [left, right] = [before.dependentSchemas.get(name), after.dependentSchemas.get(name)];
    const parts = { base: left?.part, head: right?.part };
    if (left && right) compareNested(`if ${name} is present`, left.value, right.value, { parts, isInPlace: true });
    else if (right) reportChange('dependent-schema-added', { name }, parts);
    else reportChange('dependent-schema-removed', { name }, parts);
  }
}

function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' and ');
}
