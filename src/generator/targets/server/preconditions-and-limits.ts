// Preconditions and count limits of an operation, with compiled conditions.

import { globalType, keyword } from '../../code/typescript/build-tree.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { numberLiteral, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { isFormMediaType } from '../../model/media-types.ts';
import {
  conditionFunction,
  selfConditionFunction,
  typeOfReadFields,
  variableTypeWithMissingProperties,
} from './condition-functions.ts';
import { bodyType } from './handler-types.ts';
import { callerType, runtimeType, schemaType, type TargetContext } from './target-context.ts';
import type { LimitView, PreconditionView } from './template-views.ts';

/** Returns the limits on the number of resources. */
export function limitViews(
  { extensions }: Operation,
  context: TargetContext,
  printer: ModulePrinter,
): readonly LimitView[] {
  return extensions.limits.flatMap((limit) => {
    if (limit.kind !== 'count') return [];
    const condition = context.rules.ofLimit(limit);
    const schema = context.api.schema(limit.of);
    const self = schema ? schemaType(schema, context) : keyword('unknown');
    const period = limit.within === 'day' ? ' and day' : '';
    const fallback = `The maximum number of ${limit.of} resources per ${limit.per}${period} is ${limit.max}.`;
    return [
      {
        id: stringLiteral(limit.id),
        of: stringLiteral(limit.of),
        per: stringLiteral(limit.per),
        max: numberLiteral(limit.max),
        ...(limit.within !== undefined && { within: stringLiteral(limit.within) }),
        message: stringLiteral(limit.message ?? fallback),
        ...(condition && {
          where: printer.expression(
            selfConditionFunction(condition, variableTypeWithMissingProperties(condition, 'self') ?? self),
          ),
        }),
      },
    ];
  });
}

export function preconditionViews(
  operation: Operation,
  context: TargetContext,
  printer: ModulePrinter,
): readonly PreconditionView[] {
  const bigintNames = bigintVariables(operation);
  const scope = runtimeType('PreconditionInput', 'operation-table');
  return context.rules.ofOperation(operation).map((condition) => {
    const { id, message, status, field } = condition.rule;
    const types = variableTypes(operation, condition, bigintNames, context);
    return {
      id: stringLiteral(id),
      message: stringLiteral(message),
      status: numberLiteral(status),
      ...(field !== undefined && { field: stringLiteral(field) }),
      holds: printer.expression(conditionFunction(condition, scope, types, bigintNames)),
    };
  });
}

/** Returns the variables that are parsed from strings, so their numbers can be bigints. */
function bigintVariables({ requestBody }: Operation): ReadonlySet<string> {
  const hasForm = requestBody?.content.some(({ mediaType }) => isFormMediaType(mediaType)) ?? false;
  return new Set(['path', 'query', ...(hasForm ? ['body'] : [])]);
}

/** Returns the types of the variables that a condition reads: the type of the schema if it suffices. */
function variableTypes(
  operation: Operation,
  condition: Condition,
  bigintNames: ReadonlySet<string>,
  context: TargetContext,
): ReadonlyMap<string, Type> {
  // The union of the types of several media types lacks the properties of the individual types.
  const hasSeveralMediaTypes = (name: string): boolean =>
    name === 'body' && (operation.requestBody?.content.length ?? 0) > 1;
  const typeOf = (name: string): Type =>
    bigintNames.has(name) || hasSeveralMediaTypes(name)
      ? typeOfReadFields(condition, name, bigintNames.has(name))
      : (variableTypeWithMissingProperties(condition, name) ?? schemaTypeOf(name, operation, context));
  return new Map(
    ['resource', 'body', 'path', 'query', 'caller']
      .filter((name) => condition.variablesRead.has(name))
      .map((name) => [name, typeOf(name)]),
  );
}

/** Returns the type of a variable according to its schema. */
function schemaTypeOf(variable: string, operation: Operation, context: TargetContext): Type {
  switch (variable) {
    case 'resource': {
      const schema = operation.resource && context.api.schema(operation.resource.schema);
      return schema ? schemaType(schema, context) : keyword('unknown');
    }
    case 'body': {
      const type = bodyType(operation, context);
      return operation.requestBody?.required ? type : globalType('Partial', type);
    }
    case 'caller':
      return callerType(context) ?? keyword('unknown');
    default:
      return keyword('unknown');
  }
}
