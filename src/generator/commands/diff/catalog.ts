// Catalog of change kinds.

import { boundChanges } from './catalog/bound-changes.ts';
import type { ChangeKind, MessageParamNames } from './catalog/change-kind.ts';
import { operationChanges } from './catalog/operation-changes.ts';
import { operationPartChanges } from './catalog/operation-part-changes.ts';
import { securityChanges } from './catalog/security-changes.ts';
import { structureChanges } from './catalog/structure-changes.ts';
import { valueChanges } from './catalog/value-changes.ts';
import { extensionChanges } from './catalog/extension-changes.ts';
import { abbreviate } from './abbreviate.ts';

export const catalog = {
  ...operationChanges,
  ...securityChanges,
  ...operationPartChanges,
  ...valueChanges,
  ...boundChanges,
  ...structureChanges,
  ...extensionChanges,
} as const;

export type ChangeId = keyof typeof catalog;
export type BoundId = keyof typeof boundChanges;

/** Message parameters of a change kind. */
export type MessageParams<I extends ChangeId> = Readonly<
  Record<MessageParamNames<(typeof catalog)[I]['messageTemplate']>, string>
>;

/** Change IDs in catalog order. */
export const changeIds: readonly ChangeId[] = Object.keys(catalog).filter(isChangeId);

export function isChangeId(text: string): text is ChangeId {
  return Object.hasOwn(catalog, text);
}

export function changeKind(id: ChangeId): ChangeKind {
  return catalog[id];
}

/** Returns the ID of the same change in a comparison with base and head swapped. */
export function mirrorId(id: ChangeId): ChangeId {
  const { mirror } = changeKind(id);
  if (!isChangeId(mirror)) throw new Error(`the mirror of ${id}, ${mirror}, is no kind of change`);
  return mirror;
}

/** Returns the message of a change; long parameters are abbreviated. */
export function formatMessage(id: ChangeId, params: Readonly<Record<string, string>>): string {
  return changeKind(id).messageTemplate.replace(/\{(\w+)\}/g, (_, name: string) => abbreviate(params[name] ?? ''));
}
