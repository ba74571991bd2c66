// Conversion of a change draft to a change: locations, levels, message, and fingerprint.

import type { Origin } from '../../model/types/origin.ts';
import { keywordsOf } from './catalogue/change-keyword.ts';
import { kindOf, sentenceOf, type ChangeId } from './catalogue.ts';
import {
  worse,
  type Change,
  type CodeLevels,
  type Direction,
  type Level,
  type Subject,
  type WireLevels,
} from './change.ts';
import { fingerprintOf } from './change-fingerprint.ts';
import { placeAt } from './change-location.ts';

/** Change before its message, levels, and fingerprint are computed. */
export interface Found {
  readonly id: ChangeId;
  /** Complete message parameters. The message uses some of them. */
  readonly words: Readonly<Record<string, string>>;
  /** Returns the content of the schemas that the parameters do not include. Evaluated once per change. */
  readonly schemas?: () => string;
  readonly subject: Subject;
  readonly operations: readonly string[];
  /** Affected directions. */
  readonly directions: readonly Direction[];
  /** Minimum levels from the context of the change. */
  readonly least?: WireLevels;
  /** Whether no operation uses the schema. Then breaking changes are only possibly breaking. */
  readonly unused?: boolean;
  readonly base?: At;
  readonly head?: At;
}

/** Origin in a document. */
export interface At {
  readonly origin: Origin;
}

export function changeOf({
  id,
  words,
  schemas,
  subject,
  operations,
  directions,
  least,
  unused,
  base,
  head,
}: Found): Change {
  const kind = kindOf(id);
  const wire: Partial<Record<Direction, Level>> = {};
  let code: CodeLevels = {};
  for (const direction of directions) {
    const level = worse(kind.wire[direction], least?.[direction]);
    if (level !== undefined) wire[direction] = unused && level === 'breaking' ? 'possibly' : level;
    const levels = kind.code[direction] ?? {};
    code = worseCode(code, unused ? typesOf(levels) : levels);
  }
  const sentence = sentenceOf(id, words);
  const keywords = keywordsOf(id);
  return {
    id,
    wire,
    code,
    subject,
    operations,
    sentence,
    ...(base && { base: placeAt(base.origin, keywords) }),
    ...(head && { head: placeAt(head.origin, keywords) }),
    fingerprint: fingerprintOf({ id, subject, words, ...(schemas && { schemas: schemas() }) }),
  };
}

function typesOf({ types }: CodeLevels): CodeLevels {
  return types ? { types } : {};
}

/** Returns the worse level for each part of the code. */
export function worseCode(a: CodeLevels, b: CodeLevels): CodeLevels {
  const all: Record<string, Level> = {};
  for (const levels of [a, b]) {
    for (const [part, level] of Object.entries(levels)) all[part] = worse(all[part], level) ?? level;
  }
  return all;
}
