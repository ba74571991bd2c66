// Evaluation of CEL rules on samples, with the functions of the Ashlar vocabulary.

import { isIP } from 'node:net';

import { CelScalar, celEnv, celFunc, isCelError, parse, plan, run, type CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';

import { isNode, asArray, type Node } from '../tree.ts';

const string = CelScalar.STRING;
const bool = CelScalar.BOOL;
const int = CelScalar.INT;

const environment = celEnv({
  funcs: [
    ...strings.filter(({ name }) => name === 'join'),
    celFunc('isIp', [string], bool, (text) => isIP(text) !== 0),
    celFunc('isIp', [string, int], bool, (text, version) => isIP(text) === Number(version)),
    celFunc('isCidr', [string], bool, (text) => isCidr(text)),
    celFunc('isCidr', [string, int], bool, (text, version) => isCidr(text, Number(version))),
    celFunc('isPrivateIp', [string], bool, (text) => isPrivateIp(text)),
    celFunc('urlHost', [string], string, (text) => getUrlHost(text)),
  ],
});

/** Value of `now` in rules. */
const now = parseTime('2030-06-15T12:00:00Z');

function parseTime(text: string): CelInput {
  const value = run(`timestamp("${text}")`);
  if (isCelError(value)) throw new Error(value.message);
  return value;
}

function isCidr(text: string, version?: number): boolean {
  const [address = '', length = '', ...rest] = text.split('/');
  const ipVersion = isIP(address);
  if (ipVersion === 0 || rest.length > 0 || (version !== undefined && ipVersion !== version)) return false;
  return /^(0|[1-9][0-9]*)$/.test(length) && Number(length) <= (ipVersion === 4 ? 32 : 128);
}

function isPrivateIp(text: string): boolean {
  if (isIP(text) === 4) return /^(10\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.)/.test(text);
  return isIP(text) === 6 && /^f[cd]/i.test(text);
}

function getUrlHost(text: string): string {
  return URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '';
}

/** Converts a JSON value to a CEL value: integers become `int`, not `double`. */
function toCelInput(value: unknown): CelInput {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return asArray(value).map(toCelInput);
  if (isNode(value)) return new Map(Object.entries(value).map(([name, property]) => [name, toCelInput(property)]));
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  throw new Error(`not a JSON value: ${typeof value}`);
}

/** Returns the value of an expression for these variables. Throws if the evaluation fails. */
export function evaluateRule(expression: string, variables: Node): unknown {
  const inputs = Object.entries(variables).map(([name, value]) => [name, toCelInput(value)] as const);
  const result = plan(environment, parse(expression))({ now, ...Object.fromEntries(inputs) });
  if (isCelError(result)) throw new Error(`the rule ${expression} fails: ${result.message}`);
  return result;
}

/** Returns `true` if a value satisfies all rules of an `x-rules` array. */
export function satisfiesRules(rules: unknown, self: unknown): boolean {
  return asArray(rules).every((entry) => {
    const rule = isNode(entry) ? entry['rule'] : undefined;
    if (typeof rule !== 'string') throw new Error('a rule without an expression');
    return evaluateRule(rule, { self, old: self }) === true;
  });
}
