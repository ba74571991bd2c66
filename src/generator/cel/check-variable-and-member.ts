// Type rules for variables, fields, and items: existence, presence, and nullability.

import { didYouMean, findNearestName } from '../diagnostics/did-you-mean.ts';
import {
  placeholderForInvalid,
  withoutNarrowing,
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypeInfo,
  type TypedExpression,
} from './checker-context.ts';
import type { UntypedExpression } from './ast.ts';
import { narrow, pathKey, type PathFacts } from './narrowing.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType } from './type-relations.ts';
import {
  bool,
  invalid,
  nullType,
  removeNull,
  knownValues,
  restrictValues,
  type FieldDefinition,
  type ObjectType,
  type CelType,
} from './types.ts';

/** Maximum number of fields to list in a help text. */
const maxListedFields = 12;

export function checkVariable(
  expression: UntypedExpression & { readonly kind: 'variable' },
  context: CheckerContext,
): NarrowedExpression {
  const type = context.variables.get(expression.name);
  if (type) return applyNarrowing({ ...expression, info: { type } }, { type, isOptional: false }, context);
  const variableNames = [...context.variables.keys()];
  const message = `unknown variable ${quoteSource(expression, context)}`;
  const help =
    context.unavailable.get(expression.name) ??
    didYouMean(expression.name, variableNames) ??
    `available variables: ${variableNames.map((name) => `\`${name}\``).join(', ')}`;
  context.report(createCelDiagnostic('cel/unknown-variable', expression, message, { help }));
  return placeholderForInvalid(expression, context);
}

/** Checks a field access. The field must be present. */
export function checkMember(
  expression: UntypedExpression & { readonly kind: 'member' },
  context: CheckerContext,
): NarrowedExpression {
  const operand = checkNonNull(expression.operand, context);
  const field = findField(expression, operand, context);
  if (!field) return placeholderForInvalid(expression, context);
  const fact = findFact(expression, context);
  if (field.isOptional && fact && fact.present === undefined) {
    const name = quoteSource(expression, context);
    const guard = context.text.slice(expression.start, expression.end).includes('[')
      ? `"${expression.name}" in ${quoteSource(expression.operand, context).slice(1, -1)}`
      : `has(${name.slice(1, -1)})`;
    const negatedGuard = guard.startsWith('has(') ? `!${guard}` : `!(${guard})`;
    context.report(
      createCelDiagnostic('cel/unguarded-optional', expression, `${name} may be absent here`, {
        help: `write \`${guard} && …\` if the field is required, or \`${negatedGuard} || …\` if it is optional`,
        related: relatedDefinition(expression.name, field),
      }),
    );
  }
  return applyNarrowing({ ...expression, operand, info: { type: field.type, field } }, field, context);
}

/** Checks `has(operand.name)`. */
export function checkHas(
  expression: UntypedExpression & { readonly kind: 'has' },
  context: CheckerContext,
): NarrowedExpression {
  const { member } = expression;
  const operand = checkNonNull(member.operand, context);
  const field = findField(member, operand, context);
  if (!field)
    return {
      ...placeholderForInvalid(expression, context),
      expression: { ...placeholderForInvalid(expression, context).expression, info: { type: bool } },
    };
  const withType = (type: CelType): TypedExpression => ({
    ...expression,
    member: { ...member, operand, info: { type: field.type, field } },
    info: { type },
  });
  const fact = findFact(member, context);
  // Without a stored value, `has(old.x)` is false, even if the schema requires `x`.
  const isOldField = pathKey(member.operand) === 'old';
  if (fact && ((!field.isOptional && !isOldField) || fact.present !== undefined)) {
    const reason = field.isOptional ? 'an earlier condition ensures it' : 'its schema requires it';
    context.report(
      createCelDiagnostic(
        'cel/redundant-guard',
        expression,
        `${quoteSource(member, context)} is always present: ${reason}`,
        {
          related: relatedDefinition(member.name, field),
        },
      ),
    );
    return { expression: withType({ kind: 'bool', values: [true] }), whenTrue: context.narrowing, whenFalse: 'never' };
  }
  const path = pathKey(member);
  if (fact?.absent) {
    context.report(
      createCelDiagnostic(
        'cel/constant-condition',
        expression,
        `${quoteSource(member, context)} is never present: an earlier condition excludes it`,
      ),
    );
    return { expression: withType({ kind: 'bool', values: [false] }), whenTrue: 'never', whenFalse: context.narrowing };
  }
  return {
    expression: withType(bool),
    whenTrue: narrow(context.narrowing, path, { present: context.macroDepth }),
    whenFalse: narrow(context.narrowing, path, { absent: true }),
  };
}

/** Checks `operand[index]`: a list item, or a map value. It must exist. */
export function checkIndex(
  expression: UntypedExpression & { readonly kind: 'index' },
  context: CheckerContext,
): NarrowedExpression {
  const operand = checkNonNull(expression.operand, context);
  const index = checkNonNull(expression.index, context);
  const [container, key] = [operand.info.type, index.info.type];
  if (container.kind === 'invalid' || key.kind === 'invalid') return placeholderForInvalid(expression, context);
  const withType = (type: CelType): NarrowedExpression =>
    applyNarrowing(
      { ...expression, operand, index, info: { type, guardDepth: -1 } },
      { type, isOptional: false },
      context,
    );
  const fact = findFact(expression, context);
  if (container.kind === 'list' && key.kind === 'int') {
    const itemIndex = key.values?.length === 1 ? key.values[0] : undefined;
    const minItems = Math.max(container.minItems, findFact(expression.operand, context)?.minSize ?? 0);
    if (fact && (itemIndex === undefined || itemIndex < 0 || itemIndex >= minItems)) {
      const help =
        itemIndex === undefined || itemIndex < 0
          ? 'use a macro such as `all` or `exists`'
          : `check \`size(${quoteSource(operand, context).slice(1, -1)}) > ${itemIndex}\` first`;
      context.report(
        createCelDiagnostic(
          'cel/possible-runtime-error',
          expression,
          `${quoteSource(expression, context)} may not exist`,
          {
            help,
          },
        ),
      );
    }
    return withType(container.items);
  }
  if (container.kind === 'map' && key.kind === 'string') {
    if (fact && fact.present === undefined) {
      const help = `check \`${quoteSource(index, context).slice(1, -1)} in ${quoteSource(operand, context).slice(1, -1)}\` first`;
      context.report(
        createCelDiagnostic(
          'cel/possible-runtime-error',
          expression,
          `${quoteSource(expression, context)} may not exist`,
          { help },
        ),
      );
    }
    return withType(container.values);
  }
  context.report(
    createCelDiagnostic(
      'cel/type-mismatch',
      expression,
      `cannot index ${describeType(container)} with ${describeType(key)}`,
    ),
  );
  return placeholderForInvalid(expression, context);
}

/** Returns the accessed field; reports an unknown field. */
function findField(
  member: UntypedExpression & { readonly kind: 'member' },
  operand: TypedExpression,
  context: CheckerContext,
): FieldDefinition | undefined {
  const { type } = operand.info;
  if (type.kind === 'invalid') return undefined;
  if (type.kind === 'map') return { type: type.values, isOptional: true };
  if (type.kind === 'object') {
    const field = type.findField(member.name);
    if (!field) reportUnknownField(member, type, context);
    return field;
  }
  const message =
    type.kind === 'dyn'
      ? `cannot read \`${member.name}\` of ${quoteSource(operand, context)}: its schema declares no type`
      : `unknown field \`${member.name}\`: ${quoteSource(operand, context)} is ${describeType(type)}`;
  context.report(createCelDiagnostic('cel/type-mismatch', member.nameRange, message));
  return undefined;
}

function reportUnknownField(
  member: UntypedExpression & { readonly kind: 'member' },
  type: ObjectType,
  context: CheckerContext,
): void {
  const reason = type.absenceReason?.(member.name);
  const suggestedName = findNearestName(member.name, type.fields);
  const isShort = type.fields.length > 0 && type.fields.length <= maxListedFields;
  const help =
    didYouMean(member.name, type.fields) ??
    (isShort ? `available fields: ${type.fields.map((name) => `\`${name}\``).join(', ')}` : undefined);
  const field = suggestedName === undefined ? undefined : type.findField(suggestedName);
  context.report(
    createCelDiagnostic(
      'cel/unknown-field',
      member.nameRange,
      reason ?? `unknown field \`${member.name}\` in ${type.name}`,
      {
        help: reason === undefined ? help : undefined,
        related: suggestedName !== undefined && field ? relatedDefinition(suggestedName, field) : [],
      },
    ),
  );
}

function relatedDefinition(
  name: string,
  field: FieldDefinition,
): readonly { readonly location: NonNullable<FieldDefinition['location']>; readonly message: string }[] {
  return field.location ? [{ location: field.location, message: `\`${name}\` declared here` }] : [];
}

/** Returns the known facts about a path; `undefined` in unreachable code. */
function findFact(expression: UntypedExpression, { narrowing }: CheckerContext): PathFacts | undefined {
  if (narrowing === 'never') return undefined;
  const path = pathKey(expression);
  return (path === undefined ? undefined : narrowing.get(path)) ?? {};
}

/** Returns the path with its narrowed type. A boolean path also narrows itself. */
function applyNarrowing(
  expression: TypedExpression,
  { type: declaredType, isOptional }: FieldDefinition,
  context: CheckerContext,
): NarrowedExpression {
  const fact = context.narrowing === 'never' ? undefined : (context.narrowing.get(pathKey(expression) ?? '') ?? {});
  let type = declaredType;
  let guardDepth = expression.info.guardDepth;
  if (declaredType.kind === 'nullable' && fact?.nonNull !== undefined) {
    type = removeNull(declaredType);
    guardDepth = Math.min(guardDepth ?? Infinity, fact.nonNull);
  }
  if (declaredType.kind === 'nullable' && fact?.isNull) type = nullType;
  if (!fact) type = declaredType.kind === 'dyn' ? invalid : removeNull(declaredType);
  if (isOptional) guardDepth = Math.min(guardDepth ?? Infinity, fact?.present ?? -1);
  if (fact?.values) type = restrictValues(type, fact.values);
  if (fact?.minSize !== undefined && type.kind === 'list')
    type = { ...type, minItems: Math.max(type.minItems, fact.minSize) };
  const info: TypeInfo = { ...expression.info, type, ...(guardDepth !== undefined && { guardDepth }) };
  const typed = { ...expression, info };
  if (type.kind !== 'bool') return withoutNarrowing(typed, context);
  const path = pathKey(expression);
  const possibleValues = knownValues(type) ?? [];
  return {
    expression: typed,
    whenTrue: possibleValues.includes(true) ? narrow(context.narrowing, path, { values: [true] }) : 'never',
    whenFalse: possibleValues.includes(false) ? narrow(context.narrowing, path, { values: [false] }) : 'never',
  };
}
