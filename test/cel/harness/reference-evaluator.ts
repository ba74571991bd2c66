// Rules evaluated by the CEL reference implementation, with independent versions of the custom functions.

import { isIP } from 'node:net';
import { celEnv, celFunc, celMap, CelScalar, isCelError, parse, plan, type CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';
import { durationFromMs, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Variables } from '../../../src/generator/cel/checker-context.ts';
import type { CelType } from '../../../src/generator/cel/types.ts';

const { STRING, BOOL, INT } = CelScalar;

const isCidr = (text: string, version?: number): boolean => {
  const [address = '', bits = '', rest] = text.split('/');
  const family = isIP(address);
  return (
    rest === undefined &&
    family > 0 &&
    (version ?? family) === family &&
    /^(?:0|[1-9]\d{0,2})$/.test(bits) &&
    Number(bits) <= (family === 4 ? 32 : 128)
  );
};
const isPrivateIp = (text: string): boolean =>
  (isIP(text) === 4 && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(text)) ||
  (isIP(text) === 6 && /^f[cd]../i.test(text));
const urlHost = (text: string): string => (URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '');

const env = celEnv({
  funcs: [
    ...strings.filter(({ name }) => name === 'join'),
    celFunc('isIp', [STRING], BOOL, (text) => isIP(text) > 0),
    celFunc('isIp', [STRING, INT], BOOL, (text, version) => isIP(text) === Number(version)),
    celFunc('isCidr', [STRING], BOOL, (text) => isCidr(text)),
    celFunc('isCidr', [STRING, INT], BOOL, (text, version) => isCidr(text, Number(version))),
    celFunc('isPrivateIp', [STRING], BOOL, isPrivateIp),
    // The library defines only the method form.
    celFunc('matches', [STRING, STRING], BOOL, (text, pattern) => new RegExp(pattern, 'u').test(text)),
    celFunc('urlHost', [STRING], STRING, urlHost),
  ],
});

/** Returns a rule as a function of its variables, which throws if the evaluation fails. */
export function createReferenceEvaluator(
  text: string,
  variables: Variables,
): (values: Readonly<Record<string, unknown>>) => unknown {
  const evaluate = plan(env, parse(text));
  return (values) => {
    const inputs = Object.entries(values).map(([name, value]) => [name, toCel(value, variables.get(name))] as const);
    const result = evaluate(Object.fromEntries(inputs));
    if (isCelError(result)) throw new Error(`${text}: ${result.message}`);
    return result;
  };
}

/** Converts a JSON value to CEL; the type distinguishes integers from other numbers. */
function toCel(value: unknown, type: CelType | undefined): CelInput {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberToCel(value, type);
  if (Array.isArray(value))
    return value.map((item: unknown) => toCel(item, type?.kind === 'list' ? type.items : undefined));
  if (typeof value !== 'object') throw new Error(`${typeof value} is not JSON`);
  const nonNullType = type?.kind === 'nullable' ? type.inner : type;
  const propertyType = (name: string): CelType | undefined =>
    nonNullType?.kind === 'object'
      ? nonNullType.findField(name)?.type
      : nonNullType?.kind === 'map'
        ? nonNullType.values
        : undefined;
  return createCelMap(
    new Map(Object.entries(value).map(([name, item]) => [name, toCel(item, propertyType(name))] as const)),
  );
}

/** In CEL, `has` tests for the key, but the library treats a null value as absent, so `has` is replaced. */
function createCelMap(properties: ReadonlyMap<string, CelInput>): CelInput {
  return Object.assign(celMap(properties), {
    has: (name: unknown) => typeof name === 'string' && properties.has(name),
  });
}

function numberToCel(value: number, type: CelType | undefined): CelInput {
  const kind = type?.kind === 'nullable' ? type.inner.kind : type?.kind;
  if (kind === 'timestamp') return timestampFromMs(value);
  if (kind === 'duration') return durationFromMs(value);
  return kind === 'int' || (kind !== 'double' && Number.isInteger(value)) ? BigInt(value) : value;
}
