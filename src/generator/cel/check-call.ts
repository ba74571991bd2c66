// Type rules for function calls: name, arguments, and possible failures.

import { joinWords } from '../diagnostics/join-words.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import {
  placeholderForInvalid,
  withoutNarrowing,
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { UntypedExpression } from './ast.ts';
import {
  describeParameterType,
  celFunctions,
  formatSignature,
  isAssignableToParameter,
  type CelFunction,
  type Signature,
  type ParameterType,
} from './functions.ts';
import { safePatternHelp, findSafePattern } from '../openapi/regex-safety/find-safe-pattern.ts';
import { slowPatternHelp, findSlowInput, describeSlowInput } from '../openapi/regex-safety/find-slow-input.ts';
import { translateRe2Pattern } from './re2-pattern.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType, isNumberType } from './type-relations.ts';
import { parseTimestamp, parseDuration } from './timestamps-and-durations.ts';
import type { CelType } from './types.ts';

type CallSyntax = UntypedExpression & { readonly kind: 'call' };

const macros = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

export function checkCall(expression: CallSyntax, context: CheckerContext): NarrowedExpression {
  const { name, nameRange } = expression;
  const definition = celFunctions.get(name);
  if (!definition) {
    reportUnknownFunction(expression, context);
    return placeholderForInvalid(expression, context);
  }
  const target = expression.target && checkNonNull(expression.target, context);
  const args = expression.arguments.map((argument) => checkNonNull(argument, context));
  const values = target ? [target, ...args] : args;
  const form = target ? 'method' : 'function';
  const candidates = definition.signatures.filter(
    (overload) => overload.form === form && overload.parameters.length === values.length,
  );
  if (candidates.length === 0) {
    const help = `call it as ${formatSignatures(definition)}`;
    context.report(
      createCelDiagnostic(
        'cel/invalid-arguments',
        nameRange,
        `${form} \`${name}\` does not accept ${describeArgumentCount(expression)}`,
        { help },
      ),
    );
    return placeholderForInvalid(expression, context);
  }
  const signature = candidates.find(({ parameters }) =>
    parameters.every((parameterType, index) =>
      isAssignableToParameter(values[index]?.info.type ?? { kind: 'invalid' }, parameterType),
    ),
  );
  if (!signature) {
    reportArgumentType(name, candidates, values, context);
    return placeholderForInvalid(expression, context);
  }
  signature.parameters.forEach((parameterType, index) => {
    const value = values[index];
    if (value) checkArgumentFormat(parameterType, value, context);
  });
  const { start, end } = expression;
  const info = { type: conversionType(name, values[0], signature.returns) };
  return withoutNarrowing(
    { kind: 'call', name, nameRange, start, end, ...(target && { target }), arguments: args, info },
    context,
  );
}

/** Returns the result type. Conversions between numbers keep the known values and bounds. */
function conversionType(name: string, value: TypedExpression | undefined, returnType: CelType): CelType {
  const type = value?.info.type;
  if (!type || !isNumberType(type) || (name !== 'int' && name !== 'double')) return returnType;
  const { values, minimum, maximum } = type;
  const convert = (number: number): number => (name === 'int' ? Math.trunc(number) : number);
  return {
    kind: name,
    ...(values && { values: [...new Set(values.map(convert))] }),
    ...(minimum !== undefined && { minimum: convert(minimum) }),
    ...(maximum !== undefined && { maximum: convert(maximum) }),
  };
}

function reportUnknownFunction({ name, nameRange, target }: CallSyntax, context: CheckerContext): void {
  if (name === 'has') {
    const help = 'write `has(self.x)`, or `"field-name" in self` if the name is not an identifier';
    return context.report(createCelDiagnostic('cel/invalid-arguments', nameRange, '`has` expects one field', { help }));
  }
  if (target && macros.has(name)) {
    const help = `write \`list.${name}(x, … x …)\``;
    return context.report(
      createCelDiagnostic('cel/invalid-arguments', nameRange, `\`${name}\` expects a variable name and an expression`, {
        help,
      }),
    );
  }
  const help = didYouMean(name, [...celFunctions.keys(), ...macros, 'has']);
  context.report(createCelDiagnostic('cel/unknown-function', nameRange, `unknown function \`${name}\``, { help }));
}

function reportArgumentType(
  name: string,
  candidates: readonly Signature[],
  values: readonly TypedExpression[],
  context: CheckerContext,
): void {
  const isWrong = (value: TypedExpression, index: number): boolean =>
    !candidates.some(({ parameters }) => isAssignableToParameter(value.info.type, parameters[index] ?? 'bool'));
  const index = Math.max(0, values.findIndex(isWrong));
  const value = values[index];
  if (!value) return;
  const expectedTypes = [
    ...new Set(candidates.map(({ parameters }) => describeParameterType(parameters[index] ?? 'bool'))),
  ];
  context.report(
    createCelDiagnostic(
      'cel/type-mismatch',
      value,
      `\`${name}\` expects ${joinWords(expectedTypes, 'or')}, but ${quoteSource(value, context)} is ${describeType(value.info.type)}`,
    ),
  );
}

/** Checks formats that types cannot express: patterns, IP versions, timestamps, and durations. */
function checkArgumentFormat(parameterType: ParameterType, value: TypedExpression, context: CheckerContext): void {
  const text = value.kind === 'literal' && value.literal.kind === 'string' ? value.literal.value : undefined;
  if (parameterType === 'pattern') {
    if (text === undefined) {
      context.report(createCelDiagnostic('cel/unsupported-pattern', value, 'the pattern must be a string literal'));
      return;
    }
    const translated = translateRe2Pattern(text);
    if (!('source' in translated)) {
      context.report(createCelDiagnostic('cel/unsupported-pattern', value, translated.message));
      return;
    }
    const slowInput = findSlowInput(translated.source);
    if (!slowInput) return;
    const equivalent = findSafePattern(translated.source);
    context.report(
      createCelDiagnostic(
        'cel/slow-pattern',
        value,
        describeSlowInput(slowInput),
        equivalent === undefined
          ? { help: slowPatternHelp }
          : { severity: 'warning', help: safePatternHelp(equivalent, 'rules use') },
      ),
    );
  } else if (parameterType === 'version') {
    const isVersion = value.kind === 'literal' && (value.literal.value === 4 || value.literal.value === 6);
    if (!isVersion)
      context.report(createCelDiagnostic('cel/type-mismatch', value, 'the IP version must be the literal `4` or `6`'));
  } else if (parameterType === 'instant') {
    if (text === undefined ? !isDateTimeString(value.info.type) : parseTimestamp(text) === undefined) {
      const help = 'use an RFC 3339 string literal, or a field with `format: date-time`';
      context.report(
        createCelDiagnostic(
          'cel/possible-runtime-error',
          value,
          `${quoteSource(value, context)} is not ${text === undefined ? 'always ' : ''}a valid timestamp`,
          {
            help,
          },
        ),
      );
    }
  } else if (parameterType === 'span' && (text === undefined || parseDuration(text) === undefined)) {
    const help = 'use a string literal such as `"1h30m"`, in whole milliseconds';
    context.report(
      createCelDiagnostic(
        'cel/possible-runtime-error',
        value,
        text === undefined
          ? 'the duration must be a string literal'
          : `${quoteSource(value, context)} is not a valid duration`,
        {
          help,
        },
      ),
    );
  }
}

function isDateTimeString(type: CelType): boolean {
  return type.kind === 'string' && type.format === 'date-time';
}

function describeArgumentCount({ arguments: { length } }: CallSyntax): string {
  return length === 0 ? 'zero arguments' : length === 1 ? 'one argument' : `${length} arguments`;
}

function formatSignatures({ name, signatures }: CelFunction): string {
  return joinWords([...new Set(signatures.map((signature) => `\`${formatSignature(name, signature)}\``))], 'or');
}
