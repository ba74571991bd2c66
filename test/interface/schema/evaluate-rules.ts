// Evaluation of CEL rules for samples, with the functions of the Ashlar vocabulary.

import { celEnv, isCelError, parse, plan, run, type CelInput } from '@bufbuild/cel';

import { celFunctions } from '../../spec/reference-cel-functions.ts';
import { isNode, asArray, type Node } from '../immutable-tree.ts';

const environment = celEnv({ funcs: celFunctions });

/** Value of `now` in rules. */
const now = parseTime('2030-06-15T12:00:00Z');

function parseTime(timestamp: string): CelInput {
  const value = run(`timestamp("${timestamp}")`);
  if (isCelError(value)) throw new Error(value.message);
  return value;
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
  if (isCelError(result)) throw new Error(`cannot evaluate the rule ${expression}: ${result.message}`);
  return result;
}

/** Returns `true` if a value satisfies all rules of an `x-rules` array. */
export function satisfiesRules(rules: unknown, self: unknown): boolean {
  return asArray(rules).every((entry) => {
    const rule = isNode(entry) ? entry['rule'] : undefined;
    if (typeof rule !== 'string') throw new Error('a rule has no expression');
    return evaluateRule(rule, { self, old: self }) === true;
  });
}
