// Documents with mistakes, from chance: one whose meaning is lost in one operation, and one anywhere at all.

import type { Random } from '../differential/random.ts';
import type { Written } from './schemas.ts';

/** A document with a mistake; `operation` is the one that has to be left out, as `get /pets`. */
export interface Mistaken {
  readonly document: Written;
  readonly operation?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** The operations of a document, as `get /pets`. */
export function operationsOf({ paths, components }: Written): readonly string[] {
  const resolved = (item: Written): Written =>
    typeof item['$ref'] === 'string'
      ? ((components as Readonly<Record<string, Readonly<Record<string, Written>>>>)['pathItems']?.[
          item['$ref'].split('/').at(-1) ?? ''
        ] ?? {})
      : item;
  const items = Object.entries(paths as Readonly<Record<string, Written>>).map(
    ([path, item]) => [path, resolved(item)] as const,
  );
  return items.flatMap(([path, item]) =>
    [
      ...methods.filter((method) => Object.hasOwn(item, method)),
      ...Object.keys((item['additionalOperations'] ?? {}) as Written),
    ].map((method) => `${method} ${path}`),
  );
}

/** A document whose mistake is confined to one operation. */
export function confined(random: Random, document: Written): Mistaken | undefined {
  const copy = structuredClone(document);
  const operations = Object.entries(copy['paths'] as Readonly<Record<string, Written>>).flatMap(([path, item]) =>
    methods
      .filter((method) => Object.hasOwn(item, method))
      .map((method) => ({ name: `${method} ${path}`, operation: item[method] as Written })),
  );
  const [first, ...more] = operations;
  if (!first) return undefined;
  const { name, operation } = random.pick([first, ...more]);
  const isSwagger = copy['swagger'] !== undefined;
  const place = isSwagger ? '#/definitions/' : '#/components/schemas/';
  const answer = (schema: Written): void => {
    operation['responses'] = {
      ...(operation['responses'] as Written),
      299: { description: 'lost', ...(isSwagger ? { schema } : { content: { 'application/json': { schema } } }) },
    };
  };
  const parameter = (given: Written): void => {
    operation['parameters'] = [
      ...((operation['parameters'] as readonly unknown[] | undefined) ?? []),
      { ...given, ...(isSwagger ? { type: 'string' } : { schema: { type: 'string' } }) },
    ];
  };
  random.pick([
    () => answer({ $ref: `${place}NoSuchThing` }),
    () => answer({ type: 'object', properties: { lost: { type: 'no-such-type' } } }),
    () => answer({ type: 'array', items: { $ref: 'no-such-file.json#/Thing' } }),
    () => parameter({ name: 'lost', in: 'nowhere' }),
    () => parameter({ in: 'query' }),
  ])();
  return { document: copy, operation: name };
}

const others: readonly [unknown, ...unknown[]] = [
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
  { $ref: '#/nowhere' },
  { $ref: 1 },
  { type: 'no-such-type' },
  [{ $ref: '#/components' }],
  '\u0000',
  { '': '' },
];

/** A document with something else at a few places, or nothing there. */
export function mangled(random: Random, document: Written): Mistaken {
  const copy = structuredClone(document);
  for (let times = 1 + random.below(3); times > 0; times--) change(random, copy);
  return { document: copy };
}

function change(random: Random, document: Written): void {
  let [at, key]: [Record<string, unknown>, string | undefined] = [document, undefined];
  for (;;) {
    const [first, ...more] = Object.keys(at);
    if (first === undefined) return;
    key = random.pick([first, ...more]);
    const inner = Object.getOwnPropertyDescriptor(at, key)?.value as unknown;
    // A list has its members by number.
    if (typeof inner !== 'object' || inner === null || random.once(6)) break;
    at = inner as Record<string, unknown>;
  }
  if (random.once(3) && !Array.isArray(at)) Reflect.deleteProperty(at, key);
  else
    Object.defineProperty(at, key, {
      value: structuredClone(random.pick(others)),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}
