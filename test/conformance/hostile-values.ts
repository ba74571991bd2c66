// Hostile values for validators, each with the expected verdict.

/**
 * The expected verdict on a hostile value: the verdict on the JSON value `sameAs`, or any verdict. With `kinds`, which
 * contains a value of every JSON type, a validator may accept the hostile value only if it accepts each of `kinds`.
 */
export type ExpectedVerdict = { readonly sameAs: unknown } | { readonly kinds: readonly unknown[] } | 'any';

const kinds: readonly unknown[] = [null, true, 'x', 1.5, [], {}];

export interface HostileValue {
  readonly name: string;
  readonly value: unknown;
  readonly expected: ExpectedVerdict;
}

const depth = 100_000;

function nested(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

const deepArrays = nested((item) => [item]);
const deepObjects = nested((child) => ({ child }));

/** Returns hostile replacements for a value. */
function createReplacements(value: unknown): readonly HostileValue[] {
  const always: readonly HostileValue[] = [
    { name: '100,000 nested arrays', value: deepArrays, expected: { sameAs: [[[]]] } },
    { name: '100,000 nested objects', value: deepObjects, expected: { sameAs: { child: { child: {} } } } },
    { name: 'a sparse array', value: createSparseArray(), expected: 'any' },
    { name: 'a function', value: () => 1, expected: { kinds } },
    { name: 'a symbol', value: Symbol('x'), expected: { kinds } },
    { name: 'a bigint', value: 10n, expected: { kinds } },
    { name: 'an object with inherited properties', value: Object.create({ id: 1 }) as object, expected: 'any' },
    { name: 'an array of 20,000 items', value: new Array<number>(20_000).fill(7), expected: 'any' },
    { name: 'a lone surrogate', value: '\ud800', expected: { sameAs: 'é' } },
  ];
  return [
    ...always,
    ...(typeof value === 'number' ? replaceNumber(value) : []),
    ...(isObject(value) ? replaceObject(value) : []),
    ...(Array.isArray(value) ? replaceArray(value) : []),
  ];
}

function replaceNumber(value: number): readonly HostileValue[] {
  const nonFinite = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((number) => ({
    name: String(number),
    value: number,
    expected: { kinds },
  }));
  return value === 0 ? [...nonFinite, { name: '-0', value: -0, expected: { sameAs: 0 } }] : nonFinite;
}

function replaceObject(value: object): readonly HostileValue[] {
  const withProperty = (name: string, property: unknown): object =>
    Object.defineProperty({ ...value }, name, {
      value: property,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return [
    {
      name: 'an object without a prototype',
      value: Object.assign(Object.create(null) as object, value),
      expected: { sameAs: value },
    },
    {
      name: 'a property named __proto__',
      value: withProperty('__proto__', { id: 1 }),
      expected: { sameAs: withProperty('no-such-property', { id: 1 }) },
    },
    {
      name: 'a property named constructor',
      value: withProperty('constructor', { id: 1 }),
      expected: { sameAs: withProperty('no-such-property', { id: 1 }) },
    },
    {
      name: 'a property named hasOwnProperty',
      value: withProperty('hasOwnProperty', 1),
      expected: { sameAs: withProperty('no-such-property', 1) },
    },
    {
      name: 'a property named toString',
      value: withProperty('toString', null),
      expected: { sameAs: withProperty('no-such-property', null) },
    },
    {
      name: 'a property that is not enumerable',
      value: Object.defineProperty({ ...value }, 'hidden', { value: 1, enumerable: false }),
      expected: { sameAs: value },
    },
    { name: 'a symbol property', value: { ...value, [Symbol('x')]: 1 }, expected: { sameAs: value } },
  ];
}

function replaceArray(value: readonly unknown[]): readonly HostileValue[] {
  return [
    {
      name: 'an array with a hole',
      value: Object.assign([...value], { length: value.length + 1 }),
      expected: { sameAs: [...value, undefined] },
    },
    { name: 'an array with a property', value: Object.assign([...value], { extra: 1 }), expected: { sameAs: value } },
  ];
}

function createSparseArray(): unknown[] {
  const array: unknown[] = [];
  array[40] = 1;
  return array;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Yields copies of a value with the value itself or one nested value replaced, for every location and replacement. */
export function* replaceEverywhere(value: unknown): Generator<HostileValue> {
  for (const hostile of createReplacements(value)) yield hostile;
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* wrapAll(replaceEverywhere(item), (replacement) =>
        value.map((element: unknown, position) => (position === index ? replacement : element)),
      );
  else if (isObject(value))
    for (const [name, property] of Object.entries(value))
      yield* wrapAll(replaceEverywhere(property), (replacement) => ({ ...value, [name]: replacement }));
}

function* wrapAll(values: Generator<HostileValue>, wrap: (value: unknown) => unknown): Generator<HostileValue> {
  for (const { name, value, expected } of values)
    yield { name, value: wrap(value), expected: wrapExpected(expected, wrap) };
}

function wrapExpected(expected: ExpectedVerdict, wrap: (value: unknown) => unknown): ExpectedVerdict {
  if (expected === 'any') return expected;
  return 'sameAs' in expected ? { sameAs: wrap(expected.sameAs) } : { kinds: expected.kinds.map(wrap) };
}
