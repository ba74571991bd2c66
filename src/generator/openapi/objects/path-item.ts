// Path item, operation, and callback objects, which contain one another.

import { defaulted, flag, later, list, mapped, named, object, optional, since32, text } from '../object-parsers.ts';
import { methods, type Callback, type Operation, type PathItem } from '../types.ts';
import { slip, type Read, type Reading, type Site } from '../read-context.ts';
import { referable } from '../read-reference.ts';
import { readExternalDocs, readServer } from './info-servers-tags.ts';
import { withOwnMethods } from './additional-operations.ts';
import { readParameters } from './parameter.ts';
import { withReferred } from './path-item-reference.ts';
import { readRequestBody, readResponses } from './response.ts';
import { readRequirements } from './security.ts';

type Fields = Omit<Operation, 'method'>;

const readOperation: Read<Fields> = mapped(
  object('operation', {
    operationId: optional(text),
    tags: defaulted(list(text), []),
    summary: optional(text),
    description: optional(text),
    deprecated: defaulted(flag, false),
    externalDocs: optional(readExternalDocs),
    parameters: defaulted(readParameters, []),
    requestBody: optional(readRequestBody),
    responses: defaulted(readResponses, []),
    callbacks: defaulted(
      later(() => readCallbacks),
      [],
    ),
    security: optional(readRequirements),
    servers: optional(list(readServer)),
  }),
  (operation, _at, reading) => {
    checkResponses(operation, reading);
    return reading.operation(operation);
  },
);

const method = optional<Fields>((at, reading) =>
  reading.leftOut.has(at.node) ? undefined : readOperation(at, reading),
);
const readItem = mapped(
  object('path item', {
    summary: optional(text),
    description: optional(text),
    servers: optional(list(readServer)),
    parameters: defaulted(readParameters, []),
    get: method,
    put: method,
    post: method,
    delete: method,
    options: method,
    head: method,
    patch: method,
    trace: method,
    query: since32(method),
    additionalOperations: since32(
      defaulted(
        named(readOperation, (name, operation): Operation => ({ ...operation, method: name })),
        [],
      ),
    ),
  }),
  (fields, _at, reading): Omit<PathItem, 'path'> => {
    const { node, summary, description, servers, parameters } = fields;
    const written = methods.filter((name) => fields[name]).sort((a, b) => keyStart(fields, a) - keyStart(fields, b));
    return {
      node,
      parameters,
      operations: [
        ...written.flatMap((name) => (fields[name] ? [{ ...fields[name], method: name }] : [])),
        ...withOwnMethods(fields.additionalOperations, node, reading),
      ],
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
      ...(servers && { servers }),
    };
  },
);

/** Parses a path item. The caller adds its path. */
export const readPathItem: Read<Omit<PathItem, 'path'>> = withReferred(readItem);

const readPaths: Read<readonly PathItem[]> = named(
  readPathItem,
  (path, item): PathItem => ({ ...item, path }),
  'callback',
);

const readCallback = referable('callbacks', (at: Site, reading: Reading) => {
  const paths = readPaths(at, reading);
  return paths && at.node.kind === 'map' ? { node: at.node, paths } : undefined;
});

export const readCallbacks: Read<readonly Callback[]> = named(readCallback, (name, callback): Callback => ({
  ...callback,
  name,
}));

function checkResponses(operation: Fields, reading: Reading): void {
  const entry = operation.node.entries.get('responses');
  if (entry && operation.responses.length > 0) return;
  if (entry?.value.kind === 'map' && entry.value.entries.size > 0) return;
  if (entry) slip(reading, 'document/no-responses', entry, 'an operation describes at least one response');
  else if (reading.version === '3.0')
    slip(reading, 'document/expected-field', operation.node, '"responses" is missing');
}

// Overlays may mix files, so the order is that of the map's keys, not that of their offsets.
function keyStart(fields: { readonly node: Site['node'] }, name: string): number {
  return fields.node.kind === 'map' ? [...fields.node.entries.keys()].indexOf(name) : 0;
}
