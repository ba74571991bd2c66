// Operations of the tag "values", as data for the request pipeline.

import {
  checkCreateValueBody,
  checkCreateValueResponse,
  readCreateValueParameters,
} from '../../validators/index.js';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type { CreateValueRequest, ValuesHandlers } from '../tags/values.js';

/** Returns the operations of the tag "values", bound to their handlers. */
export function valuesOperations<Tx>(
  handlers: ValuesHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'createValue',
      method: 'POST',
      path: '/values',
      security: [],
      mode: 'write',
      body: { required: true, contents: { 'application/json': { ref: 'Value' } }, defaults: true },
      responses: { 204: {} },
      checks: {
        parameters: createParameterReader(readCreateValueParameters),
        body: checkCreateValueBody,
        response: checkCreateValueResponse,
      },
      handle: (request: CreateValueRequest<Tx>) => handlers.createValue(request),
    },
  ];
}
