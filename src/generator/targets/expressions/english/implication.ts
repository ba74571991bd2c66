// Disjunctions in English: `!a || !b || c` as "when a and b, c", others as "either … or …".

import type { TypedExpression } from '../../../cel/checker-context.ts';
import { joinClauses } from './join-clauses.ts';
import { phrase, type Phrase } from './english-tokens.ts';
import { clause, toClauses, statementToEnglish } from './to-english.ts';
import { predicate, type Clause } from './condition-to-english.ts';
import type { VariableNames } from './value-to-english.ts';

/** Returns an `or` as an implication or with "either"; `undefined` if joining its operands is better. */
export function disjunctionToEnglish(
  expression: TypedExpression & { readonly kind: 'or' },
  isRequirement: boolean,
  variableNames: VariableNames,
): Phrase | undefined {
  const conclusion = expression.of.at(-1);
  if (!conclusion || !isRequirement) return undefined;
  const conditions = expression.of.slice(0, -1);
  if (haveSameSubject(expression, variableNames)) return undefined;
  if (expression.of.every(isBooleanField))
    return joinClauses(
      expression.of.flatMap((part) => toClauses(part, true, true, variableNames).parts),
      'or',
      true,
    );
  if (!conditions.every(isCondition)) {
    const parts = expression.of.map((part): Clause => ({ clause: clause(part, true, false, variableNames) }));
    return phrase`either ${joinClauses(parts, 'or', false)}`;
  }
  const when = conditions.flatMap((part) => {
    const { parts, word } = toClauses(part, false, false, variableNames);
    return word === 'and' || parts.length === 1
      ? parts
      : [{ clause: phrase`either ${joinClauses(parts, word, false)}` }];
  });
  const demand = toClauses(conclusion, true, true, variableNames);
  const [only, another] = demand.parts;
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
      const short = phrase`${only.statement.subject} ${predicate(only.statement, true)} if given`;
      return rest.length === 0 ? short : phrase`when ${joinClauses(rest, 'and', false)}, ${short}`;
    }
    return phrase`when ${joinClauses(when, 'and', false)}, ${statementToEnglish(only.statement, true)}`;
  }
  return phrase`when ${joinClauses(when, 'and', false)}, ${clause(conclusion, true, true, variableNames)}`;
}

function isPresenceClause(part: Clause): boolean {
  return 'statement' in part && part.statement.isPresence === true && part.statement.positive;
}

/** Returns whether all operands have the same subject, so that it is named once. */
function haveSameSubject({ of }: TypedExpression & { readonly kind: 'or' }, variableNames: VariableNames): boolean {
  const keys = of.map((part) => {
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
      return isCondition(expression.of);
    case 'and':
    case 'or':
      return expression.of.every(isCondition);
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
