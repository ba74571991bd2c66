// Path items, operations, and callbacks as objects of the canonical document.

import { pathItemMethods } from '../../openapi/types.ts';
import type { JsonTree } from '../../code/json/json.ts';
import type { Callback, Operation, SecurityRequirement } from '../../model/types/api.ts';
import { printBodyOrRef, printParameterOrRef, printResponseOrRef, printServer } from './operation-part-objects.ts';
import {
  printUnknownExtensions,
  printUnspecified,
  printOperationExtensions,
  printPathItemExtensions,
} from './extensions.ts';
import { nonEmptyArray, nonEmptyMap, type ComponentKeys } from '../../model/naming/component-keys.ts';
import type { PrintPart } from './part.ts';

/** Prints path items in the order of the model; `part` prints each path item. */
export function printPaths(
  operations: readonly Operation[],
  names: ComponentKeys,
  part: PrintPart = (_, print) => print(names),
): ReadonlyMap<string, JsonTree> {
  const items = new Map<string, Operation[]>();
  for (const operation of operations) {
    const item = items.get(operation.path);
    if (item) item.push(operation);
    else items.set(operation.path, [operation]);
  }
  return new Map([...items].map(([path, item]) => [path, part(path, (partNames) => printPathItem(item, partNames))]));
}

export function printCallback({ operations, unspecified }: Callback, names: ComponentKeys): JsonTree {
  return new Map<string, JsonTree | undefined>([
    ...printPaths(operations, names),
    ...Object.entries(printUnspecified(unspecified)),
  ]);
}

export function printSecurity(alternatives: readonly SecurityRequirement[], names: ComponentKeys): JsonTree {
  return alternatives.map(
    ({ schemes }) => new Map(schemes.map(({ scheme, scopes }) => [names.key('securitySchemes', scheme), scopes])),
  );
}

function printPathItem(operations: readonly Operation[], names: ComponentKeys): JsonTree {
  const [first] = operations;
  return {
    summary: first?.pathSummary,
    description: first?.pathDescription,
    ...Object.fromEntries(
      operations.filter(hasFixedField).map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    additionalOperations: nonEmptyMap(
      operations
        .filter((operation) => !hasFixedField(operation))
        .map((operation) => [operation.method, printOperation(operation, names)]),
    ),
    ...(first && printPathItemExtensions(first.resource, first.pathUnspecified, names)),
  };
}

/** Returns whether Path Item Objects have a field for the method. Other methods are in `additionalOperations`. */
function hasFixedField({ method }: Operation): boolean {
  return pathItemMethods.some((known) => known === method);
}

function printOperation(operation: Operation, names: ComponentKeys): JsonTree {
  return {
    operationId: operation.id === `${operation.method} ${operation.path}` ? undefined : operation.id,
    tags: nonEmptyArray(operation.tags),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated || undefined,
    externalDocs: operation.externalDocs && { ...operation.externalDocs },
    security: operation.hasOwnSecurity ? printSecurity(operation.security, names) : undefined,
    servers: operation.servers?.map(printServer),
    parameters: nonEmptyArray(operation.parameters)?.map((parameter) => printParameterOrRef(parameter, names)),
    requestBody: operation.requestBody && printBodyOrRef(operation.requestBody, names),
    responses: new Map(operation.responses.map((response) => [response.status, printResponseOrRef(response, names)])),
    callbacks: nonEmptyMap(operation.callbacks.map((callback) => [callback.name, printCallbackOrRef(callback, names)])),
    ...printOperationExtensions(operation.extensions, names),
    ...printUnknownExtensions(operation.unknownExtensions, names),
  };
}

function printCallbackOrRef(callback: Callback, names: ComponentKeys): JsonTree {
  return callback.component === undefined
    ? printCallback(callback, names)
    : { $ref: names.ref('callbacks', callback.component) };
}
