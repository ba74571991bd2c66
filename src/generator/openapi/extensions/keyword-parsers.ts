// Value parsers for extension keywords.

import type {
  Access,
  DeclaredPagination,
  Effect,
  Lifecycle,
  LifecycleMove,
  Resource,
  Limit,
  Precondition,
  Rule,
  Redaction,
  Rounding,
  Vocabulary,
} from './types.ts';
import {
  uniqueArray,
  either,
  fieldPath,
  boolean,
  hasProperty,
  array,
  transform,
  optional,
  required,
  stringEnum,
  object,
  nonEmptyArray,
  nonBlankString,
  literalTrue,
  type ErrorReporter,
  type ValueParser,
  arrayWithUniqueIds,
  integerBetween,
  kebabCase,
  celExpression,
  string,
  number,
  stringMatching,
} from './value-parsers.ts';
import { describeNode } from '../parser-combinators.ts';
import type { Node } from '../../source/node.ts';

const effectKind = stringEnum(['create', 'update', 'replace', 'delete', 'action']);

export const readEffect: ValueParser<Effect> = either<Effect, Effect>(
  (node) => node.kind === 'scalar',
  transform(effectKind, (name) => createEffect(name)),
  transform(
    object({
      kind: required(effectKind),
      merge: optional(stringEnum(['deep', 'shallow'])),
      defaults: optional(uniqueArray(array(fieldPath))),
      also: optional(array(nonBlankString)),
    }),
    (value, node, report) => {
      for (const field of ['merge', 'defaults']) if (value.kind !== 'update') reportUpdateOnly(node, field, report);
      return { ...createEffect(value.kind), ...value };
    },
  ),
);

function createEffect(name: Effect['kind']): Effect {
  return { kind: name, ...(name === 'update' && { merge: 'deep' as const }), defaults: [], also: [] };
}

const effectByMethod: Readonly<Record<string, Effect['kind']>> = { post: 'create', put: 'replace', patch: 'update' };

/**
 * Returns the default effect of a method that sends a body (RFC 9110, RFC 5789); `undefined` for other methods, and for
 * a JSON Patch (RFC 6902), which is not merged.
 */
export function defaultEffect(method: string, mediaTypes: readonly string[]): Effect | undefined {
  if (mediaTypes.some((mediaType) => /^application\/json-patch\+json\b/i.test(mediaType))) return undefined;
  const defaultKind = Object.hasOwn(effectByMethod, method) ? effectByMethod[method] : undefined;
  return defaultKind && { ...createEffect(defaultKind), assumed: true };
}

function reportUpdateOnly(node: Node, field: string, report: ErrorReporter): void {
  const entry = node.kind === 'map' ? node.entries.get(field) : undefined;
  if (entry) report(entry, `\`${field}\` is allowed only with \`kind: update\``);
}

export const readResource: ValueParser<Resource> = (node, report) => resourceParser(node, report);
const resourceParser: ValueParser<Resource> = object({
  schema: required(nonBlankString),
  parameter: required(nonBlankString),
  within: optional(readResource),
});

const grantParser = object({
  grant: required(nonBlankString),
  level: required(stringEnum(['read_only', 'read_write'])),
});
const usersParser = object({ users: required(stringEnum(['unrestricted'])) });

export const readAccess: ValueParser<Access> = (node, report) => {
  if (hasProperty(node, 'grant'))
    return transform(grantParser, (value): Access => ({ kind: 'grant', ...value }))(node, report);
  if (hasProperty(node, 'own'))
    return transform(object({ own: required(literalTrue) }), (): Access => ({ kind: 'own' }))(node, report);
  if (hasProperty(node, 'public'))
    return transform(object({ public: required(literalTrue) }), (): Access => ({ kind: 'public' }))(node, report);
  if (hasProperty(node, 'users')) return transform(usersParser, (): Access => ({ kind: 'unrestricted' }))(node, report);
  const forms = '`{ users: unrestricted }`, `{ grant, level }`, `{ own: true }`, or `{ public: true }`';
  report(node, `expected ${forms}, found ${describeNode(node)}`);
  return undefined;
};

const readStates: ValueParser<ReadonlyMap<string, string | null>> = (node, report) => {
  if (node.kind !== 'map' || node.entries.size === 0) {
    report(node, `expected an object that maps states to a description or null, found ${describeNode(node)}`);
    return undefined;
  }
  const states = new Map<string, string | null>();
  for (const { key, value } of node.entries.values()) {
    const hasNoDescription = value.kind === 'scalar' && value.value === null;
    states.set(key, hasNoDescription ? null : (nonBlankString(value, report) ?? null));
  }
  return states;
};

const readMoveStates: ValueParser<readonly string[] | 'any'> = either<readonly string[], readonly string[] | 'any'>(
  (node) => node.kind === 'list',
  uniqueArray(nonEmptyArray(nonBlankString)),
  transform(nonBlankString, (state) => (state === 'any' ? 'any' : [state])),
);

const readMove: ValueParser<LifecycleMove> = object({
  from: required(readMoveStates),
  to: required(readMoveStates),
  trigger: required(nonBlankString),
  when: optional(nonBlankString),
});

export const readLifecycle: ValueParser<Lifecycle> = transform(
  object({ states: required(readStates), moves: optional(array(readMove)), open: optional(boolean) }),
  ({ states, moves = [], open = false }) => ({ states, moves, open }),
);

export const readEvents: ValueParser<readonly string[]> = uniqueArray(nonEmptyArray(nonBlankString));

export const readAffectedOperations: ValueParser<readonly string[]> = uniqueArray(array(nonBlankString));

const pageItems = { items: optional(fieldPath), total: optional(fieldPath), more: optional(fieldPath) };
const paginationParsers = {
  page: object({
    style: required(stringEnum(['page'])),
    parameter: required(nonBlankString),
    first: optional(integerBetween(0, 1)),
    ...pageItems,
    pages: optional(fieldPath),
  }),
  offset: object({ style: required(stringEnum(['offset'])), parameter: required(nonBlankString), ...pageItems }),
  cursor: object({
    style: required(stringEnum(['cursor'])),
    parameter: required(nonBlankString),
    next: required(fieldPath),
    more: optional(fieldPath),
  }),
  item: object({
    style: required(stringEnum(['item'])),
    parameter: required(nonBlankString),
    items: optional(fieldPath),
    more: required(fieldPath),
    id: required(nonBlankString),
  }),
  link: object({ style: required(stringEnum(['link'])) }),
} as const;
const paginationStyle = stringEnum(['page', 'offset', 'cursor', 'item', 'link']);

export const readPagination: ValueParser<DeclaredPagination> = (node, report) => {
  if (node.kind === 'scalar' && node.value === false) return false;
  const value = node.kind === 'map' ? node.entries.get('style')?.value : undefined;
  if (!value) {
    report(node, `expected an object with \`style\`, or \`false\`, found ${describeNode(node)}`);
    return undefined;
  }
  const style = paginationStyle(value, report);
  return style && paginationParsers[style](node, report);
};

export const readSentences: ValueParser<readonly string[]> = either(
  (node) => node.kind === 'list',
  nonEmptyArray(nonBlankString),
  transform(nonBlankString, (sentence) => [sentence]),
);

export const readRules: ValueParser<readonly Rule[]> = arrayWithUniqueIds(
  object({
    id: required(kebabCase),
    rule: required(celExpression),
    message: required(nonBlankString),
    field: optional(fieldPath),
  }),
);

export const readPreconditions: ValueParser<readonly Precondition[]> = arrayWithUniqueIds(
  transform(
    object({
      id: required(kebabCase),
      rule: required(celExpression),
      message: required(nonBlankString),
      status: optional(integerBetween(400, 599)),
      field: optional(fieldPath),
    }),
    (value): Precondition => ({ ...value, status: value.status ?? 400 }),
  ),
);

const readCountLimit: ValueParser<Limit> = transform(
  object({
    id: required(kebabCase),
    of: required(nonBlankString),
    per: required(nonBlankString),
    max: required(integerBetween(0)),
    where: optional(celExpression),
    within: optional(stringEnum(['day'])),
    message: optional(nonBlankString),
  }),
  (value): Limit => ({ kind: 'count', ...value }),
);

const readRateLimit: ValueParser<Limit> = transform(
  object({
    id: required(kebabCase),
    requests: required(integerBetween(1)),
    seconds: required(integerBetween(1)),
    message: optional(nonBlankString),
  }),
  (value): Limit => ({ kind: 'rate', ...value }),
);

export const readLimits: ValueParser<readonly Limit[]> = arrayWithUniqueIds(
  either((node) => hasProperty(node, 'requests') || hasProperty(node, 'seconds'), readRateLimit, readCountLimit),
);

export const readRound: ValueParser<Rounding> = transform(
  object({ to: required(nonEmptyArray(number)), mode: required(stringEnum(['up', 'nearest'])) }),
  (round, node, report) => {
    const values = node.kind === 'map' ? node.entries.get('to')?.value : undefined;
    const items = values?.kind === 'list' ? values.items : [];
    round.to.forEach((value, index) => {
      const previous = round.to[index - 1];
      if (previous !== undefined && value <= previous)
        report(items[index] ?? node, `values of \`to\` must be ascending, but ${value} follows ${previous}`);
    });
    return round;
  },
);

export const readRedaction: ValueParser<Redaction> = object({ as: required(string), unless: optional(celExpression) });

const versionOne = required(integerBetween(1, 1));
const requiredName = required(nonBlankString);

const conventions = object({
  errors: optional(object({ schema: requiredName, items: requiredName, message: requiredName, field: requiredName })),
  pagination: optional(
    object({ page: requiredName, size: requiredName, items: requiredName, pages: requiredName, total: requiredName }),
  ),
  filter: optional(object({ header: requiredName })),
  rateLimit: optional(object({ limit: requiredName, remaining: requiredName, reset: requiredName })),
  deprecation: optional(object({ status: required(integerBetween(200, 299)), warnings: requiredName })),
  scopes: optional(object({ granted: requiredName, accepted: requiredName })),
  version: optional(object({ header: requiredName })),
});

export const readVocabulary: ValueParser<Vocabulary> = transform(
  object({
    version: versionOne,
    caller: optional(nonBlankString),
    conventions: optional(conventions),
    allow: optional(uniqueArray(array(stringMatching(/^x-./, 'a keyword such as `x-codeSamples`')))),
  }),
  ({ caller, conventions: declaredConventions = {}, allow = [] }) => ({
    version: 1 as const,
    ...(caller !== undefined && { caller }),
    conventions: declaredConventions,
    allow,
  }),
);
