// Injects random errors into a document: one that invalidates a single operation, or several in any location.

import type { Random } from '../differential/random.ts';
import type { JsonObject } from './schemas.ts';

/** A document with injected errors. */
export interface FaultyDocument {
  readonly document: JsonObject;
  /** Operation that must be excluded, such as `get /pets`. */
  readonly operation?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** Returns the operations of a document, such as `get /pets`. */
export function operationsOf({ paths, components }: JsonObject): readonly string[] {
  const resolve = (item: JsonObject): JsonObject =>
    typeof item['$ref'] === 'string'
      ? ((components as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>)['pathItems']?.[
          item['$ref'].split('/').at(-1) ?? ''
        ] ?? {})
      : item;
  const items = Object.entries(paths as Readonly<Record<string, JsonObject>>).map(
    ([path, item]) => [path, resolve(item)] as const,
  );
  return items.flatMap(([path, item]) =>
    [
      ...methods.filter((method) => Object.hasOwn(item, method)),
      ...Object.keys((item['additionalOperations'] ?? {}) as JsonObject),
    ].map((method) => `${method} ${path}`),
  );
}

/** Injects an error that invalidates one operation. */
export function withOperationError(random: Random, document: JsonObject): FaultyDocument | undefined {
  const copy = structuredClone(document);
  const operations = Object.entries(copy['paths'] as Readonly<Record<string, JsonObject>>).flatMap(([path, item]) =>
    methods
      .filter((method) => Object.hasOwn(item, method))
      .map((method) => ({ name: `${method} ${path}`, operation: item[method] as JsonObject })),
  );
  const [first, ...more] = operations;
  if (!first) return undefined;
  const { name, operation } = random.pick([first, ...more]);
  const isSwagger = copy['swagger'] !== undefined;
  const addResponse = (schema: JsonObject): void => {
    operation['responses'] = {
      ...(operation['responses'] as JsonObject),
      299: { description: 'invalid', ...(isSwagger ? { schema } : { content: { 'application/json': { schema } } }) },
    };
  };
  const addParameter = (parameter: JsonObject): void => {
    operation['parameters'] = [
      ...((operation['parameters'] as readonly unknown[] | undefined) ?? []),
      { ...parameter, ...(isSwagger ? { type: 'string' } : { schema: { type: 'string' } }) },
    ];
  };
  random.pick([
    () => addResponse({ $ref: '#/info/title' }),
    () => addResponse({ type: 'object', properties: { invalid: { $ref: '#/info/title' } } }),
    () => addResponse({ type: 'array', items: { $ref: 'no-such-file.json#/Pet' } }),
    () => addParameter({ name: 'invalid', in: 'no-such-location' }),
    () => addParameter({ in: 'query' }),
  ])();
  return { document: copy, operation: name };
}

const invalidValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1.5,
  '',
  'x',
  '*/',
  [],
  [null],
  {},
  { $ref: '#/no-such-pointer' },
  { $ref: 1 },
  { type: 'no-such-type' },
  [{ $ref: '#/components' }],
  '\u0000',
  { '': '' },
];

/** Replaces or removes one to three values in any location. */
export function withRandomErrors(random: Random, document: JsonObject): FaultyDocument {
  const copy = structuredClone(document);
  for (let times = 1 + random.below(3); times > 0; times--) changeOneValue(random, copy);
  return { document: copy };
}

function changeOneValue(random: Random, document: JsonObject): void {
  let [owner, key]: [Record<string, unknown>, string | undefined] = [document, undefined];
  for (;;) {
    const [first, ...more] = Object.keys(owner);
    if (first === undefined) return;
    key = random.pick([first, ...more]);
    const inner = Object.getOwnPropertyDescriptor(owner, key)?.value as unknown;
    if (typeof inner !== 'object' || inner === null || random.oneIn(6)) break;
    owner = inner as Record<string, unknown>;
  }
  if (random.oneIn(3) && !Array.isArray(owner)) Reflect.deleteProperty(owner, key);
  else
    Object.defineProperty(owner, key, {
      value: structuredClone(random.pick(invalidValues)),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}
