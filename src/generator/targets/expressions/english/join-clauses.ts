// Joins statements into clauses that name a shared subject or predicate only once.

import { joinList, toPlainText, phrase, type Phrase } from './english-tokens.ts';
import { predicate, type Clause, type Statement } from './condition-to-english.ts';

/** Consecutive statements about the same subject, or any other clause. */
type Group = { readonly statements: readonly Statement[] } | { readonly clause: Phrase };

/** Joins the clauses; consecutive statements about the same subject name it once. */
export function joinClauses(parts: readonly Clause[], conjunction: 'and' | 'or', isRequirement: boolean): Phrase {
  const groups: Group[] = [];
  for (const part of withoutRedundant(parts, conjunction)) {
    const last = groups.at(-1);
    if ('clause' in part) groups.push(part);
    else if (last && 'statements' in last && last.statements[0]?.key === part.statement.key) {
      groups[groups.length - 1] = { statements: [...last.statements, part.statement] };
    } else groups.push({ statements: [part.statement] });
  }
  const clauses = groupsToClauses(groups, conjunction, isRequirement);
  const [first = [], second = []] = clauses;
  // Without a comma, it is unclear which words the conjunction joins.
  const isAmbiguous = clauses.length === 2 && clauses.some((clause) => / (?:and|or|nor) /.test(proseOf(clause)));
  return isAmbiguous ? phrase`${first}, ${conjunction} ${second}` : joinList(clauses, conjunction);
}

/** Returns the prose of a phrase, without inline code. */
function proseOf(tokens: Phrase): string {
  return toPlainText(tokens.filter((part) => typeof part === 'string'));
}

/** Removes statements that others imply: a subject that is 5 is also present and not null. */
function withoutRedundant(parts: readonly Clause[], conjunction: 'and' | 'or'): readonly Clause[] {
  if (conjunction === 'or') return parts;
  return parts.filter((part) => {
    if ('clause' in part) return true;
    const { key, isPresence, positive, determinesValue } = part.statement;
    const otherStatements = parts.flatMap((other) => ('statement' in other && other !== part ? [other.statement] : []));
    const isDetermined = otherStatements.some((other) => other.determinesValue && other.key === key);
    const isImplied = otherStatements.some(
      (other) => other.positive && !other.isPresence && (other.key === key || other.key.startsWith(`${key}.`)),
    );
    if (isPresence && positive) return !isImplied;
    return determinesValue === true || positive || !isDetermined;
  });
}

/** Returns the groups as clauses; consecutive groups with equal predicates name the predicate once. */
function groupsToClauses(
  groups: readonly Group[],
  conjunction: 'and' | 'or',
  isRequirement: boolean,
): readonly Phrase[] {
  const clauses: Phrase[] = [];
  let sharingPredicate: Statement[] = [];
  const addClause = (): void => {
    const [first] = sharingPredicate;
    if (first)
      clauses.push(
        phrase`${joinList(
          sharingPredicate.map(({ subject }) => subject),
          conjunction,
        )} ${pluralizeVerb(predicate(first, isRequirement), sharingPredicate.length > 1 && conjunction === 'and')}`,
      );
    sharingPredicate = [];
  };
  for (const group of groups) {
    const [only, another] = 'statements' in group ? group.statements : [];
    const [previous] = sharingPredicate;
    if (only && !another) {
      if (previous && toPlainText(predicate(previous, isRequirement)) !== toPlainText(predicate(only, isRequirement)))
        addClause();
      sharingPredicate.push(only);
      continue;
    }
    addClause();
    clauses.push('clause' in group ? group.clause : joinPredicates(group.statements, conjunction, isRequirement));
  }
  addClause();
  return clauses;
}

function pluralizeVerb(tokens: Phrase, isPlural: boolean): Phrase {
  const [first, ...rest] = tokens;
  return isPlural && typeof first === 'string'
    ? [first.replace(/^is /, 'are ').replace(/^does not /, 'do not '), ...rest]
    : tokens;
}

/** Joins statements about one subject. */
function joinPredicates(statements: readonly Statement[], conjunction: 'and' | 'or', isRequirement: boolean): Phrase {
  const [first, ...rest] = statements;
  if (!first) return [];
  const haveSameVerb = rest.every(
    ({ verb, positive, opposite }) => verb === first.verb && positive === first.positive && !(opposite && !positive),
  );
  if (haveSameVerb && (first.positive ? conjunction === 'or' : conjunction === 'and')) {
    const objects = statements.map(({ object }) => object);
    if (first.positive)
      return phrase`${first.subject} ${isRequirement ? first.verb.must : first.verb.does}${joinList(objects, 'or')}`;
    if (first.verb.does === 'is ')
      return phrase`${first.subject} ${isRequirement ? 'must be' : 'is'} neither ${joinList(objects, 'nor')}`;
  }
  const predicates = statements.map((statement, index) => {
    const previous = statements[index - 1];
    if (previous?.verb !== statement.verb || statement.verb.does !== 'is ' || !previous.positive)
      return predicate(statement, isRequirement);
    return statement.positive ? statement.object : (statement.opposite ?? phrase`not ${statement.object}`);
  });
  return phrase`${first.subject} ${joinList(predicates, conjunction)}`;
}
