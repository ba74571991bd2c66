// Conditions of the document, compiled to functions of a single object that contains their variables.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { pattern } from '../../code/typescript/regex-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import type { Typed } from '../../cel/checker-context.ts';
import { partsOf } from '../../cel/child-expressions.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { runtimeFunctions } from '../expressions/runtime-functions.ts';
import { ruleToTypeScript } from '../expressions/to-typescript.ts';
import { fieldsRead, typeOfRead } from '../validators/rules/rule-input-type.ts';
import { modulesFrom, type Making, type Modules } from './target-context.ts';

/** The shared inputs and outputs of the conditions in one module. */
export interface Conditions {
  readonly making: Making;
  readonly imports: Imports;
  readonly modules: Modules;
  /** The declarations of hoisted constants. */
  readonly constants: readonly Code<'ts'>[];
  constant(value: Code<'ts'>): Code<'ts'>;
  /** Returns the type of `caller`. */
  callerType(): Code<'ts'>;
}

/** Creates the context of a module that is `depth` directories below the source directory. */
export function createConditions(making: Making, imports: Imports, depth: number): Conditions {
  const { api, options, types } = making;
  const modules = modulesFrom(depth, options);
  const constants = new Map<Code<'ts'>, Code<'ts'>>();
  const caller = api.caller === undefined ? undefined : api.schema(api.caller);
  return {
    making,
    imports,
    modules,
    get constants() {
      return [...constants].map(([value, name]) => ts`const ${name} = ${value};`);
    },
    constant(value) {
      const known = constants.get(value) ?? identifier(`pattern${constants.size + 1}`);
      constants.set(value, known);
      return known;
    },
    callerType: () => (caller ? imports.type(types.schema(caller), modules.sibling('types')) : ts`unknown`),
  };
}

/**
 * Returns the type of a variable as a condition reads it, if the condition reads properties that the schema's type
 * lacks: write-only or undocumented ones. `undefined` if the schema's type suffices.
 */
export function typeAsRead(condition: Pick<Condition, 'expression'>, variable: string): Code<'ts'> | undefined {
  const isUntyped = allOf(condition.expression).some(
    ({ kind, known: { field } }) => kind === 'member' && (field?.unanswered ?? field?.open),
  );
  return isUntyped ? typeOfPart(condition, variable) : undefined;
}

/** Returns the type of a variable as a condition reads it. `exact`: its numbers can be bigints. */
export function typeOfPart({ expression }: Pick<Condition, 'expression'>, variable: string, exact = false): Code<'ts'> {
  const read = allOf(expression).find((each) => each.kind === 'variable' && each.name === variable);
  return read ? typeOfRead(read.known.type, fieldsRead([expression]), exact) : ts`unknown`;
}

function allOf(expression: Typed): readonly Typed[] {
  return [expression, ...partsOf(expression).flatMap(allOf)];
}

/**
 * Prints a condition as `({ resource }: Scope & { readonly resource: Domain }) => …`, with the variables it reads. The
 * variables in `exact` can contain bigints.
 */
export function conditionCode(
  condition: Condition,
  scope: () => Code<'ts'>,
  types: ReadonlyMap<string, Code<'ts'>>,
  conditions: Conditions,
  exact?: ReadonlySet<string>,
): Code<'ts'> {
  const read = [...condition.reads];
  const typed = [...types].filter(([name]) => condition.reads.has(name));
  const body = printed(condition, conditions, exact);
  if (read.length === 0) return ts`() => ${body}`;
  const names = join(
    read.map((name) => identifier(name)),
    ts`, `,
  );
  const members = join(
    typed.map(([name, type]) => ts`readonly ${identifier(name)}: ${type}`),
    ts`; `,
  );
  return ts`({ ${names} }: ${typed.length === 0 ? scope() : ts`${scope()} & { ${members} }`}) => ${body}`;
}

/** Prints a condition as a function of `self`. */
export function conditionOnSelf(condition: Condition, type: Code<'ts'>, conditions: Conditions): Code<'ts'> {
  return ts`(self: ${type}) => ${printed(condition, conditions)}`;
}

function printed({ expression }: Condition, conditions: Conditions, exact?: ReadonlySet<string>): Code<'ts'> {
  const { imports, modules } = conditions;
  return ruleToTypeScript(expression, {
    variable: (name) => identifier(name),
    runtime: (name) => imports.value(name, modules.runtime(runtimeFunctions[name])),
    pattern: (source) => conditions.constant(pattern(source, 'u')),
    taken: new Set(['resource', 'body', 'path', 'query', 'caller', 'now', 'self', 'operation']),
    ...(exact && { exact }),
  });
}
