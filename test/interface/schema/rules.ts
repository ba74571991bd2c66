// Evaluates the document's rules (CEL) on a sample, with the functions that the vocabulary adds.

import { isIP } from 'node:net';

import { CelScalar, celEnv, celFunc, isCelError, parse, plan, run, type CelInput } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';

import { isNode, listOf, type Node } from '../tree.ts';

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
    celFunc('urlHost', [string], string, (text) => urlHost(text)),
  ],
});

/** The time that rules see as `now`. */
const now = moment('2030-06-15T12:00:00Z');

function moment(text: string): CelInput {
  const value = run(`timestamp("${text}")`);
  if (isCelError(value)) throw new Error(value.message);
  return value;
}

function isCidr(text: string, version?: number): boolean {
  const [address = '', length = '', ...more] = text.split('/');
  const found = isIP(address);
  if (found === 0 || more.length > 0 || (version !== undefined && found !== version)) return false;
  return /^(0|[1-9][0-9]*)$/.test(length) && Number(length) <= (found === 4 ? 32 : 128);
}

function isPrivateIp(text: string): boolean {
  if (isIP(text) === 4) return /^(10\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.)/.test(text);
  return isIP(text) === 6 && /^f[cd]/i.test(text);
}

function urlHost(text: string): string {
  return URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '';
}

/** What CEL sees of a JSON value: integers are integers there, not floating-point numbers. */
function input(value: unknown): CelInput {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return listOf(value).map(input);
  if (isNode(value)) return new Map(Object.entries(value).map(([name, member]) => [name, input(member)]));
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  throw new Error(`no JSON value: ${typeof value}`);
}

/** What an expression yields for these variables. */
export function evaluated(expression: string, variables: Node): unknown {
  const inputs = Object.entries(variables).map(([name, value]) => [name, input(value)] as const);
  const result = plan(environment, parse(expression))({ now, ...Object.fromEntries(inputs) });
  if (isCelError(result)) throw new Error(`the rule ${expression} fails: ${result.message}`);
  return result;
}

/** Whether every rule of a list (`x-rules`) is true for a value. */
export function rulesHold(rules: unknown, self: unknown): boolean {
  return listOf(rules).every((entry) => {
    const rule = isNode(entry) ? entry['rule'] : undefined;
    if (typeof rule !== 'string') throw new Error('a rule without an expression');
    return evaluated(rule, { self, old: self }) === true;
  });
}
