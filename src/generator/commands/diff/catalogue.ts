// Catalog of change kinds.

import { bounds } from './catalogue/bound-changes.ts';
import type { Kind, WordsIn } from './catalogue/change-kind.ts';
import { operations } from './catalogue/operation-changes.ts';
import { parts } from './catalogue/operation-part-changes.ts';
import { security } from './catalogue/security-changes.ts';
import { structure } from './catalogue/structure-changes.ts';
import { values } from './catalogue/value-changes.ts';
import { vocabulary } from './catalogue/extension-changes.ts';
import { shortened } from './abbreviate.ts';

export const catalogue = {
  ...operations,
  ...security,
  ...parts,
  ...values,
  ...bounds,
  ...structure,
  ...vocabulary,
} as const;

export type ChangeId = keyof typeof catalogue;
export type BoundId = keyof typeof bounds;

/** Message parameters of a change kind. */
export type WordsOf<I extends ChangeId> = Readonly<Record<WordsIn<(typeof catalogue)[I]['says']>, string>>;

/** Change IDs in catalog order. */
export const changeIds: readonly ChangeId[] = Object.keys(catalogue).filter(isChangeId);

export function isChangeId(text: string): text is ChangeId {
  return Object.hasOwn(catalogue, text);
}

export function kindOf(id: ChangeId): Kind {
  return catalogue[id];
}

/** Returns the ID of the same change in a comparison with base and head swapped. */
export function mirrorOf(id: ChangeId): ChangeId {
  const { mirror } = kindOf(id);
  if (!isChangeId(mirror)) throw new Error(`the mirror of ${id}, ${mirror}, is no kind of change`);
  return mirror;
}

/** Returns the message of a change; long parameters are abbreviated. */
export function sentenceOf(id: ChangeId, words: Readonly<Record<string, string>>): string {
  return kindOf(id).says.replace(/\{(\w+)\}/g, (_, word: string) => shortened(words[word] ?? ''));
}
