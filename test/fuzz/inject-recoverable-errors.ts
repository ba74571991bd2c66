// Injects recoverable errors: mistakes whose intent is so clear that Ashlar can still generate code.

import { mapSchemas } from '../differential/map-schemas.ts';
import type { Random } from '../differential/random.ts';
import type { JsonObject } from './schemas.ts';

/** Injects errors into random operations and schemas, the servers, and path parameters. */
export function withRecoverableErrors(random: Random, document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  const operations = operationsIn(copy);
  const [first, ...more] = operations;
  if (first !== undefined)
    for (let times = 1 + random.below(3); times > 0; times--)
      random.pick(operationErrors)(random.pick([first, ...more]), first);
  if (random.oneIn(2)) removePathParameters(random, copy);
  if (random.oneIn(4)) copy['servers'] = [{ url: 'https://{undescribed}.example' }];
  return mapSchemas(copy, (schema) =>
    random.oneIn(25) ? random.pick(schemaErrors)(schema, String(document['openapi'])) : schema,
  ) as JsonObject; // The document is an object.
}

/** Removes the declarations of the parameters of one path. */
function removePathParameters(random: Random, { paths }: JsonObject): void {
  const [first, ...more] = Object.entries(paths as Readonly<Record<string, JsonObject>>).flatMap(([path, item]) =>
    path.includes('{') ? [item] : [],
  );
  if (first === undefined) return;
  const item = random.pick([first, ...more]);
  for (const owner of [item, ...operationsIn({ paths: { path: item } })])
    if (owner['parameters'] !== undefined)
      owner['parameters'] = parametersOf(owner).filter((parameter) => parameter['in'] !== 'path');
}

const operationErrors: readonly [OperationError, ...OperationError[]] = [
  (operation, first) =>
    Object.assign(operation, first['operationId'] !== undefined && { operationId: first['operationId'] }),
  (operation) =>
    parametersOf(operation)
      .filter((parameter) => parameter['in'] === 'path')
      .forEach((parameter) => delete parameter['required']),
  (operation) =>
    Object.assign(operation, { parameters: [...parametersOf(operation), ...parametersOf(operation).slice(0, 1)] }),
  (operation) =>
    Object.assign(operation, {
      parameters: [
        ...parametersOf(operation),
        { name: 'unused', in: 'path', required: true, schema: { type: 'string' } },
      ],
    }),
  (operation) =>
    Object.values((operation['responses'] ?? {}) as Readonly<Record<string, JsonObject>>).forEach(
      (response) => delete response['description'],
    ),
  (operation) => Object.assign(operation, { unknown: 1 }),
];

type OperationError = (operation: JsonObject, first: JsonObject) => unknown;

const schemaErrors: readonly [SchemaError, ...SchemaError[]] = [
  (schema) => ({ ...schema, unknownKeyword: true }),
  (schema) =>
    Array.isArray(schema['required'])
      ? {
          ...schema,
          required: [...(schema['required'] as readonly unknown[]), ...(schema['required'] as readonly unknown[])],
        }
      : schema,
  (schema) =>
    Array.isArray(schema['enum'])
      ? { ...schema, enum: [...(schema['enum'] as readonly unknown[]), schema['enum'][0]] }
      : schema,
  (schema) => (schema['type'] === 'string' ? { ...schema, pattern: '^[\\w-.@]+\\Z?$' } : schema),
  (schema, version) => (schema['type'] === 'string' && version < '3.1' ? { ...schema, examples: ['a'] } : schema),
  (schema, version) =>
    typeof schema['exclusiveMinimum'] === 'number' && version >= '3.1'
      ? { ...schema, minimum: schema['exclusiveMinimum'], exclusiveMinimum: true }
      : schema,
  (schema) => (schema['type'] === 'object' ? { ...schema, discriminator: { propertyName: 'absent' } } : schema),
];

type SchemaError = (schema: Readonly<Record<string, unknown>>, version: string) => Readonly<Record<string, unknown>>;

/** Returns the operations in `paths`, without those in callbacks and webhooks. */
function operationsIn({ paths }: JsonObject): readonly JsonObject[] {
  return Object.values(paths as Readonly<Record<string, JsonObject>>).flatMap((item) =>
    Object.values(item).filter(
      (value): value is JsonObject => typeof value === 'object' && value !== null && Object.hasOwn(value, 'responses'),
    ),
  );
}

function parametersOf({ parameters }: JsonObject): readonly JsonObject[] {
  return (parameters ?? []) as readonly JsonObject[];
}
