// Values that nobody should send, each with what its verdict must be like.

/**
 * The verdict must be that of another value; or for what is no JSON at all, a refusal wherever the place refuses any
 * of `kinds`, which are values of all types; or any as long as there is one.
 */
export type Expected = { readonly as: unknown } | { readonly kinds: readonly unknown[] } | 'any';

const kinds: readonly unknown[] = [null, true, 'x', 1.5, [], {}];

export interface Hostile {
  readonly name: string;
  readonly value: unknown;
  readonly expected: Expected;
}

const deep = 100_000;

function nested(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let level = 0; level < deep; level++) value = wrap(value);
  return value;
}

const deepLists = nested((item) => [item]);
const deepObjects = nested((child) => ({ child }));

/** What may stand in the place of a value, by what it must be judged like there. */
export function replacements(value: unknown): readonly Hostile[] {
  const always: readonly Hostile[] = [
    { name: '100,000 lists in one another', value: deepLists, expected: { as: [[[]]] } },
    { name: '100,000 objects in one another', value: deepObjects, expected: { as: { child: { child: {} } } } },
    { name: 'a sparse list', value: sparse(), expected: 'any' },
    { name: 'a function', value: () => 1, expected: { kinds } },
    { name: 'a symbol', value: Symbol('x'), expected: { kinds } },
    { name: 'a bigint', value: 10n, expected: { kinds } },
    { name: 'an object that inherits its members', value: Object.create({ id: 1 }) as object, expected: 'any' },
    { name: 'a list of twenty thousand', value: new Array<number>(20_000).fill(7), expected: 'any' },
    { name: 'a lone surrogate', value: '\ud800', expected: { as: 'é' } },
  ];
  return [
    ...always,
    ...(typeof value === 'number' ? numbers(value) : []),
    ...(isObject(value) ? objects(value) : []),
    ...(Array.isArray(value) ? lists(value) : []),
  ];
}

function numbers(value: number): readonly Hostile[] {
  const none = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((number) => ({
    name: String(number),
    value: number,
    expected: { kinds },
  }));
  return value === 0 ? [...none, { name: '-0', value: -0, expected: { as: 0 } }] : none;
}

function objects(value: object): readonly Hostile[] {
  const own = (name: string, member: unknown): object =>
    Object.defineProperty({ ...value }, name, { value: member, enumerable: true, configurable: true, writable: true });
  return [
    {
      name: 'an object without a prototype',
      value: Object.assign(Object.create(null) as object, value),
      expected: { as: value },
    },
    {
      name: 'a member called __proto__',
      value: own('__proto__', { id: 1 }),
      expected: { as: own('no such member', { id: 1 }) },
    },
    {
      name: 'a member called constructor',
      value: own('constructor', { id: 1 }),
      expected: { as: own('no such member', { id: 1 }) },
    },
    {
      name: 'a member called hasOwnProperty',
      value: own('hasOwnProperty', 1),
      expected: { as: own('no such member', 1) },
    },
    { name: 'a member called toString', value: own('toString', null), expected: { as: own('no such member', null) } },
    {
      name: 'members that are hidden',
      value: Object.defineProperty({ ...value }, 'hidden', { value: 1, enumerable: false }),
      expected: { as: value },
    },
    { name: 'members by symbols', value: { ...value, [Symbol('x')]: 1 }, expected: { as: value } },
  ];
}

function lists(value: readonly unknown[]): readonly Hostile[] {
  return [
    {
      name: 'a list with a hole',
      value: Object.assign([...value], { length: value.length + 1 }),
      expected: { as: [...value, undefined] },
    },
    { name: 'a list with members', value: Object.assign([...value], { extra: 1 }), expected: { as: value } },
  ];
}

function sparse(): unknown[] {
  const list: unknown[] = [];
  list[40] = 1;
  return list;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with another at one of its places, for every place and every replacement there. */
export function* everywhere(value: unknown): Generator<Hostile> {
  for (const hostile of replacements(value)) yield hostile;
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      yield* inside(everywhere(item), (other) => value.map((each: unknown, index) => (index === at ? other : each)));
  else if (isObject(value))
    for (const [name, member] of Object.entries(value))
      yield* inside(everywhere(member), (other) => ({ ...value, [name]: other }));
}

function* inside(found: Generator<Hostile>, put: (value: unknown) => unknown): Generator<Hostile> {
  for (const { name, value, expected } of found) yield { name, value: put(value), expected: moved(expected, put) };
}

function moved(expected: Expected, put: (value: unknown) => unknown): Expected {
  if (expected === 'any') return expected;
  return 'as' in expected ? { as: put(expected.as) } : { kinds: expected.kinds.map(put) };
}
