// What a change between two models is: its kind, where it is, whom it breaks, and a sentence.

import type { Place as TextPlace } from '../../diagnostics/diagnostic.ts';
import type { ChangeId } from './catalogue.ts';
import { shortened } from './abbreviate.ts';

/** What clients write and the service reads, or what the service writes and clients read. Webhooks and callbacks turn it round. */
export type Direction = 'request' | 'response';

/**
 * `breaking`: something that worked before fails. `possibly`: it depends on what nobody can decide from two documents.
 * `compatible`: what worked goes on working.
 */
export type Level = 'breaking' | 'possibly' | 'compatible';

/** The parts of the generated code that people compile against: declarations, calls, and the handlers that services write. */
export type CodePart = 'types' | 'client' | 'handlers';

/** A level for each direction in which the change can be met; a direction that is absent never meets it. */
export type WireLevels = Readonly<Partial<Record<Direction, Level>>>;

/** A level for each part of the generated code that differs; what is absent is untouched. */
export type CodeLevels = Readonly<Partial<Record<CodePart, Level>>>;

/** Where something stands in one of the two documents. */
export interface Place extends TextPlace {
  /** JSON pointer within the file. */
  readonly pointer: string;
}

/** What a change is about: an operation or a named schema, and the way from there. Without either: the interface as a whole. */
export interface Subject {
  /** `GET /users/{id}` as the head has it (the base where the head has none); `webhook paid`. */
  readonly operation?: string;
  /** The id of the named schema that several places may share, as the head has it. */
  readonly schema?: string;
  /** `['request body', 'nodes[]', 'address']`. */
  readonly steps: readonly string[];
}

/** One difference in meaning. */
export interface Change {
  readonly id: ChangeId;
  readonly wire: WireLevels;
  readonly code: CodeLevels;
  readonly subject: Subject;
  /** The operations that meet it, in the order of the model, spelled as in `Subject`; empty for what concerns none in particular. */
  readonly operations: readonly string[];
  /** What happened, without the subject: "at most 5 characters are allowed, where 10 were". */
  readonly sentence: string;
  /** In the base; for what was added, where it was added to. Absent where there is no such place. */
  readonly base?: Place;
  /** In the head; for what was removed, where it was removed from. */
  readonly head?: Place;
  /**
   * Twelve hexadecimal digits that stay the same while kind, subject and the values on both sides do, wherever the
   * documents' lines move: what an approval names.
   */
  readonly fingerprint: string;
}

/** What was compared, and what differs. */
export interface Difference {
  readonly base: Edition;
  readonly head: Edition;
  /** By subject, in the order of the head's model; never two with the same fingerprint. */
  readonly changes: readonly Change[];
}

/** One of the two documents, as it calls itself. */
export interface Edition {
  readonly title: string;
  readonly version: string;
  /** Of its `info`: for what concerns no part of it that is still there. */
  readonly place: Place;
}

const ranks: Readonly<Record<Level, number>> = { compatible: 0, possibly: 1, breaking: 2 };

/** The worse of two levels; an absent one is none. */
export function worse(a: Level | undefined, b: Level | undefined): Level | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return ranks[a] >= ranks[b] ? a : b;
}

/** The worst of all levels; undefined where there is none. */
export function worst(levels: CodeLevels | WireLevels): Level | undefined {
  return Object.values(levels).reduce<Level | undefined>(worse, undefined);
}

/** The subject as people read it: `POST /nodes › request body › nodes[] › address`. */
export function subjectText({ operation, schema, steps }: Subject): string {
  const start = operation ?? schema;
  return [...(start === undefined ? [] : [start]), ...steps].map(shortened).join(' › ');
}
