// Registry of the extension keywords: allowed positions, kind, description, and value parser.

import {
  readAccess,
  readEffect,
  readEvents,
  readLifecycle,
  readResource,
  readSentences,
} from './operation-extensions.ts';
import { readLimits, readPreconditions, readRules } from './predicates.ts';
import { readVocabulary } from './x-ashlar.ts';
import { readRedaction, readRound } from './transformations.ts';
import { formed, words, yes, type ReadValue } from './value-parsers.ts';

/**
 * An object that a keyword is allowed on. For schemas, the position includes the declared type or the use as a
 * property.
 */
export type Position =
  | 'root'
  | 'path item'
  | 'operation'
  | 'schema'
  | 'object schema'
  | 'number schema'
  | 'status schema'
  | 'property schema'
  | 'anything';

export type Sort = 'switch' | 'fact' | 'transformation' | 'predicate';

/** A fact is documented, a transformation changes a value, a predicate can fail. */
export interface Keyword<T> {
  readonly on: readonly Position[];
  readonly sort: Sort;
  readonly meaning: string;
  readonly read: ReadValue<T>;
}

const keyword = <T>(on: readonly Position[], sort: Sort, meaning: string, read: ReadValue<T>): Keyword<T> => ({
  on,
  sort,
  meaning,
  read,
});

export const registry = {
  'x-ashlar': keyword(
    ['root'],
    'switch',
    'switches the vocabulary on and states the conventions of the whole interface',
    readVocabulary,
  ),
  'x-rules': keyword(['object schema'], 'predicate', 'what must be true of a complete value', readRules),
  'x-preconditions': keyword(
    ['operation'],
    'predicate',
    'what must be true before the handler runs',
    readPreconditions,
  ),
  'x-effect': keyword(['operation'], 'fact', 'what the operation does to its resource', readEffect),
  'x-resource': keyword(
    ['path item'],
    'fact',
    'the schema that the path names, and the parameter that finds it',
    readResource,
  ),
  'x-access': keyword(['operation'], 'fact', 'who may call the operation', readAccess),
  'x-limits': keyword(
    ['operation'],
    'fact',
    'how many of a thing there may be, or how many requests in a window',
    readLimits,
  ),
  'x-filterable': keyword(['property schema'], 'fact', 'collections can be filtered and sorted by the property', yes),
  'x-lifecycle': keyword(
    ['status schema'],
    'fact',
    'the states of a status, and the moves between them that are stated',
    readLifecycle,
  ),
  'x-emits': keyword(['operation'], 'fact', 'the events that the operation generates', readEvents),
  'x-message': keyword(['schema'], 'fact', 'the sentence a person reads when the schema fails', words),
  'x-unspecified': keyword(['anything'], 'fact', 'what the interface leaves open', readSentences),
  'x-name': keyword(
    ['schema', 'operation'],
    'fact',
    'the name to generate',
    formed(/^[A-Za-z_][A-Za-z0-9_]*$/, 'an identifier'),
  ),
  'x-round': keyword(
    ['number schema'],
    'transformation',
    'a number that is not one of the valid values becomes one',
    readRound,
  ),
  'x-redacted': keyword(
    ['property schema'],
    'transformation',
    'a response shows a literal in place of the value',
    readRedaction,
  ),
} as const satisfies Record<string, Keyword<unknown>>;

export type KeywordName = keyof typeof registry;

/** Type guard for the name of a keyword in the vocabulary. */
export function isKeyword(key: string): key is KeywordName {
  return Object.hasOwn(registry, key);
}
