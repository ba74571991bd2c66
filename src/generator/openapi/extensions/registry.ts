// Registry of the extension keywords: allowed positions, kind, description, and value parser.

import {
  readAccess,
  readAffectedOperations,
  readEffect,
  readEvents,
  readPagination,
  readLifecycle,
  readResource,
  readSentences,
  readLimits,
  readPreconditions,
  readRules,
  readRedaction,
  readRound,
  readVocabulary,
} from './keyword-parsers.ts';
import { stringMatching, nonBlankString, literalTrue, type ValueParser } from './value-parsers.ts';

/** Kind of object on which a keyword is allowed. For schemas, it can require a type, or use as a property. */
export type KeywordPosition =
  | 'root'
  | 'path item'
  | 'operation'
  | 'schema'
  | 'object schema'
  | 'number schema'
  | 'status schema'
  | 'property schema'
  | 'anything';

/**
 * Role of a keyword: a switch enables the vocabulary, a fact describes the API, a transformation changes a value, and a
 * predicate can fail.
 */
export type KeywordKind = 'switch' | 'fact' | 'transformation' | 'predicate';

/** An extension keyword and the parser for its value. */
export interface ExtensionKeyword<T> {
  readonly positions: readonly KeywordPosition[];
  readonly kind: KeywordKind;
  readonly description: string;
  readonly read: ValueParser<T>;
}

const defineKeyword = <T>(
  positions: readonly KeywordPosition[],
  kind: KeywordKind,
  description: string,
  read: ValueParser<T>,
): ExtensionKeyword<T> => ({
  positions,
  kind,
  description,
  read,
});

export const extensionRegistry = {
  'x-ashlar': defineKeyword(
    ['root'],
    'switch',
    'enables the vocabulary and declares conventions of the whole API',
    readVocabulary,
  ),
  'x-rules': defineKeyword(['object schema'], 'predicate', 'conditions that a complete value must satisfy', readRules),
  'x-preconditions': defineKeyword(
    ['operation'],
    'predicate',
    'conditions that must hold before the handler runs',
    readPreconditions,
  ),
  'x-effect': defineKeyword(['operation'], 'fact', 'effect of the operation on its resource', readEffect),
  'x-resource': defineKeyword(
    ['path item'],
    'fact',
    'schema of the addressed resource, and the parameter that identifies it',
    readResource,
  ),
  'x-access': defineKeyword(['operation'], 'fact', 'callers that may use the operation', readAccess),
  'x-limits': defineKeyword(
    ['operation'],
    'fact',
    'maximum number of resources, or of requests in a time window',
    readLimits,
  ),
  'x-filterable': defineKeyword(
    ['property schema'],
    'fact',
    'whether collections can be filtered and sorted by the property',
    literalTrue,
  ),
  'x-lifecycle': defineKeyword(
    ['status schema'],
    'fact',
    'states of a status, and the declared transitions between them',
    readLifecycle,
  ),
  'x-emits': defineKeyword(['operation'], 'fact', 'events that the operation emits', readEvents),
  'x-affects': defineKeyword(
    ['operation'],
    'fact',
    'operations whose results the operation changes',
    readAffectedOperations,
  ),
  'x-pagination': defineKeyword(
    ['operation'],
    'fact',
    'how the operation returns pages, and the names of its parameters and properties; or that it returns none',
    readPagination,
  ),
  'x-message': defineKeyword(['schema'], 'fact', 'error message for values that violate the schema', nonBlankString),
  'x-unspecified': defineKeyword(['anything'], 'fact', 'behavior that the API does not specify', readSentences),
  'x-name': defineKeyword(
    ['schema', 'operation'],
    'fact',
    'name in generated code',
    stringMatching(/^[A-Za-z_][A-Za-z0-9_]*$/, 'an identifier'),
  ),
  'x-round': defineKeyword(
    ['number schema'],
    'transformation',
    'rounding of a number to one of the valid values',
    readRound,
  ),
  'x-redacted': defineKeyword(
    ['property schema'],
    'transformation',
    'literal that replaces the value in responses',
    readRedaction,
  ),
} as const satisfies Record<string, ExtensionKeyword<unknown>>;

export type ExtensionName = keyof typeof extensionRegistry;

/** Type guard for the name of a keyword in the vocabulary. */
export function isExtensionName(key: string): key is ExtensionName {
  return Object.hasOwn(extensionRegistry, key);
}

/** Keyword that maps diagnostic codes, or globs of codes, to the reason for suppressing them. */
export const lintIgnoreKeyword = 'x-lint-ignore';
