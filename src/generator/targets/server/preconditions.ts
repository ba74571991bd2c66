// The preconditions of an operation as data with a function in each.

import type { Code } from '../../emit/code/code.ts';
import { string } from '../../emit/code/string.ts';
import { number, ts } from '../../emit/code/typescript.ts';
import type { Operation } from '../../model/declarations/api.ts';
import type { Condition } from '../../model/rules/conditions.ts';
import { conditionCode, typeOfStored, type Conditions } from './conditions.ts';
import { list, object, text } from './data.ts';
import { bodyType, parametersType } from './request.ts';

/** Undefined where there are none. */
export function preconditionsCode(operation: Operation, conditions: Conditions): Code<'ts'> | undefined {
  const compiled = conditions.making.rules.ofOperation(operation);
  if (compiled.length === 0) return undefined;
  const scope = (): Code<'ts'> => conditions.imports.type('PreconditionScope', conditions.modules.runtime('server/table'));
  return list(
    compiled.map((condition) => {
      const { id, message, status, field } = condition.rule;
      return object([
        ['id', string(id)],
        ['message', string(message)],
        ['status', number(status)],
        ['field', text(field)],
        ['holds', conditionCode(condition, scope, typesFor(operation, condition, conditions), conditions)],
      ]);
    }),
  );
}

/** The types of those surroundings that a condition reads. */
function typesFor(operation: Operation, condition: Condition, conditions: Conditions): ReadonlyMap<string, Code<'ts'>> {
  const { making, imports, modules } = conditions;
  const resource = operation.resource && making.api.schema(operation.resource.schema);
  const types: readonly (readonly [string, () => Code<'ts'>])[] = [
    ['resource', () => typeOfStored(condition, 'resource') ?? (resource ? imports.type(making.types.schema(resource), modules.sibling('types')) : ts`unknown`)],
    ['body', () => (operation.body?.required ? bodyType(operation, conditions, false) : ts`Partial<${bodyType(operation, conditions, false)}>`)],
    ['path', () => parametersType(operation, 'path', conditions)],
    ['query', () => parametersType(operation, 'query', conditions)],
    ['caller', () => typeOfStored(condition, 'caller') ?? conditions.callerType()],
  ];
  return new Map(types.flatMap(([name, type]) => (condition.reads.has(name) ? [[name, type()] as const] : [])));
}
