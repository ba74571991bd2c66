// Preconditions of an operation as data with a compiled condition each.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { numberLiteral, ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { isFormMediaType } from '../../model/media-type-kind.ts';
import {
  printConditionFunction,
  variableTypeBeyondSchema,
  variableTypeAsRead,
  type ConditionContext,
} from './condition-functions.ts';
import { printArray, printObject, printOptionalString } from './object-literals.ts';
import { bodyType } from './request-type.ts';

/** Prints the preconditions; `undefined` if there are none. */
export function printPreconditions(operation: Operation, context: ConditionContext): SafeText<'ts'> | undefined {
  const compiled = context.target.rules.ofOperation(operation);
  if (compiled.length === 0) return undefined;
  const exact = bigintVariables(operation);
  const scope = (): SafeText<'ts'> =>
    context.imports.type('PreconditionScope', context.modules.runtime('server/operation-table'));
  return printArray(
    compiled.map((condition) => {
      const { id, message, status, field } = condition.rule;
      return printObject([
        ['id', stringLiteral(id)],
        ['message', stringLiteral(message)],
        ['status', numberLiteral(status)],
        ['field', printOptionalString(field)],
        [
          'holds',
          printConditionFunction(condition, scope, variableTypes(operation, condition, exact, context), context, exact),
        ],
      ]);
    }),
  );
}

/** Returns the variables that are parsed from strings, whose numbers can be bigints. */
function bigintVariables({ requestBody }: Operation): ReadonlySet<string> {
  const hasForm = requestBody?.content.some(({ mediaType }) => isFormMediaType(mediaType)) ?? false;
  return new Set(['path', 'query', ...(hasForm ? ['body'] : [])]);
}

/** Returns the types of the variables that a condition reads: those of their schemas if these suffice. */
function variableTypes(
  operation: Operation,
  condition: Condition,
  exact: ReadonlySet<string>,
  context: ConditionContext,
): ReadonlyMap<string, SafeText<'ts'>> {
  const { target, imports, modules } = context;
  const resource = operation.resource && target.api.schema(operation.resource.schema);
  const ofSchema: Readonly<Record<string, () => SafeText<'ts'>>> = {
    resource: () => (resource ? imports.type(target.types.schema(resource), modules.sibling('types')) : ts`unknown`),
    body: () =>
      operation.requestBody?.required ? bodyType(operation, context) : ts`Partial<${bodyType(operation, context)}>`,
    caller: () => context.callerType(),
  };
  // The union of several content types lacks the properties of its individual types.
  const isOneOfSeveral = (name: string): boolean => name === 'body' && (operation.requestBody?.content.length ?? 0) > 1;
  const typeOf = (name: string): SafeText<'ts'> =>
    exact.has(name) || isOneOfSeveral(name)
      ? variableTypeAsRead(condition, name, exact.has(name))
      : (variableTypeBeyondSchema(condition, name) ?? ofSchema[name]?.() ?? ts`unknown`);
  return new Map(
    ['resource', 'body', 'path', 'query', 'caller']
      .filter((name) => condition.variablesRead.has(name))
      .map((name) => [name, typeOf(name)]),
  );
}
