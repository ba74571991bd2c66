// The module of an operation: parameters, body, responses.

import type { Operation } from '../../../model/types/api.ts';
import type { Export } from '../schema-module.ts';
import type { Workshop } from '../function-requests.ts';
import { declareBody } from './body.ts';
import { declareParameters } from './parameters.ts';
import { declareResponse } from './response.ts';

/** Declares the exported functions of an operation and returns them. */
export function declareOperation(
  operation: Operation,
  root: 'paths' | 'webhooks',
  workshop: Workshop,
): readonly Export[] {
  const module = workshop.module(`operations/${operation.name.file}`);
  const path = `#/${root}/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method}`;
  return [
    ...declareParameters(operation, module, path),
    ...declareBody(operation, module, path),
    ...declareResponse(operation, module, path),
  ];
}
