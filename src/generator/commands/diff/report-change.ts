// How what a comparison finds becomes a change: places, levels, sentence, fingerprint.

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

/** A change that is not yet written out. */
export interface Found {
  readonly id: ChangeId;
  /** The values of the change in full; its sentence shows some of them. */
  readonly words: Readonly<Record<string, string>>;
  /** The schemas that the words leave out, as text: asked for once per change. */
  readonly schemas?: () => string;
  readonly subject: Subject;
  readonly operations: readonly string[];
  /** Those that meet it. */
  readonly directions: readonly Direction[];
  /** What the surroundings make of it, where that is worse than what its kind says. */
  readonly least?: WireLevels;
  /** True where no operation meets it: then nobody can tell whether the value is ever sent, and by whom. */
  readonly unused?: boolean;
  readonly base?: At;
  readonly head?: At;
}

/** Where in a document: at what `origin` says. */
export interface At {
  readonly origin: Origin;
}

/** The change, written out. */
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

/** For each part of the code the worse of both. */
export function worseCode(a: CodeLevels, b: CodeLevels): CodeLevels {
  const all: Record<string, Level> = {};
  for (const levels of [a, b]) {
    for (const [part, level] of Object.entries(levels)) all[part] = worse(all[part], level) ?? level;
  }
  return all;
}
