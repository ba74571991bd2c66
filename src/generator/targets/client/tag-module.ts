// Client module of a tag: one function for each of its operations.

import { lineComment } from '../../code/typescript/comment.ts';
import type { TagGroup, Operation } from '../../model/types/api.ts';
import { createImports } from '../../code/typescript/imports.ts';
import type { TargetContext } from './target-context.ts';
import { createModulePaths } from './module-paths.ts';
import { operationView, requestTypeName, resultTypeName } from './operation.ts';
import type { TagModuleView } from './templates.ts';

/** Returns the operations of a tag, in the order of the model. */
export function listTagOperations(tagGroup: TagGroup, { api }: TargetContext): readonly Operation[] {
  return api.operations.filter((operation) => operation.tagGroup === tagGroup.id);
}

export function tagModuleView(tagGroup: TagGroup, context: TargetContext): TagModuleView {
  const operations = listTagOperations(tagGroup, context);
  const own = operations.flatMap((operation) => [
    operation.name.value,
    requestTypeName(operation),
    resultTypeName(operation),
  ]);
  // Includes the parameter names of the functions and the global types that their signatures use.
  const imports = createImports(
    new Set([...own, 'client', 'request', 'Promise', 'Omit', 'Blob', 'ReadableStream', 'Uint8Array']),
  );
  const modules = createModulePaths(1, context.options);
  // Every function uses these; importing them first ensures that they keep their names.
  imports.value('call', modules.runtime('send-request'));
  imports.type('CallOptions', modules.runtime('send-request'));
  imports.type('Client', modules.runtime('client'));
  imports.type('Result', modules.runtime('result'));
  const views = operations.map((operation) => operationView(operation, { ...context, imports, modules }));
  return {
    about: lineComment(`The calls of the area ${JSON.stringify(tagGroup.id)}.`),
    imports: imports.declarations,
    operations: views,
  };
}
