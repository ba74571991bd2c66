// Functions that validate a header of a response, which have their own template.

import { printExpression } from '../../code/typescript/print-expression.ts';
import { printType, type NameOf } from '../../code/typescript/print-type.ts';
import type { FunctionView } from '../../code/typescript/statement-and-declaration-views.ts';
import type { Expression, FunctionDeclaration } from '../../code/typescript/tree.ts';
import { hasName, timeParameterView, type Code, type TimeParameterView } from './declaration-view-parts.ts';
import { headersParameter } from './operations/function-parameters.ts';
import { runtimeType, type RuntimeName } from './runtime-imports.ts';
import { templateName, type ValidatorStatementView } from './statement-template-views.ts';
import { symbols } from './variables.ts';

/** A function that returns the problems of a header. */
export interface HeaderValidatorView extends TimeParameterView {
  readonly partial: 'validators/header-validator';
  readonly isExported: boolean;
  readonly name: Code;
  /** The name of the header, and the same in lower case. */
  readonly header: Code;
  readonly key: Code;
  /** The location of the header, if it is required. */
  readonly requiredBy?: Code;
  /** The problems of the value as an expression; absent if every value is valid. */
  readonly problems?: Code;
}

const responseHeaders = runtimeType('ResponseHeaders');

/** Returns the view of a function that validates a header; `undefined` for other functions. */
export function toHeaderValidatorView(
  { parameters, body }: FunctionDeclaration,
  { isExported, name, result }: FunctionView<ValidatorStatementView>,
  nameOf: NameOf,
): HeaderValidatorView | undefined {
  const [headers, ...others] = parameters;
  const [declared, returned] = body;
  const time = timeParameterView(others, nameOf);
  if (!headers || !time || !hasName(headers, headersParameter, nameOf) || result !== 'Problems') return undefined;
  if (printType(responseHeaders, nameOf) !== 'ResponseHeaders' || nameOf(symbols.text) !== 'text') return undefined;
  if (declared?.kind !== 'variable' || returned?.kind !== 'return' || returned.value?.kind !== 'conditional')
    return undefined;
  const [, key] = argumentsOf(declared.value, 'getResponseHeader', nameOf) ?? [];
  const { then, else: otherwise } = returned.value;
  const [, requiredHeader, requiredBy] =
    argumentsOf(then.kind === 'array' ? then.items[0] : undefined, 'missingParameter', nameOf) ?? [];
  const [, , validatedHeader, problems] = argumentsOf(otherwise, 'mergeAtParameter', nameOf) ?? [];
  const header = validatedHeader ?? requiredHeader;
  if (!key || !header || (!requiredBy && !isUndefined(then)) || (!problems && !isUndefined(otherwise)))
    return undefined;
  return {
    partial: 'validators/header-validator',
    ...time,
    isExported,
    name,
    header: printExpression(header, nameOf),
    key: printExpression(key, nameOf),
    ...(requiredBy && { requiredBy: printExpression(requiredBy, nameOf) }),
    ...(problems && { problems: printExpression(problems, nameOf) }),
  };
}

function isUndefined(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value === undefined;
}

/** Returns the arguments of a call to a runtime function under its own name; `undefined` for other expressions. */
function argumentsOf(
  expression: Expression | undefined,
  runtimeName: RuntimeName,
  nameOf: NameOf,
): readonly Expression[] | undefined {
  return expression?.kind === 'call' && templateName(expression.callee, nameOf) === runtimeName
    ? expression.arguments
    : undefined;
}
