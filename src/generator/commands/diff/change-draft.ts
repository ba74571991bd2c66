// Conversion of a change draft to a change: locations, levels, message, and fingerprint.

import { type SourceLocation, locateFirstProperty, diagnosticLocationOf } from '../../model/source-location.ts';
import { locatingKeywords, changeKind, formatMessage, type ChangeId } from './catalog.ts';
import {
  worseLevel,
  type Change,
  type CodeLevels,
  type Direction,
  type ChangeLevel,
  type ChangeSubject,
  type WireLevels,
  type ChangeLocation,
} from './change.ts';
import { createHash } from 'node:crypto';

/** Change before its message, levels, and fingerprint are computed. */
export interface ChangeDraft {
  readonly id: ChangeId;
  /** All parameters of the change; the message may use only some. */
  readonly params: Readonly<Record<string, string>>;
  /** Returns the content of schemas that `params` does not include. Called once per change. */
  readonly schemas?: () => string;
  readonly subject: ChangeSubject;
  readonly operations: readonly string[];
  /** Affected directions. */
  readonly directions: readonly Direction[];
  /** Minimum levels from the context of the change. */
  readonly minimumLevels?: WireLevels;
  /** Whether no operation uses the schema. If so, breaking changes are only possibly breaking. */
  readonly isUnreferenced?: boolean;
  readonly base?: ChangeOrigin;
  readonly head?: ChangeOrigin;
}

/** Where the changed element is defined in one of the documents. */
export interface ChangeOrigin {
  readonly origin: SourceLocation;
}

export function createChange({
  id,
  params,
  schemas,
  subject,
  operations,
  directions,
  minimumLevels,
  isUnreferenced,
  base,
  head,
}: ChangeDraft): Change {
  const kind = changeKind(id);
  const wire: Partial<Record<Direction, ChangeLevel>> = {};
  let code: CodeLevels = {};
  for (const direction of directions) {
    const level = worseLevel(kind.wire[direction], minimumLevels?.[direction]);
    if (level !== undefined) wire[direction] = isUnreferenced && level === 'breaking' ? 'possibly-breaking' : level;
    const levels = kind.code[direction] ?? {};
    code = worseCodeLevels(code, isUnreferenced ? keepOnlyTypes(levels) : levels);
  }
  const sentence = formatMessage(id, params);
  const keywords = locatingKeywords(id);
  return {
    id,
    wire,
    code,
    subject,
    operations,
    sentence,
    ...(base && { base: locateChange(base.origin, keywords) }),
    ...(head && { head: locateChange(head.origin, keywords) }),
    fingerprint: fingerprintChange({ id, subject, params, ...(schemas && { schemas: schemas() }) }),
  };
}

function keepOnlyTypes({ types }: CodeLevels): CodeLevels {
  return types ? { types } : {};
}

/** Returns the worse level for each part of the generated code. */
export function worseCodeLevels(a: CodeLevels, b: CodeLevels): CodeLevels {
  const worstLevels: Record<string, ChangeLevel> = {};
  for (const levels of [a, b]) {
    for (const [part, level] of Object.entries(levels))
      worstLevels[part] = worseLevel(worstLevels[part], level) ?? level;
  }
  return worstLevels;
}

/** Input of a change fingerprint. Unlike the message, it includes long values and schema content in full. */
export interface ChangeIdentity {
  readonly id: ChangeId;
  readonly subject: ChangeSubject;
  readonly params: Readonly<Record<string, string>>;
  /** Content of the schemas that the message does not include. */
  readonly schemas?: string;
}

/** Returns 12 hexadecimal digits of a SHA-256 hash of the change ID, subject, and values. */
export function fingerprintChange({
  id,
  subject: { operation, schema, steps },
  params,
  schemas,
}: ChangeIdentity): string {
  const values = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [id, operation ?? schema ?? '', steps, values, schemas ?? ''];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** Returns the location of the first keyword that exists at the origin, or of the origin itself. */
export function locateChange(origin: SourceLocation, keywords: readonly string[]): ChangeLocation {
  const keywordOrigin = locateFirstProperty(origin, keywords);
  return { ...diagnosticLocationOf(keywordOrigin), pointer: keywordOrigin.pointer };
}
