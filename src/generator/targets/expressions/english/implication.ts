// Disjunctions in English: `!a || !b || c` as "when a and b, c", others as "either … or …".

import type { Typed } from '../../../cel/checker-context.ts';
import { combine } from './join-clauses.ts';
import { say, type Phrase } from './english-tokens.ts';
import { clause, saidOf, whole } from './to-english.ts';
import { predicate, type Said } from './condition-to-english.ts';
import type { Called } from './value-to-english.ts';

/** Returns an `or` as an implication or with "either"; `undefined` if joining its operands is better. */
export function partsSaid(
  expression: Typed & { readonly kind: 'or' },
  demanded: boolean,
  called: Called,
): Phrase | undefined {
  const conclusion = expression.of.at(-1);
  if (!conclusion || !demanded) return undefined;
  const conditions = expression.of.slice(0, -1);
  if (sameSubject(expression, called)) return undefined;
  if (expression.of.every(isFlag))
    return combine(
      expression.of.flatMap((part) => saidOf(part, true, true, called).parts),
      'or',
      true,
    );
  if (!conditions.every(isCondition)) {
    const parts = expression.of.map((part): Said => ({ clause: clause(part, true, false, called) }));
    return say`either ${combine(parts, 'or', false)}`;
  }
  const when = conditions.flatMap((part) => {
    const { parts, word } = saidOf(part, false, false, called);
    return word === 'and' || parts.length === 1 ? parts : [{ clause: say`either ${combine(parts, word, false)}` }];
  });
  const demand = saidOf(conclusion, true, true, called);
  const [only, another] = demand.parts;
  if (only && 'statement' in only && !another) {
    const { key } = only.statement;
    const about = when.filter((part) => 'statement' in part && part.statement.key === key);
    const [given] = about;
    if (about.length === 1 && given && isGiven(given) && (when.length === 1 || !when.every(isGiven))) {
      const rest = when.filter((part) => part !== given);
      const short = say`${only.statement.subject} ${predicate(only.statement, true)} if given`;
      return rest.length === 0 ? short : say`when ${combine(rest, 'and', false)}, ${short}`;
    }
    return say`when ${combine(when, 'and', false)}, ${whole(only.statement, true)}`;
  }
  return say`when ${combine(when, 'and', false)}, ${clause(conclusion, true, true, called)}`;
}

function isGiven(part: Said): boolean {
  return 'statement' in part && part.statement.given === true && part.statement.positive;
}

/** Returns whether all operands have the same subject, so that it is named once. */
function sameSubject({ of }: Typed & { readonly kind: 'or' }, called: Called): boolean {
  const keys = of.map((part) => {
    const { parts } = saidOf(part, true, false, called);
    const [only, another] = parts;
    return only && 'statement' in only && !another && !only.statement.given && only.statement.positive
      ? only.statement.key
      : undefined;
  });
  return keys.every((key) => key !== undefined && key === keys[0]);
}

/** Returns whether the negated operand reads well after "when". Comparisons of two non-literals do not. */
function isCondition(expression: Typed): boolean {
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

function isFlag({ kind }: Typed): boolean {
  return kind === 'member' || kind === 'variable';
}
