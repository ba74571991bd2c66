// Every kind of change that a comparison tells apart.

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

/** The values that the sentence of a kind needs. */
export type WordsOf<I extends ChangeId> = Readonly<Record<WordsIn<(typeof catalogue)[I]['says']>, string>>;

/** All ids, in the order of the catalogue. */
export const changeIds: readonly ChangeId[] = Object.keys(catalogue).filter(isChangeId);

export function isChangeId(text: string): text is ChangeId {
  return Object.hasOwn(catalogue, text);
}

/** What is known of a kind. */
export function kindOf(id: ChangeId): Kind {
  return catalogue[id];
}

/** The id that the same two documents show when they are compared the other way round. */
export function mirrorOf(id: ChangeId): ChangeId {
  const { mirror } = kindOf(id);
  if (!isChangeId(mirror)) throw new Error(`the mirror of ${id}, ${mirror}, is no kind of change`);
  return mirror;
}

/** The sentence of a kind with its words put in, long ones shortened. */
export function sentenceOf(id: ChangeId, words: Readonly<Record<string, string>>): string {
  return kindOf(id).says.replace(/\{(\w+)\}/g, (_, word: string) => shortened(words[word] ?? ''));
}
