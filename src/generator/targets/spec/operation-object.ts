// Path items, operations, and callbacks as objects of the canonical document.

import { methods } from '../../openapi/types.ts';
import type { JsonTree } from '../../code/json/json.ts';
import type { Callback, Operation, SecurityAlternative } from '../../model/types/api.ts';
import { useBody, useParameter, useResponse } from './body-object.ts';
import { foreignKeywords, leftOpen, operationFacts, pathFacts } from './extensions.ts';
import { filled, keyed, type Names } from '../../model/naming/component-keys.ts';
import type { Part } from './part.ts';
import { printServer } from './server-object.ts';

/** Prints path items in the order of the model; `part` prints each path item. */
export function printPaths(
  operations: readonly Operation[],
  names: Names,
  part: Part = (_, print) => print(names),
): ReadonlyMap<string, JsonTree> {
  const items = new Map<string, Operation[]>();
  for (const operation of operations) {
    const item = items.get(operation.path);
    if (item) item.push(operation);
    else items.set(operation.path, [operation]);
  }
  return new Map([...items].map(([path, item]) => [path, part(path, (own) => printPathItem(item, own))]));
}

export function printCallback({ operations, unspecified }: Callback, names: Names): JsonTree {
  return new Map<string, JsonTree | undefined>([
    ...printPaths(operations, names),
    ...Object.entries(leftOpen(unspecified)),
  ]);
}

export function printSecurity(alternatives: readonly SecurityAlternative[], names: Names): JsonTree {
  return alternatives.map(
    ({ schemes }) => new Map(schemes.map(({ scheme, scopes }) => [names.key('securitySchemes', scheme), scopes])),
  );
}

function printPathItem(operations: readonly Operation[], names: Names): JsonTree {
  const [first] = operations;
  return {
    summary: first?.pathSummary,
    description: first?.pathDescription,
    ...Object.fromEntries(
      operations.filter(hasMember).map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    additionalOperations: keyed(
      operations
        .filter((operation) => !hasMember(operation))
        .map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    ...(first && pathFacts(first.resource, first.pathUnspecified, names)),
  };
}

/** Whether Path Item Objects have a field for the method. Other methods are in `additionalOperations`. */
function hasMember({ method }: Operation): boolean {
  return methods.some((known) => known === method);
}

function printOperation(operation: Operation, names: Names): JsonTree {
  return {
    operationId: operation.id === `${operation.method} ${operation.path}` ? undefined : operation.id,
    tags: filled(operation.tags),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated || undefined,
    externalDocs: operation.externalDocs && { ...operation.externalDocs },
    security: operation.ownSecurity ? printSecurity(operation.security, names) : undefined,
    servers: operation.servers?.map(printServer),
    parameters: filled(operation.parameters)?.map((parameter) => useParameter(parameter, names)),
    requestBody: operation.body && useBody(operation.body, names),
    responses: new Map(operation.responses.map((response) => [response.status, useResponse(response, names)])),
    callbacks: keyed(operation.callbacks.map((callback) => [callback.name, useCallback(callback, names)])),
    ...operationFacts(operation.facts, names),
    ...foreignKeywords(operation.foreign, names),
  };
}

function useCallback(callback: Callback, names: Names): JsonTree {
  return callback.component === undefined
    ? printCallback(callback, names)
    : { $ref: names.ref('callbacks', callback.component) };
}
