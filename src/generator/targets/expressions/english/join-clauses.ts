// Joining of statements: names a shared subject or predicate once.

import { listed, plain, say, type Phrase } from './english-tokens.ts';
import { predicate, type Said, type Statement } from './condition-to-english.ts';

type Group = { readonly statements: readonly Statement[] } | { readonly clause: Phrase };

/** Joins the clauses; consecutive statements about the same subject share it. */
export function combine(parts: readonly Said[], word: 'and' | 'or', demanded: boolean): Phrase {
  const groups: Group[] = [];
  for (const part of withoutIdle(parts, word)) {
    const last = groups.at(-1);
    if ('clause' in part) groups.push(part);
    else if (last && 'statements' in last && last.statements[0]?.key === part.statement.key) {
      groups[groups.length - 1] = { statements: [...last.statements, part.statement] };
    } else groups.push({ statements: [part.statement] });
  }
  const clauses = alikeSubjects(groups, word, demanded);
  const long = clauses.some((clause) => / (?:and|or|nor) /.test(proseOf(clause)));
  if (!long || clauses.length < 2) return listed(clauses, word);
  return listed(
    clauses.map((clause, index) =>
      index < clauses.length - 2 ? clause : index === clauses.length - 2 ? say`${clause},` : clause,
    ),
    word,
  );
}

/** Returns the prose of a phrase, without inline code. */
function proseOf(phrase: Phrase): string {
  return plain(phrase.filter((part) => typeof part === 'string'));
}

/** Removes statements that others imply: a subject that is 5 is given and not null. */
function withoutIdle(parts: readonly Said[], word: 'and' | 'or'): readonly Said[] {
  if (word === 'or') return parts;
  return parts.filter((part) => {
    if ('clause' in part) return true;
    const { key, given, positive, exact } = part.statement;
    const others = parts.flatMap((other) => ('statement' in other && other !== part ? [other.statement] : []));
    const known = others.some((other) => other.exact && other.key === key);
    const used = others.some(
      (other) => other.positive && !other.given && (other.key === key || other.key.startsWith(`${key}.`)),
    );
    if (given && positive) return !used;
    return exact === true || positive || !known;
  });
}

/** Returns the groups as clauses; consecutive groups with equal predicates share it. */
function alikeSubjects(groups: readonly Group[], word: 'and' | 'or', demanded: boolean): readonly Phrase[] {
  const clauses: Phrase[] = [];
  let alike: Statement[] = [];
  const close = (): void => {
    const [first] = alike;
    if (first)
      clauses.push(
        say`${listed(
          alike.map(({ subject }) => subject),
          word,
        )} ${plural(predicate(first, demanded), alike.length > 1 && word === 'and')}`,
      );
    alike = [];
  };
  for (const group of groups) {
    const [only, another] = 'statements' in group ? group.statements : [];
    const [before] = alike;
    if (only && !another) {
      if (before && plain(predicate(before, demanded)) !== plain(predicate(only, demanded))) close();
      alike.push(only);
      continue;
    }
    close();
    clauses.push('clause' in group ? group.clause : together(group.statements, word, demanded));
  }
  close();
  return clauses;
}

function plural(phrase: Phrase, several: boolean): Phrase {
  const [first, ...rest] = phrase;
  return several && typeof first === 'string'
    ? [first.replace(/^is /, 'are ').replace(/^does not /, 'do not '), ...rest]
    : phrase;
}

/** Joins statements about one subject. */
function together(statements: readonly Statement[], word: 'and' | 'or', demanded: boolean): Phrase {
  const [first, ...others] = statements;
  if (!first) return [];
  const alike = others.every(
    ({ verb, positive, opposite }) => verb === first.verb && positive === first.positive && !(opposite && !positive),
  );
  if (alike && (first.positive ? word === 'or' : word === 'and')) {
    const objects = statements.map(({ object }) => object);
    if (first.positive)
      return say`${first.subject} ${demanded ? first.verb.must : first.verb.does}${listed(objects, 'or')}`;
    if (first.verb.does === 'is ')
      return say`${first.subject} ${demanded ? 'must be' : 'is'} neither ${listed(objects, 'nor')}`;
  }
  const predicates = statements.map((statement, index) => {
    const before = statements[index - 1];
    if (before?.verb !== statement.verb || statement.verb.does !== 'is ' || !before.positive)
      return predicate(statement, demanded);
    return statement.positive ? statement.object : (statement.opposite ?? say`not ${statement.object}`);
  });
  return say`${first.subject} ${listed(predicates, word)}`;
}
