// The module of an operation: parameters, body, responses.

import type { Operation } from '../../../model/types/api.ts';
import type { Export } from '../schema-module.ts';
import type { ValidatorGenerator } from '../function-requests.ts';
import { declareBodyValidators } from './body.ts';
import { declareParameterReader } from './parameters.ts';
import { declareResponseCheck } from './response.ts';

/** Declares the exported functions of an operation and returns them. */
export function declareOperationValidators(
  operation: Operation,
  root: 'paths' | 'webhooks',
  generator: ValidatorGenerator,
): readonly Export[] {
  const module = generator.module(`operations/${operation.name.file}`);
  const path = `#/${root}/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method}`;
  return [
    ...declareParameterReader(operation, module, path),
    ...declareBodyValidators(operation, module, path),
    ...declareResponseCheck(operation, module, path),
  ];
}
