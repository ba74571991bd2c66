// CEL expressions in `spec/`, and their evaluation with the reference evaluator.

import { isIP } from 'node:net';
import { celFunc, CelScalar, isCelError, run } from '@bufbuild/cel';
import type { CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';
import { isObject } from './document.ts';
import type { Json } from './document.ts';

/** A CEL expression with its location. */
export interface Expression {
  readonly location: string;
  readonly text: string;
}

/** Returns the expressions of the vocabulary: the values of `rule`, `where`, and `unless`. */
export const listExpressions = (value: Json, location = '', isInVocabulary = false): readonly Expression[] => {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => listExpressions(item, `${location}.${index}`, isInVocabulary));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itemLocation = `${location} ${key}`.trim();
    if (isInVocabulary && ['rule', 'where', 'unless'].includes(key) && typeof item === 'string')
      return [{ location: itemLocation, text: item }];
    const isVocabularyKey = ['x-rules', 'x-preconditions', 'x-limits', 'x-redacted'].includes(key);
    return key === 'example' || key === 'examples'
      ? []
      : listExpressions(item, itemLocation, isInVocabulary || isVocabularyKey);
  });
};

const isPrivateIp = (address: string): boolean =>
  (isIP(address) === 4 && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address)) ||
  (isIP(address) === 6 && /^f[cd]/i.test(address));

const isCidr = (text: string, version?: bigint): boolean => {
  const [address = '', bits = '', rest] = text.split('/');
  const family = isIP(address);
  const isExpectedFamily = version === undefined ? family > 0 : family === Number(version);
  return rest === undefined && isExpectedFamily && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};

const urlHost = (text: string): string => {
  if (!URL.canParse(text)) return '';
  const { hostname } = new URL(text);
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
};

const { STRING, BOOL, INT } = CelScalar;
/** The functions of the vocabulary, and `join` of CEL's strings extension. */
const funcs = [
  ...strings.filter(({ name }) => name === 'join'),
  celFunc('isIp', [STRING], BOOL, (text) => isIP(text) > 0),
  celFunc('isIp', [STRING, INT], BOOL, (text, version) => isIP(text) === Number(version)),
  celFunc('isCidr', [STRING], BOOL, (text) => isCidr(text)),
  celFunc('isCidr', [STRING, INT], BOOL, (text, version) => isCidr(text, version)),
  celFunc('isPrivateIp', [STRING], BOOL, isPrivateIp),
  celFunc('urlHost', [STRING], STRING, urlHost),
];

const toCel = (value: Json): CelInput => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(toCel);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toCel(item)]));
};

/** The value of `now` in rules. */
const now = run('timestamp("2030-01-15T10:20:30Z")');
if (isCelError(now)) throw new Error('the time does not parse');

/** Evaluates a rule for `self`, and returns its value or an error message. */
export const evaluateRule = (rule: string, self: Json): unknown => {
  const result = run(rule, { self: toCel(self), now }, { funcs });
  return isCelError(result) ? result.message : result;
};
