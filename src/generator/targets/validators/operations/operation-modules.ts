// The exports of an operation: validators for its parameters, body, and responses.

import { arrayType, literalType, name, object, reference } from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Type } from '../../../code/typescript/tree.ts';
import type { Operation } from '../../../model/types/api.ts';
import { runtimeType } from '../runtime-imports.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { nowParameter, valueParameter } from '../validator-function.ts';
import { bodyExports } from './body.ts';
import { mediaTypeParameter } from './function-parameters.ts';
import { parameterReaderExports } from './parameters.ts';
import { responseExports } from './response.ts';

/** Returns the exports of an operation. */
export function operationExports(
  operation: Operation,
  root: 'paths' | 'webhooks',
  analysis: SchemaAnalysis,
): readonly ValidatorExport[] {
  const path = `#/${root}/${escapePointerSegment(operation.path)}/${operation.method}`;
  const module = { path: analysis.operationModulePath(operation), analysis };
  return [
    ...(analysis.options.requestReaders === false ? [] : parameterReaderExports(operation, module, path)),
    ...bodyExports(operation, module, path),
    ...responseExports(operation, module, path),
  ];
}

/** The checks of an operation, by the names of their properties. */
export const checkRoles = ['body', 'rules', 'response'] as const;

/** Returns the exports of the module that lists the checks for all operations, by operation ID. */
export function checksModuleExports(
  operations: ReadonlyMap<string, readonly ValidatorExport[]>,
): readonly ValidatorExport[] {
  if (operations.size === 0) return [];
  const keys: Type = { kind: 'union', types: [...operations.keys()].map(literalType) };
  const checks: OnDemandSymbol = {
    kind: 'declared',
    key: 'operationChecks',
    name: 'operationChecks',
    module: 'checks',
    declare: () => ({
      kind: 'const',
      doc: 'Validators of all operations, by operation ID. A bundle that imports this contains all validators.',
      type: { kind: 'mapped', keys, value: reference(checksType) },
      value: object(
        [...operations].map(([id, exports]) => [
          id,
          object(
            checkRoles.flatMap((role) =>
              exports.filter((each) => each.role === role).map(({ symbol }) => [role, name(symbol)] as const),
            ),
          ),
        ]),
      ),
    }),
  };
  return [{ symbol: checksType }, { symbol: checks }];
}

const checksType: OnDemandSymbol = {
  kind: 'declared',
  key: 'OperationChecks',
  name: 'OperationChecks',
  module: 'checks',
  isType: true,
  declare: () => ({
    kind: 'type',
    doc: 'Validators of one operation. `rules` requires a body that is otherwise valid. Header names are in lower case.',
    type: {
      kind: 'objectType',
      members: [
        { name: 'body', type: runtimeType('BodyCheck'), isOptional: true },
        {
          name: 'rules',
          type: {
            kind: 'functionType',
            parameters: [valueParameter, nowParameter, { ...mediaTypeParameter, isOptional: true }],
            result: arrayType(runtimeType('Problem')),
          },
          isOptional: true,
        },
        { name: 'response', type: runtimeType('ResponseCheck') },
      ],
    },
  }),
};
