// Function calls as TypeScript. Timestamps and durations are in milliseconds.

import { safePattern } from '../../openapi/regex-safety/unambiguous-pattern.ts';
import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { concat, join, number, ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import { translatePattern } from '../../cel/re2-pattern.ts';
import { millisecondsOf, spanOf } from '../../cel/timestamps.ts';
import { operand } from './bigint-comparisons.ts';
import { binding, infix, piece, tight, type Piece } from './operand.ts';
import type { Printing } from './print-context.ts';

const methods: ReadonlyMap<string, Code<'ts'>> = new Map([
  ['startsWith', ts`startsWith`],
  ['endsWith', ts`endsWith`],
  ['contains', ts`includes`],
]);
const dateParts: ReadonlyMap<string, Code<'ts'>> = new Map([
  ['getFullYear', ts`getUTCFullYear`],
  ['getMonth', ts`getUTCMonth`],
  ['getDate', ts`getUTCDate`],
  ['getDayOfMonth', ts`getUTCDate`],
  ['getDayOfWeek', ts`getUTCDay`],
  ['getHours', ts`getUTCHours`],
  ['getMinutes', ts`getUTCMinutes`],
  ['getSeconds', ts`getUTCSeconds`],
  ['getMilliseconds', ts`getUTCMilliseconds`],
]);
const spans: ReadonlyMap<string, number> = new Map([
  ['getHours', 3_600_000],
  ['getMinutes', 60_000],
  ['getSeconds', 1000],
]);

export function printCall(expression: Typed & { readonly kind: 'call' }, printing: Printing): Piece {
  const values = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  const [first, second] = values;
  if (!first) throw new Error(`${expression.name} is called with nothing`);
  const subject = printing.print(first, printing);
  const { name } = expression;
  const method = methods.get(name);
  if (method && second)
    return piece(ts`${tight(subject, binding.atom)}.${method}(${printing.print(second, printing).code})`);
  switch (name) {
    case 'size':
      return size(first, subject, printing);
    case 'matches':
      return piece(ts`${printing.names.pattern(patternOf(second))}.test(${subject.code})`);
    case 'join':
      return piece(
        ts`${tight(subject, binding.atom)}.join(${second ? printing.print(second, printing).code : string('')})`,
      );
    case 'int':
    case 'double':
    case 'string':
      return converted(name, first, subject, printing);
    case 'timestamp':
      return moment(first, subject, printing);
    case 'duration':
      return first.kind === 'literal' ? milliseconds(spanOf(String(first.literal.value))) : subject;
    case 'isIp':
    case 'isCidr':
    case 'isPrivateIp':
    case 'urlHost': {
      const given = values.map((value) => printing.print(value, printing).code);
      return piece(ts`${printing.names.runtime(name)}(${join(given, ts`, `)})`);
    }
    default:
      return part(name, first, subject, printing);
  }
}

function size({ known: { type } }: Typed, subject: Piece, printing: Printing): Piece {
  if (type.kind === 'string') return piece(ts`${printing.names.runtime('codePoints')}(${subject.code})`);
  if (type.kind === 'list') return piece(concat(tight(subject, binding.atom), ts`.length`));
  return piece(ts`Object.keys(${subject.code}).length`);
}

function patternOf(expression: Typed | undefined): string {
  const text = expression?.kind === 'literal' && expression.literal.sort === 'string' ? expression.literal.value : '';
  const translated = translatePattern(text);
  if (!('source' in translated)) throw new Error(`the pattern ${text} was not checked`);
  return safePattern(translated.source) ?? translated.source;
}

function converted(name: 'int' | 'double' | 'string', value: Typed, subject: Piece, printing: Printing): Piece {
  const { type } = value.known;
  if (type.kind === name || name === 'double') return subject;
  if (name === 'string') return piece(ts`String(${subject.code})`);
  if (type.kind === 'timestamp')
    return piece(ts`Math.floor(${infix(subject, ts`/`, piece(ts`1000`), binding.product).code})`);
  return piece(ts`Math.trunc(${operand(value, printing).code})`);
}

function moment(value: Typed, subject: Piece, printing: Printing): Piece {
  if (value.known.type.kind === 'timestamp') return subject;
  if (value.kind !== 'literal') return piece(ts`${printing.names.runtime('instant')}(${subject.code})`);
  const moment = millisecondsOf(String(value.literal.value));
  if (moment === undefined) throw new Error('the timestamp was not checked');
  return piece(ts`Date.parse(${string(new Date(moment).toISOString())})`);
}

/** Prints a component of a timestamp, or the number of units in a duration. */
function part(name: string, value: Typed, subject: Piece, printing: Printing): Piece {
  if (value.known.type.kind === 'duration') {
    const span = spans.get(name);
    if (span === undefined) return infix(subject, ts`%`, piece(ts`1000`), binding.product);
    return piece(ts`Math.trunc(${infix(subject, ts`/`, piece(number(span)), binding.product).code})`);
  }
  if (name === 'getDayOfYear') return piece(ts`${printing.names.runtime('dayOfYear')}(${subject.code})`);
  const getter = dateParts.get(name);
  if (!getter) throw new Error(`no function ${name} is printed`);
  const code = piece(ts`new Date(${subject.code}).${getter}()`);
  return name === 'getDayOfMonth' ? infix(code, ts`-`, piece(ts`1`), binding.sum) : code;
}

function milliseconds(span: number | undefined): Piece {
  if (span === undefined) throw new Error('the duration was not checked');
  return piece(number(span), span < 0 ? binding.unary : binding.atom);
}
