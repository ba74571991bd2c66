// Change between two API models.

import type { Location as TextLocation } from '../../diagnostics/diagnostic.ts';
import type { ChangeId } from './catalog.ts';

/** Direction of a message. In webhooks and callbacks, the service sends the request. */
export type Direction = 'request' | 'response';

/**
 * `breaking`: something that worked before fails. `possibly-breaking`: whether something fails depends on facts that
 * are not in the documents. `compatible`: everything that worked before still works.
 */
export type ChangeLevel = 'breaking' | 'possibly-breaking' | 'compatible';

/** Part of the generated code that other code compiles against. */
export type CodePart = 'types' | 'client' | 'handlers';

/** Levels by direction; absent for a direction that the change does not affect. */
export type WireLevels = Readonly<Partial<Record<Direction, ChangeLevel>>>;

/** Levels by part of the generated code; absent for a part that the change does not affect. */
export type CodeLevels = Readonly<Partial<Record<CodePart, ChangeLevel>>>;

/** Location in one of the two documents. */
export interface ChangeLocation extends TextLocation {
  /** JSON Pointer within the file. */
  readonly pointer: string;
}

/**
 * Subject of a change: an operation or a named schema, and the path below it. If both are absent, the subject is the
 * whole API.
 */
export interface ChangeSubject {
  /** Name in the head, or in the base if the operation was removed: `GET /users/{id}`, `webhook paid`. */
  readonly operation?: string;
  /** ID of a shared schema, as in the head. */
  readonly schema?: string;
  /** Path such as `['request body', 'nodes[]', 'address']`. */
  readonly steps: readonly string[];
}

/** One semantic difference. */
export interface Change {
  readonly id: ChangeId;
  readonly wire: WireLevels;
  readonly code: CodeLevels;
  readonly subject: ChangeSubject;
  /** Affected operations in model order, named as in `ChangeSubject`; empty if the change affects no operation. */
  readonly operations: readonly string[];
  /** Message without the subject, such as "the operation was removed". */
  readonly sentence: string;
  /** Location in the base; for an addition, the location of the enclosing object. */
  readonly base?: ChangeLocation;
  /** Location in the head; for a removal, the location of the enclosing object. */
  readonly head?: ChangeLocation;
  /**
   * Fingerprint for approvals: 12 hexadecimal digits that depend on the kind, the subject, and the values on both
   * sides, but not on line numbers.
   */
  readonly fingerprint: string;
}

/** Comparison of two documents. */
export interface ApiDifference {
  readonly base: ComparedDocument;
  readonly head: ComparedDocument;
  /** Sorted by subject, in the order of the head's model. Fingerprints are unique. */
  readonly changes: readonly Change[];
}

/** One of the two compared documents. */
export interface ComparedDocument {
  readonly title: string;
  readonly version: string;
  /** Location of its `info`: the fallback for changes without a location in this document. */
  readonly location: ChangeLocation;
}

const levelRanks: Readonly<Record<ChangeLevel, number>> = { compatible: 0, 'possibly-breaking': 1, breaking: 2 };

/** Returns the worse of two levels; `undefined` only if both are `undefined`. */
export function worseLevel(a: ChangeLevel | undefined, b: ChangeLevel | undefined): ChangeLevel | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return levelRanks[a] >= levelRanks[b] ? a : b;
}

/** Returns the worst of all levels; `undefined` if there are none. */
export function worstLevel(levels: CodeLevels | WireLevels): ChangeLevel | undefined {
  return Object.values(levels).reduce<ChangeLevel | undefined>(worseLevel, undefined);
}

/** Formats a subject, such as `POST /nodes › request body › nodes[] › address`. */
export function formatSubject({ operation, schema, steps }: ChangeSubject): string {
  const start = operation ?? schema;
  return [...(start === undefined ? [] : [start]), ...steps].map(abbreviate).join(' › ');
}

const maxLength = 80;
/** Number of characters kept at the end. */
const tailLength = 20;

/** Returns the text, shortened in the middle if it has more than `maxLength` UTF-16 code units. */
export function abbreviate(text: string): string {
  if (text.length <= maxLength) return text;
  // If a cut splits a surrogate pair, drop the remaining half.
  const [start, end] = [
    text.slice(0, maxLength - tailLength - 1).replace(/[\ud800-\udbff]$/, ''),
    text.slice(-tailLength).replace(/^[\udc00-\udfff]/, ''),
  ];
  return `${start}…${end}`;
}
