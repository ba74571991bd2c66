// Simple conditions as statements with subject, verb, and object.

import type { Typed } from '../../../cel/checker-context.ts';
import type { Comparison } from '../../../cel/ast.ts';
import { pathOf } from '../../../cel/narrowing.ts';
import { listed, plain, say, type Phrase } from './english-tokens.ts';
import { valueOf, type Called } from './value-to-english.ts';

/** Verb forms, with a trailing space: "is", "is not", "must be", "must not be". */
export interface Verb {
  readonly does: string;
  readonly doesNot: string;
  readonly must: string;
  readonly mustNot: string;
}

/** A condition as subject, verb, and object; `opposite` replaces a negated object. */
export interface Statement {
  readonly subject: Phrase;
  /** Equal for statements about the same subject. */
  readonly key: string;
  readonly verb: Verb;
  readonly object: Phrase;
  /** Object of the negated statement: "at most 5" for "greater than 5". */
  readonly opposite?: Phrase;
  readonly positive: boolean;
  /** Whether the statement says only that the subject is given. */
  readonly given?: true;
  /** Whether the statement determines the value of the subject, which makes others redundant. */
  readonly exact?: true;
}

/** A statement, or any other clause. */
export type Said = { readonly statement: Statement } | { readonly clause: Phrase };

const be: Verb = { does: 'is ', doesNot: 'is not ', must: 'must be ', mustNot: 'must not be ' };
const verb = (third: string, base: string): Verb => ({
  does: `${third} `,
  doesNot: `does not ${base} `,
  must: `must ${base} `,
  mustNot: `must not ${base} `,
});
const verbs: ReadonlyMap<string, Verb> = new Map([
  ['matches', verb('matches', 'match')],
  ['startsWith', verb('starts with', 'start with')],
  ['endsWith', verb('ends with', 'end with')],
  ['contains', verb('contains', 'contain')],
]);
const orders: Readonly<Record<Exclude<Comparison, '==' | '!='>, readonly [string, string]>> = {
  '>': ['greater than', 'at most'],
  '>=': ['at least', 'less than'],
  '<': ['less than', 'at least'],
  '<=': ['at most', 'greater than'],
};
const moments: typeof orders = {
  '>': ['after', 'no later than'],
  '>=': ['no earlier than', 'before'],
  '<': ['before', 'no earlier than'],
  '<=': ['no later than', 'after'],
};

/** Returns the statement of a simple condition; `undefined` for logical operators and macros. */
export function statementOf(expression: Typed, positive: boolean, called: Called): Statement | undefined {
  const made = (of: Typed, object: Phrase, more: Partial<Statement> = {}): Statement => {
    const subject = valueOf(of, called);
    return { subject, key: pathOf(of) ?? plain(subject), verb: be, object, positive, ...more };
  };
  switch (expression.kind) {
    case 'has':
      return made(expression.member, say`given`, { given: true });
    case 'variable':
    case 'member':
    case 'index':
      return made(expression, say`${String(positive)}`, { positive: true, exact: true });
    case 'comparison':
      return comparison(expression, positive, called, made);
    case 'in':
      return membership(expression, called, made);
    case 'call':
      return callStatement(expression, called, made);
    case 'literal':
    case 'not':
    case 'negate':
    case 'and':
    case 'or':
    case 'arithmetic':
    case 'conditional':
    case 'list':
    case 'macro':
      return undefined;
    default:
      return expression satisfies never;
  }
}

type Make = (of: Typed, object: Phrase, more?: Partial<Statement>) => Statement;

function comparison(
  expression: Typed & { readonly kind: 'comparison' },
  positive: boolean,
  called: Called,
  made: Make,
): Statement {
  const { operator, left, right } = expression;
  if (left.kind === 'literal' && right.kind !== 'literal')
    return comparison({ ...expression, operator: flipped[operator], left: right, right: left }, positive, called, made);
  const measured = left.kind === 'call' && left.name === 'size' ? (left.target ?? left.arguments[0]) : undefined;
  if (measured && right.kind === 'literal' && right.literal.value === 0 && operator !== '>=' && operator !== '<') {
    return made(measured, say`empty`, { positive: (operator === '==' || operator === '<=') === positive });
  }
  const other = valueOf(right, called);
  if (operator !== '==' && operator !== '!=') {
    const [yes, no] = (left.known.type.kind === 'timestamp' ? moments : orders)[operator];
    const unit = measured?.known.type.kind === 'string' && right.kind === 'literal' ? ' characters' : '';
    return made(left, say`${positive ? yes : no} ${other}${unit}`, { positive: true });
  }
  const holds = (operator === '==') === positive;
  if (right.kind !== 'literal')
    return made(left, isTime(right) ? other : say`the same as ${other}`, { positive: holds });
  const exact: Partial<Statement> = holds ? { positive: true, exact: true } : { positive: false };
  if (right.literal.sort === 'bool')
    return made(left, say`${String(right.literal.value === holds)}`, { positive: true, exact: true });
  return made(left, right.literal.value === '' ? say`empty` : right.literal.value === null ? say`null` : other, exact);
}

const flipped: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isTime(expression: Typed): boolean {
  return expression.kind === 'call' && expression.target?.kind === 'variable' && expression.target.name === 'now';
}

function membership({ value, container }: Typed & { readonly kind: 'in' }, called: Called, made: Make): Statement {
  if (container.kind !== 'list') {
    const where = valueOf(container, called);
    return made(
      value,
      container.known.type.kind === 'list' ? say`among ${where}` : say`the name of a member of ${where}`,
    );
  }
  const items = container.items.map((item) =>
    item.kind === 'literal' && item.literal.value === '' ? say`empty` : valueOf(item, called),
  );
  if (items.length < 2) return made(value, items[0] ?? say`nothing`);
  return made(value, listed(items, 'or'), { opposite: say`neither ${listed(items, 'nor')}` });
}

function callStatement(
  expression: Typed & { readonly kind: 'call' },
  called: Called,
  made: Make,
): Statement | undefined {
  const [first, second] = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  if (!first) return undefined;
  const own = verbs.get(expression.name);
  if (own && second) {
    const object = valueOf(second, called);
    return made(first, expression.name === 'matches' ? say`the pattern ${object}` : object, { verb: own });
  }
  const version = second?.kind === 'literal' ? `IPv${String(second.literal.value)}` : 'IP';
  if (expression.name === 'isIp') return made(first, say`an ${version} address`);
  if (expression.name === 'isCidr')
    return made(first, version === 'IP' ? say`a CIDR range` : say`an ${version} CIDR range`);
  return expression.name === 'isPrivateIp' ? made(first, say`a private IP address`) : undefined;
}

/** Returns verb and object, as a fact or as a requirement. */
export function predicate({ verb, object, opposite, positive }: Statement, demanded: boolean): Phrase {
  if (positive) return say`${demanded ? verb.must : verb.does}${object}`;
  if (opposite) return say`${demanded ? verb.must : verb.does}${opposite}`;
  return say`${demanded ? verb.mustNot : verb.doesNot}${object}`;
}
