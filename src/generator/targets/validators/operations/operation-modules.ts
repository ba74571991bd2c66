// The module of an operation: validators of its parameters, body, and responses.

import type { Operation } from '../../../model/types/api.ts';
import type { Export } from '../schema-module.ts';
import type { FunctionRegistry } from '../function-registry.ts';
import { declareBodyValidators } from './body.ts';
import { declareParameterReader } from './parameters.ts';
import { declareResponseCheck } from './response.ts';
import { propertyKey, joinCode, ts, unionOfTypes, stringLiteral } from '../../../code/typescript/typescript.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';

/** Declares the exported functions of an operation and returns them. */
export function declareOperationValidators(
  operation: Operation,
  root: 'paths' | 'webhooks',
  generator: FunctionRegistry,
): readonly Export[] {
  const module = generator.module(`operations/${operation.name.file}`);
  const path = `#/${root}/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method}`;
  return [
    ...declareParameterReader(operation, module, path),
    ...declareBodyValidators(operation, module, path),
    ...declareResponseCheck(operation, module, path),
  ];
}

const roles = ['body', 'rules', 'response'] as const;

/** Declares the module that lists the checks of all operations. */
export function declareOperationChecks(
  operations: ReadonlyMap<string, readonly Export[]>,
  generator: FunctionRegistry,
): readonly Export[] {
  if (operations.size === 0) return [];
  const module = generator.module('checks');
  const entries = [...operations].map(([id, exports]) => {
    const checks = roles.flatMap((role) =>
      exports
        .filter((each) => each.role === role)
        .map(({ name, path }) => ts`${propertyKey(role)}: ${module.import(name, path)}`),
    );
    return ts`${propertyKey(id)}: { ${joinCode(checks, ts`, `)} }`;
  });
  const problems = ts`readonly ${module.runtime('Problem', true)}[]`;
  const type = generator.names.exactly('OperationChecks');
  module.declareConstant(
    withDocComment(
      'What judges the calls of one operation: its body by the media type, what rules ask of a body that is otherwise right, and its responses, with the names of headers in lower case.',
      ts`export interface ${type} {
  readonly body?: (mediaType: string, value: unknown) => ${problems};
  readonly rules?: (value: unknown, now: number, mediaType?: string) => ${problems};
  readonly response: (status: number, headers: { readonly [name: string]: string | undefined }, body: unknown, now?: number) => ${problems};
}`,
    ),
  );
  const name = generator.names.exactly('operationChecks');
  const ids = unionOfTypes([...operations.keys()].map((id) => stringLiteral(id)));
  module.declareConstant(
    withDocComment(
      'Every operation by its id. A bundle that has this has all validators.',
      ts`export const ${name}: { readonly [Id in ${ids}]: ${type} } = { ${joinCode(entries, ts`, `)} };`,
    ),
  );
  return [
    { name, path: module.path },
    { name: type, path: module.path, type: true },
  ];
}
