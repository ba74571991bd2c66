// Which CEL expressions `spec/` holds, and what one of them says of a value, by the reference evaluator.

import { isIP } from 'node:net';
import { celFunc, CelScalar, isCelError, run } from '@bufbuild/cel';
import type { CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';
import { isObject } from './document.ts';
import type { Json } from './document.ts';

/** A CEL expression with its place. */
export interface Expression {
  readonly place: string;
  readonly text: string;
}

/** Every string under the keys that hold expressions: `rule`, `where` and `unless` inside the vocabulary. */
export const expressions = (value: Json, place = '', inside = false): readonly Expression[] => {
  if (Array.isArray(value)) return value.flatMap((item: Json, at) => expressions(item, `${place}.${at}`, inside));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = `${place} ${key}`.trim();
    if (inside && ['rule', 'where', 'unless'].includes(key) && typeof item === 'string')
      return [{ place: at, text: item }];
    const vocabulary = ['x-rules', 'x-preconditions', 'x-limits', 'x-redacted'].includes(key);
    return key === 'example' || key === 'examples' ? [] : expressions(item, at, inside || vocabulary);
  });
};

const privateIp = (text: string): boolean =>
  (isIP(text) === 4 && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(text)) ||
  (isIP(text) === 6 && /^f[cd]/i.test(text));

const cidr = (text: string, version?: bigint): boolean => {
  const [address = '', bits = '', rest] = text.split('/');
  const family = isIP(address);
  const wanted = version === undefined ? family > 0 : family === Number(version);
  return rest === undefined && wanted && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};

const host = (text: string): string => {
  if (!URL.canParse(text)) return '';
  const { hostname } = new URL(text);
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
};

const { STRING, BOOL, INT } = CelScalar;
/** The vocabulary's functions; `join` is the one of CEL's strings extension that the rules use. */
const funcs = [
  ...strings.filter(({ name }) => name === 'join'),
  celFunc('isIp', [STRING], BOOL, (text) => isIP(text) > 0),
  celFunc('isIp', [STRING, INT], BOOL, (text, version) => isIP(text) === Number(version)),
  celFunc('isCidr', [STRING], BOOL, (text) => cidr(text)),
  celFunc('isCidr', [STRING, INT], BOOL, (text, version) => cidr(text, version)),
  celFunc('isPrivateIp', [STRING], BOOL, privateIp),
  celFunc('urlHost', [STRING], STRING, host),
];

const toCel = (value: Json): CelInput => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(toCel);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toCel(item)]));
};

/** The time that rules see as `now`. */
const now = run('timestamp("2030-01-15T10:20:30Z")');
if (isCelError(now)) throw new Error('the time does not parse');

/** What the rule answers for `self`: true, false, or the text of what went wrong. */
export const judge = (rule: string, self: Json): unknown => {
  const answer = run(rule, { self: toCel(self), now }, { funcs });
  return isCelError(answer) ? answer.message : answer;
};
