// Describes rules in English: rules as sentences, and conditions and disjunctions as clauses.

import type { TypedExpression } from '../../../cel/checker-context.ts';
import { joinClauses } from './join-clauses.ts';
import { findEqualLists, macroToEnglish } from './macro-to-english.ts';
import { toSentence, phrase, type Phrase } from './english-tokens.ts';
import { predicate, toStatement, type Clause, type Statement } from './condition-to-english.ts';
import { valueToEnglish, type VariableNames } from './value-to-english.ts';

export { toMarkdown, toPlainText, type PhrasePart, type Phrase } from './english-tokens.ts';

const noVariableNames: VariableNames = new Map();

/** Returns a rule as a sentence: "When `protocol` is `https`, `ssl_cert` must not be null." */
export function ruleSentence(rule: TypedExpression): Phrase {
  return toSentence(clauseToEnglish(rule, true, true, noVariableNames));
}

/** Returns a condition as a clause, without capitalization or a period: "`type` is `snapshot`". */
export function conditionClause(condition: TypedExpression): Phrase {
  return factToEnglish(condition, noVariableNames);
}

/** Returns an expression as a fact. */
export function factToEnglish(expression: TypedExpression, variableNames: VariableNames): Phrase {
  return clauseToEnglish(expression, true, false, variableNames);
}

/** Returns an expression or its negation, as a fact or as a requirement. */
export function clauseToEnglish(
  expression: TypedExpression,
  positive: boolean,
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase {
  if (expression.kind === 'or' && positive) {
    const disjunction = disjunctionToEnglish(expression, isRequirement, variableNames);
    if (disjunction) return disjunction;
  }
  const equalLists = expression.kind === 'and' && positive ? findEqualLists(expression.operands) : undefined;
  if (equalLists) {
    const [firstList, secondList] = equalLists.map((list) => valueToEnglish(list, variableNames));
    return phrase`${firstList ?? []} ${isRequirement ? 'must contain' : 'contains'} the same items as ${secondList ?? []}`;
  }
  const joined = toClauses(expression, positive, isRequirement, variableNames);
  const [only, another] = joined.parts;
  if (only && !another) return 'statement' in only ? statementToEnglish(only.statement, isRequirement) : only.clause;
  const [first, ...rest] = joined.parts;
  const hasOneSubject =
    first &&
    'statement' in first &&
    rest.every((part) => 'statement' in part && part.statement.key === first.statement.key);
  return joinClauses(
    joined.parts,
    joined.conjunction,
    isRequirement && (joined.conjunction === 'and' || hasOneSubject === true),
  );
}

/**
 * Returns the clauses of a logical operator and the conjunction between them; a single clause for other expressions.
 */
function toClauses(
  expression: TypedExpression,
  positive: boolean,
  isRequirement: boolean,
  variableNames: VariableNames,
): { readonly parts: readonly Clause[]; readonly conjunction: 'and' | 'or' } {
  const conjunction = (expression.kind === 'and') === positive ? 'and' : 'or';
  if (expression.kind === 'not') return toClauses(expression.operand, !positive, isRequirement, variableNames);
  if (expression.kind === 'and' || expression.kind === 'or') {
    const isNestedRequirement = isRequirement && conjunction === 'and';
    const parts = expression.operands.flatMap((part): readonly Clause[] => {
      const nested = toClauses(part, positive, isNestedRequirement, variableNames);
      if (nested.conjunction === conjunction || nested.parts.length === 1) return nested.parts;
      return [{ clause: clauseToEnglish(part, positive, isNestedRequirement, variableNames) }];
    });
    return { parts, conjunction };
  }
  const statement = toStatement(expression, positive, variableNames);
  if (statement) return { parts: [{ statement }], conjunction: 'and' };
  return {
    parts: [{ clause: compositeToEnglish(expression, positive, isRequirement, variableNames) }],
    conjunction: 'and',
  };
}

function compositeToEnglish(
  expression: TypedExpression,
  positive: boolean,
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase {
  if (expression.kind === 'macro') return macroToEnglish(expression, positive, isRequirement, variableNames);
  if (expression.kind === 'conditional') {
    const when = factToEnglish(expression.condition, variableNames);
    return phrase`${clauseToEnglish(expression.then, positive, isRequirement, variableNames)} when ${when}, and ${clauseToEnglish(expression.else, positive, isRequirement, variableNames)} otherwise`;
  }
  if (expression.kind === 'literal') return phrase`${expression.literal.value === positive ? 'always' : 'never'}`;
  return phrase`a condition is true`;
}

/** Returns a complete statement. */
function statementToEnglish(statement: Statement, isRequirement: boolean): Phrase {
  return phrase`${statement.subject} ${predicate(statement, isRequirement)}`;
}

/** Returns an `or` as an implication or with "either"; `undefined` if joining its operands is better. */
function disjunctionToEnglish(
  expression: TypedExpression & { readonly kind: 'or' },
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase | undefined {
  const conclusion = expression.operands.at(-1);
  if (!conclusion || !isRequirement) return undefined;
  const conditions = expression.operands.slice(0, -1);
  if (haveSameSubject(expression, variableNames)) return undefined;
  if (expression.operands.every(isBooleanField))
    return joinClauses(
      expression.operands.flatMap((part) => toClauses(part, true, true, variableNames).parts),
      'or',
      true,
    );
  if (!conditions.every(isCondition)) {
    const parts = expression.operands.map((part): Clause => ({
      clause: clauseToEnglish(part, true, false, variableNames),
    }));
    return phrase`either ${joinClauses(parts, 'or', false)}`;
  }
  const when = conditions.flatMap((part) => {
    const { parts, conjunction } = toClauses(part, false, false, variableNames);
    return conjunction === 'and' || parts.length === 1
      ? parts
      : [{ clause: phrase`either ${joinClauses(parts, conjunction, false)}` }];
  });
  const requirement = toClauses(conclusion, true, true, variableNames);
  const [only, another] = requirement.parts;
  if (only && 'statement' in only && !another) {
    const { key } = only.statement;
    const presenceClauses = when.filter((part) => 'statement' in part && part.statement.key === key);
    const [presence] = presenceClauses;
    if (
      presenceClauses.length === 1 &&
      presence &&
      isPresenceClause(presence) &&
      (when.length === 1 || !when.every(isPresenceClause))
    ) {
      const rest = when.filter((part) => part !== presence);
      const short = phrase`${only.statement.subject} ${predicate(only.statement, true)} if present`;
      return rest.length === 0 ? short : phrase`when ${joinClauses(rest, 'and', false)}, ${short}`;
    }
    return phrase`when ${joinClauses(when, 'and', false)}, ${statementToEnglish(only.statement, true)}`;
  }
  return phrase`when ${joinClauses(when, 'and', false)}, ${clauseToEnglish(conclusion, true, true, variableNames)}`;
}

function isPresenceClause(part: Clause): boolean {
  return 'statement' in part && part.statement.isPresence === true && part.statement.positive;
}

/** Returns whether all operands have the same subject, so that it is named once. */
function haveSameSubject(
  { operands }: TypedExpression & { readonly kind: 'or' },
  variableNames: VariableNames,
): boolean {
  const keys = operands.map((part) => {
    const { parts } = toClauses(part, true, false, variableNames);
    const [only, another] = parts;
    return only && 'statement' in only && !another && !only.statement.isPresence && only.statement.positive
      ? only.statement.key
      : undefined;
  });
  return keys.every((key) => key !== undefined && key === keys[0]);
}

/** Returns whether the negated operand reads well after "when". Comparisons of two non-literals do not. */
function isCondition(expression: TypedExpression): boolean {
  switch (expression.kind) {
    case 'not':
      return isCondition(expression.operand);
    case 'and':
    case 'or':
      return expression.operands.every(isCondition);
    case 'comparison':
      return expression.left.kind === 'literal' || expression.right.kind === 'literal';
    case 'has':
    case 'in':
    case 'member':
    case 'variable':
    case 'call':
      return true;
    case 'macro':
      return expression.macro !== 'exists_one';
    case 'literal':
    case 'index':
    case 'negate':
    case 'arithmetic':
    case 'conditional':
    case 'list':
      return false;
    default:
      return expression satisfies never;
  }
}

function isBooleanField({ kind }: TypedExpression): boolean {
  return kind === 'member' || kind === 'variable';
}
