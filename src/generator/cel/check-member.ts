// Type rules of variables, fields, and items: existence, presence, and nullability.

import { didYouMean } from '../openapi/did-you-mean.ts';
import {
  broken,
  checked,
  quote,
  strict,
  type Checked,
  type Context,
  type Known,
  type Typed,
} from './checker-context.ts';
import type { Syntax } from './ast.ts';
import { learn, pathOf, type Fact } from './narrowing.ts';
import { problem } from './cel-error.ts';
import { describe } from './type-relations.ts';
import { bool, invalid, none, nonNull, valuesOf, withValues, type Field, type ObjectType, type Type } from './types.ts';

/** Maximum number of fields that help texts list. */
const mostListed = 12;

export function checkVariable(expression: Syntax & { readonly kind: 'variable' }, context: Context): Checked {
  const type = context.variables.get(expression.name);
  if (type) return narrowed({ ...expression, known: { type } }, { type, optional: false }, context);
  const known = [...context.variables.keys()];
  const message = `there is no variable ${quote(expression, context)} here`;
  const help =
    context.missing.get(expression.name) ?? didYouMean(expression.name, known) ?? `There is ${known.join(', ')}.`;
  context.tell(problem('rules/unknown-variable', expression, message, { help }));
  return broken(expression, context);
}

/** Checks the read of a field, which must be present. */
export function checkMember(expression: Syntax & { readonly kind: 'member' }, context: Context): Checked {
  const of = strict(expression.of, context);
  const field = fieldOf(expression, of, context);
  if (!field) return broken(expression, context);
  const fact = factOf(expression, context);
  if (field.optional && fact && fact.present === undefined) {
    const name = quote(expression, context);
    const asked = context.text.slice(expression.start, expression.end).includes('[')
      ? `\`"${expression.name}" in ${context.text.slice(expression.of.start, expression.of.end)}\``
      : `\`has(${name.slice(1, -1)})\``;
    context.tell(
      problem('rules/unguarded-optional', expression, `${name} may be absent here`, {
        help: `Ask ${asked} before: \`… && …\` where it must be there, \`!… || …\` where the rule concerns only values that have it.`,
        related: definition(expression.name, field),
      }),
    );
  }
  return narrowed({ ...expression, of, known: { type: field.type, field } }, field, context);
}

/** Checks `has(of.name)`. */
export function checkHas(expression: Syntax & { readonly kind: 'has' }, context: Context): Checked {
  const { member } = expression;
  const of = strict(member.of, context);
  const field = fieldOf(member, of, context);
  if (!field)
    return {
      ...broken(expression, context),
      expression: { ...broken(expression, context).expression, known: { type: bool } },
    };
  const made = (type: Type): Typed => ({
    ...expression,
    member: { ...member, of, known: { type: field.type, field } },
    known: { type },
  });
  const fact = factOf(member, context);
  // Without a stored value `has(old.x)` is false, even if the schema requires `x`.
  const stored = pathOf(member.of) === 'old';
  if (fact && ((!field.optional && !stored) || fact.present !== undefined)) {
    const why = field.optional ? 'what stands before has made sure of it' : 'its schema requires it';
    context.tell(
      problem('rules/needless-guard', expression, `${quote(member, context)} is always there: ${why}`, {
        related: definition(member.name, field),
      }),
    );
    return { expression: made({ kind: 'bool', values: [true] }), yes: context.facts, no: 'never' };
  }
  const path = pathOf(member);
  if (fact?.absent) {
    context.tell(
      problem(
        'rules/dead-part',
        expression,
        `${quote(member, context)} is never there: what stands before has ruled it out`,
      ),
    );
    return { expression: made({ kind: 'bool', values: [false] }), yes: 'never', no: context.facts };
  }
  return {
    expression: made(bool),
    yes: learn(context.facts, path, { present: context.depth }),
    no: learn(context.facts, path, { absent: true }),
  };
}

/** Checks `of[index]`: an item that must exist, or a value of a map. */
export function checkIndex(expression: Syntax & { readonly kind: 'index' }, context: Context): Checked {
  const of = strict(expression.of, context);
  const index = strict(expression.index, context);
  const [container, key] = [of.known.type, index.known.type];
  if (container.kind === 'invalid' || key.kind === 'invalid') return broken(expression, context);
  const made = (type: Type): Checked =>
    narrowed({ ...expression, of, index, known: { type, guard: -1 } }, { type, optional: false }, context);
  const fact = factOf(expression, context);
  if (container.kind === 'list' && key.kind === 'int') {
    const last = key.values?.length === 1 ? key.values[0] : undefined;
    const least = Math.max(container.least, factOf(expression.of, context)?.least ?? 0);
    if (fact && (last === undefined || last < 0 || last >= least)) {
      const help =
        last === undefined || last < 0
          ? 'Use a macro such as `all` or `exists`.'
          : `Ask \`size(${quote(of, context).slice(1, -1)}) > ${last}\` before.`;
      context.tell(problem('rules/may-fail', expression, `${quote(of, context)} may have no such item`, { help }));
    }
    return made(container.items);
  }
  if (container.kind === 'map' && key.kind === 'string') {
    if (fact && fact.present === undefined) {
      const help = `Ask \`${quote(index, context).slice(1, -1)} in ${quote(of, context).slice(1, -1)}\` before.`;
      context.tell(problem('rules/may-fail', expression, `${quote(of, context)} may have no such member`, { help }));
    }
    return made(container.values);
  }
  context.tell(
    problem('rules/wrong-type', expression, `${describe(container)} has no item that ${describe(key)} could name`),
  );
  return broken(expression, context);
}

/** Returns the field that a member access names; reports an unknown one. */
function fieldOf(member: Syntax & { readonly kind: 'member' }, of: Typed, context: Context): Field | undefined {
  const { type } = of.known;
  if (type.kind === 'invalid') return undefined;
  if (type.kind === 'map') return { type: type.values, optional: true };
  if (type.kind === 'object') {
    const field = type.field(member.name);
    if (!field) tellUnknownField(member, type, context);
    return field;
  }
  const message =
    type.kind === 'dyn'
      ? `the schema gives no type for ${quote(of, context)}, so nothing is known of its fields`
      : `${quote(of, context)} is ${describe(type)}; it has no field "${member.name}"`;
  context.tell(problem('rules/wrong-type', member.nameAt, message));
  return undefined;
}

function tellUnknownField(member: Syntax & { readonly kind: 'member' }, type: ObjectType, context: Context): void {
  const why = type.absent?.(member.name);
  const meant = didYouMean(member.name, type.fields);
  const few = type.fields.length > 0 && type.fields.length <= mostListed;
  const help = meant ?? (few ? `Its fields are ${type.fields.join(', ')}.` : undefined);
  const near = type.fields.find((name) => meant?.includes(`"${name}"`) === true);
  const field = near === undefined ? undefined : type.field(near);
  context.tell(
    problem('rules/unknown-field', member.nameAt, why ?? `no field "${member.name}" in ${type.name}`, {
      help: why === undefined ? help : undefined,
      related: near !== undefined && field ? definition(near, field) : [],
    }),
  );
}

function definition(
  name: string,
  field: Field,
): readonly { readonly place: NonNullable<Field['place']>; readonly message: string }[] {
  return field.place ? [{ place: field.place, message: `${name} is defined here` }] : [];
}

/** Returns the narrowing of a path; `undefined` in unreachable code. */
function factOf(expression: Syntax, { facts }: Context): Fact | undefined {
  if (facts === 'never') return undefined;
  const path = pathOf(expression);
  return (path === undefined ? undefined : facts.get(path)) ?? {};
}

/** Returns the path with its narrowed type. A boolean path also narrows itself. */
function narrowed(expression: Typed, { type: declared, optional }: Field, context: Context): Checked {
  const fact = context.facts === 'never' ? undefined : (context.facts.get(pathOf(expression) ?? '') ?? {});
  let type = declared;
  let guard = expression.known.guard;
  if (declared.kind === 'nullable' && fact?.nonNull !== undefined) {
    type = nonNull(declared);
    guard = Math.min(guard ?? Infinity, fact.nonNull);
  }
  if (declared.kind === 'nullable' && fact?.isNull) type = none;
  if (!fact) type = declared.kind === 'dyn' ? invalid : nonNull(declared);
  if (optional) guard = Math.min(guard ?? Infinity, fact?.present ?? -1);
  if (fact?.values) type = withValues(type, fact.values);
  if (fact?.least !== undefined && type.kind === 'list') type = { ...type, least: Math.max(type.least, fact.least) };
  const known: Known = { ...expression.known, type, ...(guard !== undefined && { guard }) };
  const made = { ...expression, known };
  if (type.kind !== 'bool') return checked(made, context);
  const path = pathOf(expression);
  const can = valuesOf(type) ?? [];
  return {
    expression: made,
    yes: can.includes(true) ? learn(context.facts, path, { values: [true] }) : 'never',
    no: can.includes(false) ? learn(context.facts, path, { values: [false] }) : 'never',
  };
}
