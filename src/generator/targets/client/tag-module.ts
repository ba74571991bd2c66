// Client module of a tag: one function for each of its operations.

import { lineComment } from '../../code/typescript/comment.ts';
import type { Area, Operation } from '../../model/types/api.ts';
import { createImports } from '../../code/typescript/imports.ts';
import type { ClientMaking } from './target-context.ts';
import { modulesFrom } from './module-paths.ts';
import { operationView, requestName, resultName } from './operation.ts';
import type { AreaView } from './templates.ts';

/** Returns the operations of a tag, in the order of the model. */
export function operationsOf(area: Area, { api }: ClientMaking): readonly Operation[] {
  return api.operations.filter((operation) => operation.area === area.id);
}

export function areaView(area: Area, making: ClientMaking): AreaView {
  const operations = operationsOf(area, making);
  const own = operations.flatMap((operation) => [operation.name.value, requestName(operation), resultName(operation)]);
  // Includes the parameter names of the functions and the global types that their signatures use.
  const imports = createImports(
    new Set([...own, 'client', 'request', 'Promise', 'Omit', 'Blob', 'ReadableStream', 'Uint8Array']),
  );
  const modules = modulesFrom(1, making.options);
  // Every function uses these; importing them first ensures that they keep their names.
  imports.value('call', modules.runtime('send-request'));
  imports.type('CallOptions', modules.runtime('send-request'));
  imports.type('Client', modules.runtime('client'));
  imports.type('Result', modules.runtime('result'));
  const views = operations.map((operation) => operationView(operation, { ...making, imports, modules }));
  return {
    about: lineComment(`The calls of the area ${JSON.stringify(area.id)}.`),
    imports: imports.declarations,
    operations: views,
  };
}
