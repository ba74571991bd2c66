// Describes simple conditions in English, as statements with subject, verb, and object.

import type { TypedExpression } from '../../../cel/checker-context.ts';
import type { ComparisonOperator } from '../../../cel/ast.ts';
import { pathKey } from '../../../cel/narrowing.ts';
import { joinList, toPlainText, phrase, type Phrase } from './english-tokens.ts';
import { valueToEnglish, type VariableNames } from './value-to-english.ts';

/** Verb forms, with a trailing space: "is", "is not", "must be", "must not be". */
export interface VerbForms {
  readonly does: string;
  readonly doesNot: string;
  readonly must: string;
  readonly mustNot: string;
}

/** A condition as subject, verb, and object. */
export interface Statement {
  readonly subject: Phrase;
  /** Equal for statements about the same subject. */
  readonly key: string;
  readonly verb: VerbForms;
  readonly object: Phrase;
  /** Object of the negated statement: "at most 5" for "greater than 5". */
  readonly opposite?: Phrase;
  readonly positive: boolean;
  /** Whether the statement says only that the subject is present. */
  readonly isPresence?: true;
  /** Whether the statement determines the value of the subject, which makes others redundant. */
  readonly determinesValue?: true;
}

/** A statement, or any other clause. */
export type Clause = { readonly statement: Statement } | { readonly clause: Phrase };

const be: VerbForms = { does: 'is ', doesNot: 'is not ', must: 'must be ', mustNot: 'must not be ' };
const verbForms = (third: string, base: string): VerbForms => ({
  does: `${third} `,
  doesNot: `does not ${base} `,
  must: `must ${base} `,
  mustNot: `must not ${base} `,
});
const verbs: ReadonlyMap<string, VerbForms> = new Map([
  ['matches', verbForms('matches', 'match')],
  ['startsWith', verbForms('starts with', 'start with')],
  ['endsWith', verbForms('ends with', 'end with')],
  ['contains', verbForms('contains', 'contain')],
]);
const orderWords: Readonly<Record<Exclude<ComparisonOperator, '==' | '!='>, readonly [string, string]>> = {
  '>': ['greater than', 'at most'],
  '>=': ['at least', 'less than'],
  '<': ['less than', 'at least'],
  '<=': ['at most', 'greater than'],
};
const timeOrderWords: typeof orderWords = {
  '>': ['after', 'no later than'],
  '>=': ['no earlier than', 'before'],
  '<': ['before', 'no earlier than'],
  '<=': ['no later than', 'after'],
};

/** Returns the statement of a simple condition; `undefined` for logical operators and macros. */
export function toStatement(
  expression: TypedExpression,
  positive: boolean,
  variableNames: VariableNames,
): Statement | undefined {
  const createStatement = (operand: TypedExpression, object: Phrase, overrides: Partial<Statement> = {}): Statement => {
    const subject = valueToEnglish(operand, variableNames);
    return { subject, key: pathKey(operand) ?? toPlainText(subject), verb: be, object, positive, ...overrides };
  };
  switch (expression.kind) {
    case 'has':
      return createStatement(expression.member, phrase`present`, { isPresence: true });
    case 'variable':
    case 'member':
    case 'index':
      return createStatement(expression, phrase`${String(positive)}`, { positive: true, determinesValue: true });
    case 'comparison':
      return comparisonStatement(expression, positive, variableNames, createStatement);
    case 'in':
      return membershipStatement(expression, variableNames, createStatement);
    case 'call':
      return callStatement(expression, variableNames, createStatement);
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

type CreateStatement = (operand: TypedExpression, object: Phrase, overrides?: Partial<Statement>) => Statement;

function comparisonStatement(
  expression: TypedExpression & { readonly kind: 'comparison' },
  positive: boolean,
  variableNames: VariableNames,
  createStatement: CreateStatement,
): Statement {
  const { operator, left, right } = expression;
  if (left.kind === 'literal' && right.kind !== 'literal')
    return comparisonStatement(
      { ...expression, operator: swappedOperators[operator], left: right, right: left },
      positive,
      variableNames,
      createStatement,
    );
  const sizedValue = left.kind === 'call' && left.name === 'size' ? (left.target ?? left.arguments[0]) : undefined;
  if (sizedValue && right.kind === 'literal' && right.literal.value === 0 && operator !== '>=' && operator !== '<') {
    return createStatement(sizedValue, phrase`empty`, {
      positive: (operator === '==' || operator === '<=') === positive,
    });
  }
  const other = valueToEnglish(right, variableNames);
  if (operator !== '==' && operator !== '!=') {
    const [words, negatedWords] = (left.info.type.kind === 'timestamp' ? timeOrderWords : orderWords)[operator];
    const unit = sizedValue?.info.type.kind === 'string' && right.kind === 'literal' ? ' characters' : '';
    return createStatement(left, phrase`${positive ? words : negatedWords} ${other}${unit}`, { positive: true });
  }
  const isEqual = (operator === '==') === positive;
  if (right.kind !== 'literal')
    return createStatement(left, isTime(right) ? other : phrase`the same as ${other}`, { positive: isEqual });
  const exact: Partial<Statement> = isEqual ? { positive: true, determinesValue: true } : { positive: false };
  if (right.literal.kind === 'bool')
    return createStatement(left, phrase`${String(right.literal.value === isEqual)}`, {
      positive: true,
      determinesValue: true,
    });
  return createStatement(
    left,
    right.literal.value === '' ? phrase`empty` : right.literal.value === null ? phrase`null` : other,
    exact,
  );
}

const swappedOperators: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isTime(expression: TypedExpression): boolean {
  return expression.kind === 'call' && expression.target?.kind === 'variable' && expression.target.name === 'now';
}

function membershipStatement(
  { value, container }: TypedExpression & { readonly kind: 'in' },
  variableNames: VariableNames,
  createStatement: CreateStatement,
): Statement {
  if (container.kind !== 'list') {
    const containerPhrase = valueToEnglish(container, variableNames);
    return createStatement(
      value,
      container.info.type.kind === 'list'
        ? phrase`among ${containerPhrase}`
        : phrase`a property name of ${containerPhrase}`,
    );
  }
  const items = container.items.map((item) =>
    item.kind === 'literal' && item.literal.value === '' ? phrase`empty` : valueToEnglish(item, variableNames),
  );
  if (items.length < 2) return createStatement(value, items[0] ?? phrase`nothing`);
  return createStatement(value, joinList(items, 'or'), { opposite: phrase`neither ${joinList(items, 'nor')}` });
}

function callStatement(
  expression: TypedExpression & { readonly kind: 'call' },
  variableNames: VariableNames,
  createStatement: CreateStatement,
): Statement | undefined {
  const [first, second] = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  if (!first) return undefined;
  const verb = verbs.get(expression.name);
  if (verb && second) {
    const object = valueToEnglish(second, variableNames);
    return createStatement(first, expression.name === 'matches' ? phrase`the pattern ${object}` : object, {
      verb,
    });
  }
  const version = second?.kind === 'literal' ? `IPv${String(second.literal.value)}` : 'IP';
  if (expression.name === 'isIp') return createStatement(first, phrase`an ${version} address`);
  if (expression.name === 'isCidr')
    return createStatement(first, version === 'IP' ? phrase`a CIDR range` : phrase`an ${version} CIDR range`);
  return expression.name === 'isPrivateIp' ? createStatement(first, phrase`a private IP address`) : undefined;
}

/** Returns the verb and object of a statement, as a fact or as a requirement. */
export function predicate({ verb, object, opposite, positive }: Statement, isRequirement: boolean): Phrase {
  if (positive) return phrase`${isRequirement ? verb.must : verb.does}${object}`;
  if (opposite) return phrase`${isRequirement ? verb.must : verb.does}${opposite}`;
  return phrase`${isRequirement ? verb.mustNot : verb.doesNot}${object}`;
}
