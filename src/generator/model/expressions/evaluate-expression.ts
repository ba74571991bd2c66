// CEL interpreter, whose results must match those of the compiled TypeScript.

import { deepEqual } from '../../../runtime/validation/deep-equal.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { isMapOrObject } from '../../cel/type-relations.ts';
import { isObject, countCodePoints } from '../../../runtime/validation/type-and-size-checks.ts';
import type { CompiledRules } from './compile-rules.ts';
import type { ValidationFrame } from '../validate/validation-context.ts';
import { isCidr, isIp, isPrivateIp } from '../../../runtime/cel/ip.ts';
import { dayOfYear, parseTimestamp } from '../../../runtime/cel/time.ts';
import { urlHost } from '../../../runtime/cel/url-host.ts';
import { translateRe2Pattern } from '../../cel/re2-pattern.ts';
import { findSafePattern } from '../../openapi/regex-safety/find-safe-pattern.ts';
import { matchesPattern } from '../matches-pattern.ts';
import { parseDuration } from '../../cel/timestamps-and-durations.ts';

/** Variable values by name. */
export type VariableValues = ReadonlyMap<string, unknown>;

/** Evaluates an expression; `undefined` if it depends on a missing value. */
export function evaluateExpression(expression: TypedExpression, values: VariableValues): unknown {
  const evaluateOperand = (part: TypedExpression): unknown => evaluateExpression(part, values);
  switch (expression.kind) {
    case 'literal':
      return expression.literal.value;
    case 'variable':
      return values.get(expression.name);
    case 'member':
      return readProperty(evaluateOperand(expression.operand), expression.name);
    case 'has': {
      const owner = evaluateOperand(expression.member.operand);
      return owner === undefined ? undefined : readProperty(owner, expression.member.name) !== undefined;
    }
    case 'index':
      return readProperty(evaluateOperand(expression.operand), evaluateOperand(expression.index));
    case 'not':
      return whenKnown([evaluateOperand(expression.operand)], ([value]) => value !== true);
    case 'negate':
      return whenKnown([evaluateOperand(expression.operand)], ([value]) => -Number(value));
    case 'and':
      return evaluateLogical(expression.operands, false, evaluateOperand);
    case 'or':
      return evaluateLogical(expression.operands, true, evaluateOperand);
    case 'comparison':
      return whenKnown([evaluateOperand(expression.left), evaluateOperand(expression.right)], ([left, right]) =>
        compareValues(expression.operator, left, right),
      );
    case 'arithmetic':
      return whenKnown([evaluateOperand(expression.left), evaluateOperand(expression.right)], ([left, right]) =>
        calculate(expression, left, right),
      );
    case 'in':
      return whenKnown(
        [evaluateOperand(expression.value), evaluateOperand(expression.container)],
        ([value, container]) =>
          Array.isArray(container)
            ? container.some((item) => deepEqual(item, value))
            : isObject(container) && Object.hasOwn(container, String(value)),
      );
    case 'conditional': {
      const condition = evaluateOperand(expression.condition);
      return condition === undefined
        ? undefined
        : evaluateOperand(condition === true ? expression.then : expression.else);
    }
    case 'list':
      return whenKnown(expression.items.map(evaluateOperand), (items) => items);
    case 'macro':
      return evaluateMacro(expression, values);
    case 'call':
      return whenKnown(
        (expression.target ? [expression.target, ...expression.arguments] : expression.arguments).map(evaluateOperand),
        (operands) => evaluateCall(expression, operands),
      );
    default:
      return expression satisfies never;
  }
}

function readProperty(owner: unknown, key: unknown): unknown {
  if (Array.isArray(owner)) return owner[Number(key)];
  return isObject(owner) && typeof key === 'string' && Object.hasOwn(owner, key) ? owner[key] : undefined;
}

/** Computes a result from the parts; `undefined` if a part is unknown. */
function whenKnown(parts: readonly unknown[], compute: (parts: readonly unknown[]) => unknown): unknown {
  return parts.includes(undefined) ? undefined : compute(parts);
}

/** Three-valued logic as in CEL: one decisive operand is enough, even if others are unknown. */
function evaluateLogical(
  parts: readonly TypedExpression[],
  decisive: boolean,
  evaluateOperand: (part: TypedExpression) => unknown,
): boolean | undefined {
  let result: boolean | undefined = !decisive;
  for (const part of parts) {
    const value = evaluateOperand(part);
    if (value === decisive) return decisive;
    if (value === undefined) result = undefined;
  }
  return result;
}

function compareValues(
  operator: (TypedExpression & { readonly kind: 'comparison' })['operator'],
  left: unknown,
  right: unknown,
): boolean {
  switch (operator) {
    case '==':
      return deepEqual(left, right);
    case '!=':
      return !deepEqual(left, right);
    case '<':
      return compareOrder(left, right) < 0;
    case '<=':
      return compareOrder(left, right) <= 0;
    case '>':
      return compareOrder(left, right) > 0;
    case '>=':
      return compareOrder(left, right) >= 0;
    default:
      return operator satisfies never;
  }
}

/** Returns a negative number if `left` comes first; `NaN` if the values have no order. */
function compareOrder(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return Number(left) - Number(right);
}

function calculate(
  { operator, info: { type } }: TypedExpression & { readonly kind: 'arithmetic' },
  left: unknown,
  right: unknown,
): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return (left as readonly unknown[]).concat(right); // element types are unknown
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  const [a, b] = [Number(left), Number(right)];
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return type.kind === 'int' ? Math.trunc(a / b) : a / b;
    case '%':
      return a % b;
    default:
      return operator satisfies never;
  }
}

function evaluateMacro(expression: TypedExpression & { readonly kind: 'macro' }, values: VariableValues): unknown {
  const container = evaluateExpression(expression.operand, values);
  if (container === undefined) return undefined;
  const items: readonly unknown[] =
    isMapOrObject(expression.operand.info.type) && isObject(container)
      ? Object.keys(container)
      : Array.isArray(container)
        ? container
        : [];
  const evaluateForItems = (body: TypedExpression): readonly unknown[] =>
    items.map((item) => evaluateExpression(body, new Map(values).set(expression.variable, item)));
  const results = evaluateForItems(expression.body);
  const isUnknown = results.includes(undefined);
  switch (expression.macro) {
    case 'all':
      return results.includes(false) ? false : isUnknown ? undefined : true;
    case 'exists':
      return results.includes(true) ? true : isUnknown ? undefined : false;
    case 'exists_one':
      return isUnknown ? undefined : results.filter((result) => result === true).length === 1;
    case 'filter':
      return isUnknown ? undefined : items.filter((_, index) => results[index] === true);
    case 'map': {
      const conditions = expression.condition && evaluateForItems(expression.condition);
      if (isUnknown || conditions?.includes(undefined) === true) return undefined;
      return conditions ? results.filter((_, index) => conditions[index] === true) : results;
    }
    default:
      return expression.macro satisfies never;
  }
}

/**
 * Creates a check that evaluates `x-rules` for a value in a document, such as an example. Skips rules that use the old
 * value or the current time, which are unknown there.
 */
export function createRuleEvaluator(compiledRules: Pick<CompiledRules, 'ofSchema'>): ValidationFrame['rules'] {
  return (schema, value, frame, errors) => {
    if (frame.direction === 'part' || !isObject(value)) return;
    for (const { rule, expression, variablesRead } of compiledRules.ofSchema(schema)) {
      if (variablesRead.has('old') || variablesRead.has('now')) continue;
      if (evaluateExpression(expression, new Map([['self', value]])) !== false) continue;
      const field = rule.field?.split('.') ?? [];
      const fieldExists =
        field.reduce<unknown>(
          (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
          value,
        ) !== undefined;
      errors.push({
        path: fieldExists ? [...frame.path, ...field] : frame.path,
        keyword: 'x-rules',
        message: `violates the rule \`${rule.id}\`: ${rule.message.replace(/\.$/, '')}`,
        schema,
      });
    }
  };
}

/** Evaluates a call with its target and arguments; `undefined` if the result is unknown. */
function evaluateCall(
  { name, target, arguments: argumentNodes }: TypedExpression & { readonly kind: 'call' },
  [first, second]: readonly unknown[],
): unknown {
  const type = (target ?? argumentNodes[0])?.info.type.kind;
  const text =
    typeof first === 'string' ? first : typeof first === 'number' || typeof first === 'boolean' ? String(first) : '';
  const version = second === 4 || second === 6 ? second : undefined;
  switch (name) {
    case 'size':
      return typeof first === 'string'
        ? countCodePoints(first)
        : Array.isArray(first)
          ? first.length
          : Object.keys(Object(first) as object).length;
    case 'matches': {
      const pattern = translateRe2Pattern(String(second));
      if (!('source' in pattern)) return undefined;
      return matchesPattern(findSafePattern(pattern.source) ?? pattern.source, text);
    }
    case 'startsWith':
      return text.startsWith(String(second));
    case 'endsWith':
      return text.endsWith(String(second));
    case 'contains':
      return text.includes(String(second));
    case 'join':
      return Array.isArray(first) ? first.join(typeof second === 'string' ? second : '') : undefined;
    case 'int':
      return type === 'timestamp' ? Math.floor(Number(first) / 1000) : Math.trunc(Number(first));
    case 'double':
      return first;
    case 'string':
      return text;
    case 'timestamp':
      return typeof first === 'string' ? toKnownTime(parseTimestamp(first)) : first;
    case 'duration':
      return typeof first === 'string' ? parseDuration(first) : first;
    case 'isIp':
      return isIp(text, version);
    case 'isCidr':
      return isCidr(text, version);
    case 'isPrivateIp':
      return isPrivateIp(text);
    case 'urlHost':
      return urlHost(text);
    default:
      return type === 'duration' ? readDurationPart(name, Number(first)) : readTimestampPart(name, Number(first));
  }
}

/** Returns `undefined` for an invalid timestamp. */
function toKnownTime(timestamp: number): number | undefined {
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

/** Returns a duration in the unit that the function name specifies. */
function readDurationPart(name: string, milliseconds: number): number | undefined {
  const units: Readonly<Record<string, number>> = { getHours: 3_600_000, getMinutes: 60_000, getSeconds: 1000 };
  const unit = units[name];
  if (unit !== undefined) return Math.trunc(milliseconds / unit);
  return name === 'getMilliseconds' ? milliseconds % 1000 : undefined;
}

function readTimestampPart(name: string, timestamp: number): number | undefined {
  const date = new Date(timestamp);
  switch (name) {
    case 'getFullYear':
      return date.getUTCFullYear();
    case 'getMonth':
      return date.getUTCMonth();
    case 'getDate':
      return date.getUTCDate();
    case 'getDayOfMonth':
      return date.getUTCDate() - 1;
    case 'getDayOfWeek':
      return date.getUTCDay();
    case 'getDayOfYear':
      return dayOfYear(timestamp);
    case 'getHours':
      return date.getUTCHours();
    case 'getMinutes':
      return date.getUTCMinutes();
    case 'getSeconds':
      return date.getUTCSeconds();
    case 'getMilliseconds':
      return date.getUTCMilliseconds();
    default:
      return undefined;
  }
}
