// Rules as English sentences, and conditions as clauses.

import type { Typed } from '../../../cel/checker-context.ts';
import { combine } from './join-clauses.ts';
import { partsSaid } from './implication.ts';
import { sameItems, sayMacro } from './macro-to-english.ts';
import { asSentence, say, type Phrase } from './english-tokens.ts';
import { predicate, statementOf, type Said, type Statement } from './condition-to-english.ts';

import { valueOf, type Called } from './value-to-english.ts';

export { markdown, plain, type Part, type Phrase } from './english-tokens.ts';

const nobody: Called = new Map();

/** Returns a rule as a sentence: "When `protocol` is `https`, `ssl_cert` must not be null." */
export function ruleSentence(rule: Typed): Phrase {
  return asSentence(clause(rule, true, true, nobody));
}

/** Returns a condition as a clause without capital and period: "`type` is `snapshot`". */
export function conditionClause(condition: Typed): Phrase {
  return stated(condition, nobody);
}

/** Returns an expression as a fact. */
export function stated(expression: Typed, called: Called): Phrase {
  return clause(expression, true, false, called);
}

/** Returns an expression or its negation, as a fact or as a requirement. */
export function clause(expression: Typed, positive: boolean, demanded: boolean, called: Called): Phrase {
  if (expression.kind === 'or' && positive) {
    const implied = partsSaid(expression, demanded, called);
    if (implied) return implied;
  }
  const same = expression.kind === 'and' && positive ? sameItems(expression.of) : undefined;
  if (same) {
    const [one, other] = same.map((list) => valueOf(list, called));
    return say`${one ?? []} ${demanded ? 'must hold' : 'holds'} the same items as ${other ?? []}`;
  }
  const said = saidOf(expression, positive, demanded, called);
  const [only, another] = said.parts;
  if (only && !another) return 'statement' in only ? whole(only.statement, demanded) : only.clause;
  const [first, ...others] = said.parts;
  const oneSubject =
    first &&
    'statement' in first &&
    others.every((each) => 'statement' in each && each.statement.key === first.statement.key);
  return combine(said.parts, said.word, demanded && (said.word === 'and' || oneSubject === true));
}

/**
 * Returns the clauses of a logical operator and the conjunction between them; a single clause for other expressions.
 */
export function saidOf(
  expression: Typed,
  positive: boolean,
  demanded: boolean,
  called: Called,
): { readonly parts: readonly Said[]; readonly word: 'and' | 'or' } {
  const word = (expression.kind === 'and') === positive ? 'and' : 'or';
  if (expression.kind === 'not') return saidOf(expression.of, !positive, demanded, called);
  if (expression.kind === 'and' || expression.kind === 'or') {
    const inner = demanded && word === 'and';
    const parts = expression.of.flatMap((part): readonly Said[] => {
      const made = saidOf(part, positive, inner, called);
      if (made.word === word || made.parts.length === 1) return made.parts;
      return [{ clause: clause(part, positive, inner, called) }];
    });
    return { parts, word };
  }
  const statement = statementOf(expression, positive, called);
  if (statement) return { parts: [{ statement }], word: 'and' };
  return { parts: [{ clause: other(expression, positive, demanded, called) }], word: 'and' };
}

function other(expression: Typed, positive: boolean, demanded: boolean, called: Called): Phrase {
  if (expression.kind === 'macro') return sayMacro(expression, positive, demanded, called);
  if (expression.kind === 'conditional') {
    const when = stated(expression.condition, called);
    return say`${clause(expression.then, positive, demanded, called)} when ${when}, and ${clause(expression.else, positive, demanded, called)} otherwise`;
  }
  if (expression.kind === 'literal') return say`${expression.literal.value === positive ? 'always' : 'never'}`;
  return say`a condition holds`;
}

/** Returns a complete statement. */
export function whole(statement: Statement, demanded: boolean): Phrase {
  return say`${statement.subject} ${predicate(statement, demanded)}`;
}
