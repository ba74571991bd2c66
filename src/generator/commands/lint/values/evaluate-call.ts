// Evaluation of CEL function calls. Timestamps and durations are in milliseconds.

import { isCidr, isIp, isPrivateIp } from '../../../../runtime/cel/ip.ts';
import { dayOfYear, instant } from '../../../../runtime/cel/time.ts';
import { urlHost } from '../../../../runtime/cel/url.ts';
import { codePoints } from '../../../../runtime/validation/type-checks.ts';
import type { Typed } from '../../../cel/checker-context.ts';
import { translatePattern } from '../../../cel/re2-pattern.ts';
import { spanOf } from '../../../cel/timestamps.ts';

/** Evaluates a call with its target and arguments; `undefined` if the result is unknown. */
export function callOf(
  { name, target, arguments: given }: Typed & { readonly kind: 'call' },
  [first, second]: readonly unknown[],
): unknown {
  const type = (target ?? given[0])?.known.type.kind;
  const text =
    typeof first === 'string' ? first : typeof first === 'number' || typeof first === 'boolean' ? String(first) : '';
  const version = second === 4 || second === 6 ? second : undefined;
  switch (name) {
    case 'size':
      return typeof first === 'string'
        ? codePoints(first)
        : Array.isArray(first)
          ? first.length
          : Object.keys(Object(first) as object).length;
    case 'matches': {
      const translated = translatePattern(String(second));
      return 'source' in translated ? new RegExp(translated.source, 'u').test(text) : undefined;
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
      return typeof first === 'string' ? exact(instant(first)) : first;
    case 'duration':
      return typeof first === 'string' ? spanOf(first) : first;
    case 'isIp':
      return isIp(text, version);
    case 'isCidr':
      return isCidr(text, version);
    case 'isPrivateIp':
      return isPrivateIp(text);
    case 'urlHost':
      return urlHost(text);
    default:
      return type === 'duration' ? spanIn(name, Number(first)) : partOf(name, Number(first));
  }
}

function exact(moment: number): number | undefined {
  return Number.isNaN(moment) ? undefined : moment;
}

/** Returns a duration in the unit of the accessor. */
function spanIn(name: string, span: number): number | undefined {
  const units: Readonly<Record<string, number>> = { getHours: 3_600_000, getMinutes: 60_000, getSeconds: 1000 };
  const unit = units[name];
  if (unit !== undefined) return Math.trunc(span / unit);
  return name === 'getMilliseconds' ? span % 1000 : undefined;
}

function partOf(name: string, moment: number): number | undefined {
  const date = new Date(moment);
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
      return dayOfYear(moment);
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
