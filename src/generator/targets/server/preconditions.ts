// Preconditions of an operation as data with a compiled condition each.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { number, ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { isForm } from '../../model/media-type-kind.ts';
import { conditionCode, typeAsRead, typeOfPart, type Conditions } from './condition-functions.ts';
import { list, object, text } from './object-literals.ts';
import { bodyType } from './request-type.ts';

/** Prints the preconditions; `undefined` if there are none. */
export function preconditionsCode(operation: Operation, conditions: Conditions): Code<'ts'> | undefined {
  const compiled = conditions.making.rules.ofOperation(operation);
  if (compiled.length === 0) return undefined;
  const exact = exactIn(operation);
  const scope = (): Code<'ts'> =>
    conditions.imports.type('PreconditionScope', conditions.modules.runtime('server/operation-table'));
  return list(
    compiled.map((condition) => {
      const { id, message, status, field } = condition.rule;
      return object([
        ['id', string(id)],
        ['message', string(message)],
        ['status', number(status)],
        ['field', text(field)],
        [
          'holds',
          conditionCode(condition, scope, typesFor(operation, condition, exact, conditions), conditions, exact),
        ],
      ]);
    }),
  );
}

/** Returns the variables that are parsed from strings, whose numbers can be bigints. */
function exactIn({ body }: Operation): ReadonlySet<string> {
  const isFormed = body?.contents.some(({ mediaType }) => isForm(mediaType)) ?? false;
  return new Set(['path', 'query', ...(isFormed ? ['body'] : [])]);
}

/** Returns the types of the variables that a condition reads: those of their schemas if these suffice. */
function typesFor(
  operation: Operation,
  condition: Condition,
  exact: ReadonlySet<string>,
  conditions: Conditions,
): ReadonlyMap<string, Code<'ts'>> {
  const { making, imports, modules } = conditions;
  const resource = operation.resource && making.api.schema(operation.resource.schema);
  const ofSchema: Readonly<Record<string, () => Code<'ts'>>> = {
    resource: () => (resource ? imports.type(making.types.schema(resource), modules.sibling('types')) : ts`unknown`),
    body: () =>
      operation.body?.required ? bodyType(operation, conditions) : ts`Partial<${bodyType(operation, conditions)}>`,
    caller: () => conditions.callerType(),
  };
  // The union of several content types lacks the properties of its individual types.
  const isOneOfSeveral = (name: string): boolean => name === 'body' && (operation.body?.contents.length ?? 0) > 1;
  const typeOf = (name: string): Code<'ts'> =>
    exact.has(name) || isOneOfSeveral(name)
      ? typeOfPart(condition, name, exact.has(name))
      : (typeAsRead(condition, name) ?? ofSchema[name]?.() ?? ts`unknown`);
  return new Map(
    ['resource', 'body', 'path', 'query', 'caller']
      .filter((name) => condition.reads.has(name))
      .map((name) => [name, typeOf(name)]),
  );
}
