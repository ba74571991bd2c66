// Path item, operation, and callback objects, which are mutually recursive.

import {
  defaulted,
  boolean,
  lazy,
  array,
  transform,
  mapAsArray,
  object,
  optional,
  since32,
  string,
} from '../parser-combinators.ts';
import { pathItemMethods, type Callback, type Operation, type PathItem } from '../types.ts';
import { reportAt, type Parser, type ReadContext, type NodeInResource, sourceLocation } from '../read-context.ts';
import { orReference } from '../read-reference.ts';
import { readExternalDocs, readServer } from './info-servers-tags.ts';
import { readParameters } from './parameter.ts';
import { withReferencedPathItem } from './path-item-reference.ts';
import { readRequestBody, readResponses } from './request-body-and-response.ts';
import { readRequirements } from './security.ts';
import type { Entry, MapNode } from '../../source/node.ts';

type OperationFields = Omit<Operation, 'method'>;

const readOperation: Parser<OperationFields> = transform(
  object('operation', {
    operationId: optional(string),
    tags: defaulted(array(string), []),
    summary: optional(string),
    description: optional(string),
    deprecated: defaulted(boolean, false),
    externalDocs: optional(readExternalDocs),
    parameters: defaulted(readParameters, []),
    requestBody: optional(readRequestBody),
    responses: defaulted(readResponses, []),
    callbacks: defaulted(
      lazy(() => readCallbacks),
      [],
    ),
    security: optional(readRequirements),
    servers: optional(array(readServer)),
  }),
  (operation, _location, context) => {
    checkResponses(operation, context);
    return context.registerOperation(operation);
  },
);

const methodField = optional<OperationFields>((location, context) =>
  context.excluded.has(location.node) ? undefined : readOperation(location, context),
);
const readPathItemFields = transform(
  object('path item', {
    summary: optional(string),
    description: optional(string),
    servers: optional(array(readServer)),
    parameters: defaulted(readParameters, []),
    get: methodField,
    put: methodField,
    post: methodField,
    delete: methodField,
    options: methodField,
    head: methodField,
    patch: methodField,
    trace: methodField,
    query: since32(methodField),
    additionalOperations: since32(
      defaulted(
        mapAsArray(readOperation, (name, operation): Operation => ({ ...operation, method: name })),
        [],
      ),
    ),
  }),
  (fields, _location, context): Omit<PathItem, 'path'> => {
    const { node, summary, description, servers, parameters } = fields;
    const usedMethods = pathItemMethods
      .filter((name) => fields[name])
      .sort((a, b) => keyIndex(fields, a) - keyIndex(fields, b));
    return {
      node,
      parameters,
      operations: [
        ...usedMethods.flatMap((name) => (fields[name] ? [{ ...fields[name], method: name }] : [])),
        ...normalizeMethods(fields.additionalOperations, node, context),
      ],
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
      ...(servers && { servers }),
    };
  },
);

/** Parses a path item. The caller adds its path. */
export const readPathItem: Parser<Omit<PathItem, 'path'>> = withReferencedPathItem(readPathItemFields);

const readCallbackPaths: Parser<readonly PathItem[]> = mapAsArray(
  readPathItem,
  (path, item): PathItem => ({ ...item, path }),
  'callback',
);

const readCallback = orReference('callbacks', (location: NodeInResource, context: ReadContext) => {
  const paths = readCallbackPaths(location, context);
  return paths && location.node.kind === 'map' ? { node: location.node, paths } : undefined;
});

export const readCallbacks: Parser<readonly Callback[]> = mapAsArray(readCallback, (name, callback): Callback => ({
  ...callback,
  name,
}));

function checkResponses(operation: OperationFields, context: ReadContext): void {
  const entry = operation.node.entries.get('responses');
  if (entry && operation.responses.length > 0) return;
  if (entry?.value.kind === 'map' && entry.value.entries.size > 0) return;
  if (entry) reportAt(context, 'document/missing-responses', entry, 'expected at least one response, found none');
  else if (context.version === '3.0')
    reportAt(context, 'document/inferred-field', operation.node, 'missing `responses`');
}

// Overlays can mix files, so the keys of the map determine the order, not their offsets.
function keyIndex(fields: { readonly node: NodeInResource['node'] }, name: string): number {
  return fields.node.kind === 'map' ? [...fields.node.entries.keys()].indexOf(name) : 0;
}

/**
 * Normalizes the methods of `additionalOperations`. A method that has its own path item field, regardless of case, is
 * read as that field, because clients send `get` as `GET`. It is an error if the field is present, too.
 */
export function normalizeMethods(
  operations: readonly Operation[],
  item: MapNode,
  context: ReadContext,
): readonly Operation[] {
  const entriesByMethod = new Map(
    pathItemMethods.flatMap((name) => item.entries.get(name) ?? []).map((entry) => [entry.key, entry]),
  );
  return operations.flatMap((operation) => {
    const fixedMethod = pathItemMethods.find((name) => name === operation.method.toLowerCase());
    const entry = fixedMethod && additionalEntry(item, operation.method);
    if (!entry) return [operation];
    const existing = entriesByMethod.get(fixedMethod);
    if (existing) {
      reportAt(
        context,
        'document/redundant-additional-operation',
        entry,
        `additional operation \`${entry.key}\` conflicts with \`${fixedMethod}\` of the path item`,
        {
          severity: 'error',
          related: [{ location: sourceLocation(existing), message: 'first declared here' }],
        },
      );
      return [];
    }
    entriesByMethod.set(fixedMethod, entry);
    reportAt(
      context,
      'document/redundant-additional-operation',
      entry,
      `additional operation \`${entry.key}\` has its own field in the path item; using \`${fixedMethod}\``,
    );
    return [{ ...operation, method: fixedMethod }];
  });
}

function additionalEntry(item: MapNode, method: string): Entry | undefined {
  const additional = item.entries.get('additionalOperations')?.value;
  return additional?.kind === 'map' ? additional.entries.get(method) : undefined;
}
