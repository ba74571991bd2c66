// Slips of which it is plain what was meant: a document with some of them is generated from like one without.

import { withSchemas } from '../differential/adjust.ts';
import type { Random } from '../differential/random.ts';
import type { Written } from './schemas.ts';

/** The document with what its author has overlooked. */
export function withSlips(random: Random, document: Written): Written {
  const copy = structuredClone(document);
  const operations = operationsIn(copy);
  const [first, ...more] = operations;
  if (first !== undefined)
    for (let times = 1 + random.below(3); times > 0; times--)
      random.pick(ofOperations)(random.pick([first, ...more]), first);
  if (random.once(2)) undescribe(random, copy);
  if (random.once(4)) copy['servers'] = [{ url: 'https://{undescribed}.example' }];
  return withSchemas(copy, (schema) =>
    random.once(25) ? random.pick(ofSchemas)(schema, String(document['openapi'])) : schema,
  ) as Written; // an object stays one
}

/** Takes a path with parameters from those that describe them. */
function undescribe(random: Random, { paths }: Written): void {
  const [first, ...more] = Object.entries(paths as Readonly<Record<string, Written>>).flatMap(([path, item]) =>
    path.includes('{') ? [item] : [],
  );
  if (first === undefined) return;
  const item = random.pick([first, ...more]);
  for (const each of [item, ...operationsIn({ paths: { path: item } })])
    if (each['parameters'] !== undefined)
      each['parameters'] = parametersOf(each).filter((parameter) => parameter['in'] !== 'path');
}

const ofOperations: readonly [OfOperation, ...OfOperation[]] = [
  (operation, first) =>
    Object.assign(operation, first['operationId'] !== undefined && { operationId: first['operationId'] }),
  (operation) =>
    parametersOf(operation)
      .filter((each) => each['in'] === 'path')
      .forEach((each) => delete each['required']),
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
    Object.values((operation['responses'] ?? {}) as Readonly<Record<string, Written>>).forEach(
      (each) => delete each['description'],
    ),
  (operation) => Object.assign(operation, { unknown: 1 }),
];

type OfOperation = (operation: Written, first: Written) => unknown;

const ofSchemas: readonly [OfSchema, ...OfSchema[]] = [
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

type OfSchema = (schema: Readonly<Record<string, unknown>>, version: string) => Readonly<Record<string, unknown>>;

/** The operations at paths; what is called is left as it is. */
function operationsIn({ paths }: Written): readonly Written[] {
  return Object.values(paths as Readonly<Record<string, Written>>).flatMap((item) =>
    Object.values(item).filter(
      (each): each is Written => typeof each === 'object' && each !== null && Object.hasOwn(each, 'responses'),
    ),
  );
}

function parametersOf({ parameters }: Written): readonly Written[] {
  return (parameters ?? []) as readonly Written[];
}
