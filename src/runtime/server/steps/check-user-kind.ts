// Step: checks whether this kind of user may call the operation.

import type { Exchange } from '../request-context.ts';
import { refusal, type Refusal } from '../http-error.ts';

/** Checks grants that apply to no resource of the path. Others are checked once the resource is loaded. */
export function authoriseUser<Tx>({ operation, actor }: Exchange<Tx>): Refusal | undefined {
  const { access, resource } = operation;
  if (!actor?.restricted) return undefined;
  if (access?.kind === 'unrestricted') return refusal(403, 'Only an unrestricted user may call this operation.');
  if (access?.kind !== 'grant' || resource) return undefined;
  const level = actor.grant(access.grant);
  return level === access.level || level === 'read_write'
    ? undefined
    : refusal(403, `Your user needs the grant ${access.grant}, level ${access.level}.`);
}
