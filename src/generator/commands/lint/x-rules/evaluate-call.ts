// Evaluation of CEL function calls. Timestamps and durations are in milliseconds.

import { isCidr, isIp, isPrivateIp } from '../../../../runtime/cel/ip.ts';
import { dayOfYear, parseTimestamp } from '../../../../runtime/cel/time.ts';
import { urlHost } from '../../../../runtime/cel/url.ts';
import { countCodePoints } from '../../../../runtime/validation/type-checks.ts';
import type { TypedExpression } from '../../../cel/checker-context.ts';
import { translateRe2Pattern } from '../../../cel/re2-pattern.ts';
import { parseDuration } from '../../../cel/timestamps.ts';

/** Evaluates a call with its target and arguments; `undefined` if the result is unknown. */
export function evaluateCall(
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
      return 'source' in pattern ? new RegExp(pattern.source, 'u').test(text) : undefined;
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

/** Returns a duration in the unit that the function name states. */
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
