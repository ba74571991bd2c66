// Validator functions and exported type guards as TypeScript.

import type { SafeText } from '../../code/branded-text.ts';
import { ts, identifier } from '../../code/typescript/typescript.ts';
import { allTypes } from '../../model/shape/type-set.ts';
import { enterResource } from './keywords/dynamic-ref.ts';
import {
  createMemoizer,
  itemEvaluatedTest,
  propertyEvaluatedTest,
  evaluatedPredicateType,
} from './keywords/evaluated-locations.ts';
import { schemaStatements } from './keywords/schema.ts';
import { block, type ValidationContext } from './validation-context.ts';
import type { Module, FunctionRequest } from './module-plan.ts';
import { schemaNeedsNow } from './validation-variant.ts';
import { types } from './keywords/type.ts';
import { reached } from './reached.ts';
import { namesOutsideStrings, withoutTexts } from './words.ts';
import type { OfferedGuard } from './generator-state.ts';
import { withDocComment } from '../../code/typescript/comment.ts';

/** Declares the function of a request in a module. */
export function declareValidatorFunction(
  module: Module,
  request: FunctionRequest,
  name: SafeText<'ts'>,
  exported: boolean,
): void {
  const prefix = exported ? ts`export ` : ts``;
  module.declare(() => {
    switch (request.kind) {
      case 'guard':
        return ts`${prefix}function ${name}${guardCode(module, request)}`;
      case 'collect':
        return ts`${prefix}function ${name}${problemsFunctionCode(module, request)}`;
      case 'members':
        return ts`${prefix}function ${name}${evaluatedPredicateCode(module, request, 'members')}`;
      case 'items':
        return ts`${prefix}function ${name}${evaluatedPredicateCode(module, request, 'items')}`;
    }
  });
}

function createContext(
  module: Module,
  { jsonSchema, variant, schemaPointer, hint }: FunctionRequest,
  kind: 'guard' | 'collect',
): ValidationContext {
  return {
    module,
    kind,
    variant: enterResource(jsonSchema, variant, module.registry),
    value: ts`value`,
    hint,
    schemaPointer,
    knownTypes: allTypes,
  };
}

function guardCode(module: Module, request: FunctionRequest): SafeText<'ts'> {
  const { parameter, now, body } = guardParts(module, request);
  return ts`(${parameter}: unknown${nowParameter(module, request, now)}): boolean ${body}`;
}

/** Returns the parts of an exported guard. */
export function exportedGuardParts(module: Module, request: FunctionRequest, guard: OfferedGuard): GuardParts {
  return { ...guard, needsNow: requestNeedsNow(module, request), ...guardParts(module, request) };
}

function guardParts(
  module: Module,
  request: FunctionRequest,
): { readonly parameter: SafeText<'ts'>; readonly now: SafeText<'ts'>; readonly body: SafeText<'ts'> } {
  const statements = schemaStatements(request.jsonSchema, createContext(module, request, 'guard'));
  const now = nowName(module, request, statements);
  if (statements.length === 0) return { parameter: ts`_value`, now, body: block([ts`return true;`]) };
  if (statements[0] === 'return false;') return { parameter: ts`_value`, now, body: block([ts`return false;`]) };
  return { parameter: ts`value`, now, body: block([...statements, ts`return true;`]) };
}

function problemsFunctionCode(module: Module, request: FunctionRequest): SafeText<'ts'> {
  const statements = schemaStatements(request.jsonSchema, createContext(module, request, 'collect'));
  const returnType = module.runtime('Problems', true);
  const time = nowParameter(module, request, nowName(module, request, statements));
  if (statements.length === 0) return ts`(_value: unknown${time}): ${returnType} ${block([ts`return undefined;`])}`;
  const parameter = namesOutsideStrings(statements, ['value']).has('value') ? ts`value` : ts`_value`;
  return ts`(${parameter}: unknown${time}): ${returnType} ${block([ts`let problems: ${returnType};`, ...statements, ts`return problems;`])}`;
}

/** Returns a function from a value to a predicate for whether a property or item is evaluated. */
function evaluatedPredicateCode(module: Module, request: FunctionRequest, kind: 'members' | 'items'): SafeText<'ts'> {
  const context: ValidationContext = {
    ...createContext(module, request, 'guard'),
    knownTypes: kind === 'members' ? types.object : types.array,
  };
  const { memoize, declarations } = createMemoizer(context);
  const keyOrIndex = kind === 'members' ? ts`key` : ts`index`;
  const test = (kind === 'members' ? propertyEvaluatedTest : itemEvaluatedTest)(
    request.jsonSchema,
    context,
    ts`value`,
    keyOrIndex,
    memoize,
  );
  const variables = declarations(test);
  const usedNames = namesOutsideStrings([test], ['value', keyOrIndex]);
  const parameterName = (word: SafeText<'ts'>): SafeText<'ts'> => (usedNames.has(word) ? word : ts`_${word}`);
  const type = kind === 'members' ? ts`{ readonly [key: string]: unknown }` : ts`readonly unknown[]`;
  return ts`(${parameterName(ts`value`)}: ${type}${nowParameter(module, request, nowName(module, request, [...variables, test]))}): ${evaluatedPredicateType(kind)} ${block([...variables, ts`return (${parameterName(keyOrIndex)}) => ${test};`])}`;
}

function nowParameter(module: Module, request: FunctionRequest, now: SafeText<'ts'>): SafeText<'ts'> {
  return requestNeedsNow(module, request) ? ts`, ${now}: number` : ts``;
}

/**
 * Returns the name of the time parameter: `_now` if simplification left it unused. Calls pass it as the last argument.
 */
function nowName(module: Module, request: FunctionRequest, codes: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return requestNeedsNow(module, request) &&
    !reached(codes).some((code) => code.includes(', now)') && withoutTexts(code).includes(', now)'))
    ? ts`_now`
    : ts`now`;
}

function requestNeedsNow({ registry: generator }: Module, { jsonSchema, variant }: FunctionRequest): boolean {
  return schemaNeedsNow(jsonSchema, variant, generator.variants);
}

/** The parts of a guard declaration. */
export interface GuardParts extends OfferedGuard {
  /** Whether it takes the current time. */
  readonly needsNow: boolean;
  /** The parameter name of the current time in `body`. */
  readonly now: SafeText<'ts'>;
  readonly parameter: SafeText<'ts'>;
  readonly body: SafeText<'ts'>;
}

/**
 * Prints a guard. `value is Type` also narrows rejected values, so code that continues with them calls a non-narrowing
 * variant. `nonNarrowingName` is `undefined` if no code calls that variant.
 */
export function printGuard(
  { name, doc, type, needsNow, now, parameter, body }: GuardParts,
  nonNarrowingName: string | undefined,
): SafeText<'ts'> {
  const signature = (subject: SafeText<'ts'>, nowName: SafeText<'ts'>): SafeText<'ts'> =>
    ts`export function ${name}(${subject}: unknown${needsNow ? ts`, ${nowName}: number = Date.now()` : ts``}): ${type === undefined ? ts`boolean` : ts`${subject} is ${type}`}`;
  if (nonNarrowingName === undefined) return withDocComment(doc, ts`${signature(parameter, now)} ${body}`);
  const exportedGuard = withDocComment(
    doc,
    ts`${signature(ts`value`, ts`now`)} ${block([ts`return ${identifier(nonNarrowingName)}(value${needsNow ? ts`, now` : ts``});`])}`,
  );
  return ts`${exportedGuard}\n\nexport function ${identifier(nonNarrowingName)}(${parameter}: unknown${needsNow ? ts`, ${now}: number` : ts``}): boolean ${body}`;
}
