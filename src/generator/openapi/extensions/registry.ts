// Registry of the extension keywords: allowed positions, kind, description, and value parser.

import {
  readAccess,
  readEffect,
  readEvents,
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

/** Kind of object that a keyword is allowed on. For schemas, it includes the declared type or the use as a property. */
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

/** An extension keyword and the parser of its value. */
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
    'switches the vocabulary on and states the conventions of the whole interface',
    readVocabulary,
  ),
  'x-rules': defineKeyword(['object schema'], 'predicate', 'what must be true of a complete value', readRules),
  'x-preconditions': defineKeyword(
    ['operation'],
    'predicate',
    'what must be true before the handler runs',
    readPreconditions,
  ),
  'x-effect': defineKeyword(['operation'], 'fact', 'what the operation does to its resource', readEffect),
  'x-resource': defineKeyword(
    ['path item'],
    'fact',
    'the schema that the path names, and the parameter that finds it',
    readResource,
  ),
  'x-access': defineKeyword(['operation'], 'fact', 'who may call the operation', readAccess),
  'x-limits': defineKeyword(
    ['operation'],
    'fact',
    'how many of a thing there may be, or how many requests in a window',
    readLimits,
  ),
  'x-filterable': defineKeyword(
    ['property schema'],
    'fact',
    'collections can be filtered and sorted by the property',
    literalTrue,
  ),
  'x-lifecycle': defineKeyword(
    ['status schema'],
    'fact',
    'the states of a status, and the moves between them that are stated',
    readLifecycle,
  ),
  'x-emits': defineKeyword(['operation'], 'fact', 'the events that the operation generates', readEvents),
  'x-message': defineKeyword(['schema'], 'fact', 'the sentence a person reads when the schema fails', nonBlankString),
  'x-unspecified': defineKeyword(['anything'], 'fact', 'what the interface leaves open', readSentences),
  'x-name': defineKeyword(
    ['schema', 'operation'],
    'fact',
    'the name to generate',
    stringMatching(/^[A-Za-z_][A-Za-z0-9_]*$/, 'an identifier'),
  ),
  'x-round': defineKeyword(
    ['number schema'],
    'transformation',
    'a number that is not one of the valid values becomes one',
    readRound,
  ),
  'x-redacted': defineKeyword(
    ['property schema'],
    'transformation',
    'a response shows a literal in place of the value',
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
