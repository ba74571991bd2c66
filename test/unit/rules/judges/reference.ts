// What CEL's own evaluator answers of a rule, with the functions of the vocabulary written a second time.

import { isIP } from 'node:net';
import { celEnv, celFunc, celMap, CelScalar, isCelError, parse, plan, type CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';
import { durationFromMs, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Variables } from '../../../../src/generator/cel/checker-context.ts';
import type { CelType } from '../../../../src/generator/cel/types.ts';

const { STRING, BOOL, INT } = CelScalar;

const cidr = (text: string, wanted?: number): boolean => {
  const [address = '', bits = '', rest] = text.split('/');
  const family = isIP(address);
  return (
    rest === undefined &&
    family > 0 &&
    (wanted ?? family) === family &&
    /^(?:0|[1-9]\d{0,2})$/.test(bits) &&
    Number(bits) <= (family === 4 ? 32 : 128)
  );
};
const privateIp = (text: string): boolean =>
  (isIP(text) === 4 && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(text)) ||
  (isIP(text) === 6 && /^f[cd]../i.test(text));
const host = (text: string): string => (URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '');

const env = celEnv({
  funcs: [
    ...strings.filter(({ name }) => name === 'join'),
    celFunc('isIp', [STRING], BOOL, (text) => isIP(text) > 0),
    celFunc('isIp', [STRING, INT], BOOL, (text, version) => isIP(text) === Number(version)),
    celFunc('isCidr', [STRING], BOOL, (text) => cidr(text)),
    celFunc('isCidr', [STRING, INT], BOOL, (text, version) => cidr(text, Number(version))),
    celFunc('isPrivateIp', [STRING], BOOL, privateIp),
    // The evaluator has the form of a method alone.
    celFunc('matches', [STRING, STRING], BOOL, (text, pattern) => new RegExp(pattern, 'u').test(text)),
    celFunc('urlHost', [STRING], STRING, host),
  ],
});

/** The rule as a function of its variables; what the evaluator cannot answer is an error. */
export function reference(text: string, variables: Variables): (values: Readonly<Record<string, unknown>>) => unknown {
  const planned = plan(env, parse(text));
  return (values) => {
    const given = Object.entries(values).map(([name, value]) => [name, toCel(value, variables.get(name))] as const);
    const answer = planned(Object.fromEntries(given));
    if (isCelError(answer)) throw new Error(`${text}: ${answer.message}`);
    return answer;
  };
}

/** A value of JSON as CEL has it: integers and numbers apart, as the types say. */
function toCel(value: unknown, type: CelType | undefined): CelInput {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberToCel(value, type);
  if (Array.isArray(value))
    return value.map((item: unknown) => toCel(item, type?.kind === 'list' ? type.items : undefined));
  if (typeof value !== 'object') throw new Error(`${typeof value} is no JSON`);
  const bare = type?.kind === 'nullable' ? type.of : type;
  const member = (name: string): CelType | undefined =>
    bare?.kind === 'object' ? bare.findField(name)?.type : bare?.kind === 'map' ? bare.values : undefined;
  return mapOf(new Map(Object.entries(value).map(([name, item]) => [name, toCel(item, member(name))] as const)));
}

/** The evaluator takes a member that is null for absent; the language says that `has` asks for the key, so the map is told. */
function mapOf(members: ReadonlyMap<string, CelInput>): CelInput {
  return Object.assign(celMap(members), { has: (name: unknown) => typeof name === 'string' && members.has(name) });
}

function numberToCel(value: number, type: CelType | undefined): CelInput {
  const kind = type?.kind === 'nullable' ? type.of.kind : type?.kind;
  if (kind === 'timestamp') return timestampFromMs(value);
  if (kind === 'duration') return durationFromMs(value);
  return kind === 'int' || (kind !== 'double' && Number.isInteger(value)) ? BigInt(value) : value;
}
