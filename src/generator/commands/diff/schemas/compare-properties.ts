// Comparison of object properties.

import type { SchemaObject } from '../../../model/types/schema.ts';
import type { WireLevels } from '../change.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { isHidden } from './opposite-direction-properties.ts';
import type { NormalForm, ObjectForm } from './normal-form-types.ts';
import { undeclaredPropertyConstraint, type UndeclaredPropertyConstraint } from './object-constraints.ts';

export function compareProperties(context: ComparisonContext, before: ObjectForm, after: ObjectForm): void {
  const names = new Set([
    ...after.properties.keys(),
    ...after.required.keys(),
    ...before.properties.keys(),
    ...before.required.keys(),
  ]);
  for (const name of names) {
    const left = before.properties.get(name);
    const right = after.properties.get(name);
    if (context.variant === 'exact') compareExact(context, name, before, after);
    else if (left && right) compareCommonProperty(context, name, before, after, left, right);
    else if (right) compareAddedProperty(context, name, before, after, right);
    else if (left) compareRemovedProperty(context, name, before, after, left);
    else compareRequired(context, name, before, after);
  }
}

/** Compares the values that are valid for a property, declared or not. */
function compareExact(context: ComparisonContext, name: string, before: ObjectForm, after: ObjectForm): void {
  compareRequired(context, name, before, after);
  const { pairs, compareNested } = context;
  compareNested(name, propertySchema(pairs.base, before, name), propertySchema(pairs.head, after, name));
}

function propertySchema(side: ModelSide, form: ObjectForm, name: string): FlatSchema {
  const declared = form.properties.get(name);
  if (declared) return declared;
  const constraint = undeclaredPropertyConstraint(side, form, name);
  return constraint.kind === 'schema'
    ? constraint.flatSchema
    : side.flattenAllOf(constraint.kind === 'closed' ? [false] : []);
}

function compareCommonProperty(
  context: ComparisonContext,
  name: string,
  before: ObjectForm,
  after: ObjectForm,
  left: FlatSchema,
  right: FlatSchema,
): void {
  const { pairs, variant, reportChange, compareNested } = context;
  // Fast path: most properties are unchanged.
  if (before.required.has(name) === after.required.has(name) && pairs.isUnchanged(left, right)) return;
  const [base, head] = [pairs.base.normalForm(left), pairs.head.normalForm(right)];
  const parts = {
    base: declaredProperty(context.base, name) ?? before.part,
    head: declaredProperty(context.head, name) ?? after.part,
  };
  const [isBaseHidden, isHeadHidden] = [isHidden(base, variant), isHidden(head, variant)];
  if (isBaseHidden && isHeadHidden) return;
  const isRequired = before.required.has(name) || after.required.has(name);
  const minimumLevels: WireLevels =
    isHeadHidden && before.required.has(name)
      ? { response: 'breaking' }
      : isBaseHidden && after.required.has(name)
        ? { request: 'breaking' }
        : isRequired && (hasConflictingMarks(base) || hasConflictingMarks(head))
          ? { request: 'possibly-breaking', response: 'possibly-breaking' }
          : {};
  const [baseAnnotations, headAnnotations] = [base.annotations, head.annotations];
  if (baseAnnotations.readOnly !== headAnnotations.readOnly)
    reportChange(
      headAnnotations.readOnly ? 'property-became-read-only' : 'property-became-not-read-only',
      { name },
      parts,
      minimumLevels,
    );
  if (baseAnnotations.writeOnly !== headAnnotations.writeOnly)
    reportChange(
      headAnnotations.writeOnly ? 'property-became-write-only' : 'property-became-not-write-only',
      { name },
      parts,
      minimumLevels,
    );
  if (isBaseHidden || isHeadHidden) return;
  compareRequired(context, name, before, after);
  compareNested(name, left, right, { parts });
}

/** Returns whether parts of `allOf` mark a property read-only and write-only, so that neither side must send it. */
function hasConflictingMarks({ parts }: NormalForm): boolean {
  return (
    parts.some(({ annotations }) => annotations.readOnly === true) &&
    parts.some(({ annotations }) => annotations.writeOnly === true)
  );
}

/** Returns the property schema as declared, even if it is only a reference. */
function declaredProperty({ parts }: NormalForm, name: string): SchemaObject | undefined {
  const property = parts.map((part) => part.object?.properties?.get(name)).find((declared) => declared !== undefined);
  return typeof property === 'object' ? property : undefined;
}

function compareAddedProperty(
  context: ComparisonContext,
  name: string,
  before: ObjectForm,
  after: ObjectForm,
  right: FlatSchema,
): void {
  const { pairs, variant, reportChange } = context;
  const head = pairs.head.normalForm(right);
  const wasRequired = before.required.has(name);
  const isHeadHidden = isHidden(head, variant);
  const isRequired = !isHeadHidden && after.required.has(name);
  const parts = { base: before.part, head: declaredProperty(context.head, name) ?? after.part };
  // An undeclared property can be required.
  if (wasRequired && !isRequired)
    reportChange('property-became-optional', { name }, { base: before.required.get(name), head: parts.head });
  if (isHeadHidden) return;
  const constraint = undeclaredPropertyConstraint(pairs.base, before, name);
  if (constraint.kind === 'closed') {
    reportChange(isRequired ? 'required-property-allowed' : 'property-allowed', { name }, parts);
    return;
  }
  const minimumLevels = constraintLevels(context, constraint, right, 'base');
  reportChange(
    isRequired && !wasRequired ? 'required-property-added' : 'property-added',
    { name },
    parts,
    minimumLevels,
  );
}

function compareRemovedProperty(
  context: ComparisonContext,
  name: string,
  before: ObjectForm,
  after: ObjectForm,
  left: FlatSchema,
): void {
  const { pairs, variant, reportChange } = context;
  const base = pairs.base.normalForm(left);
  const isStillRequired = after.required.has(name);
  const isBaseHidden = isHidden(base, variant);
  const wasRequired = !isBaseHidden && before.required.has(name);
  const parts = { base: declaredProperty(context.base, name) ?? before.part, head: after.part };
  if (isStillRequired && !wasRequired)
    reportChange('property-became-required', { name }, { base: parts.base, head: after.required.get(name) });
  if (isBaseHidden) return;
  const constraint = undeclaredPropertyConstraint(pairs.head, after, name);
  if (constraint.kind === 'closed') {
    reportChange(wasRequired ? 'required-property-forbidden' : 'property-forbidden', { name }, parts);
    return;
  }
  const minimumLevels = constraintLevels(context, constraint, left, 'head');
  reportChange(
    wasRequired && !isStillRequired ? 'required-property-removed' : 'property-removed',
    { name },
    parts,
    minimumLevels,
  );
}

function compareRequired(
  { reportChange, base, head }: ComparisonContext,
  name: string,
  before: ObjectForm,
  after: ObjectForm,
): void {
  const [baseRequired, headRequired] = [before.required.get(name), after.required.get(name)];
  if (!baseRequired && headRequired)
    reportChange('property-became-required', { name }, { base: before.part ?? base.parts[0], head: headRequired });
  if (baseRequired && !headRequired)
    reportChange('property-became-optional', { name }, { base: baseRequired, head: after.part ?? head.parts[0] });
}

/**
 * Returns the minimum levels for a property that is declared on one side only, if a schema for undeclared properties
 * applies to it on the other side.
 */
function constraintLevels(
  { relate, variant }: ComparisonContext,
  constraint: UndeclaredPropertyConstraint,
  declared: FlatSchema,
  side: 'base' | 'head',
): WireLevels {
  if (constraint.kind !== 'schema') return {};
  const acceptsAny = constraint.flatSchema.parts.length === 0 && !constraint.flatSchema.acceptsNothing;
  // Any value was valid for the undeclared property; whether clients sent it is unknown.
  if (acceptsAny) return side === 'base' ? { request: 'possibly-breaking' } : { response: 'possibly-breaking' };
  const { wire } =
    side === 'base'
      ? relate(constraint.flatSchema, declared, variant)
      : relate(declared, constraint.flatSchema, variant);
  return wire;
}
