// Cache of the printed parts of the module `openapi`, valid while their inputs are unchanged.

import { isFollowed, keptPart } from '../../../model/dependencies/kept.ts';
import { readAgain, type Read } from '../../../model/dependencies/reads.ts';
import type { Helper, Typing } from './context.ts';

/** Returns the result of `print`, or the cached result under `key`. The result must be plain data. */
export type PrintPart = <T>(key: string, print: (typing: Typing) => T) => T;

export interface Parts {
  readonly part: PrintPart;
  /** Records the inputs of all parts as inputs of the caller. */
  readonly printed: () => void;
}

export function createParts(typing: Typing): Parts {
  if (!isFollowed(typing.api)) return { part: (_, print) => print(typing), printed: () => undefined };
  const reads: Read[] = [];
  return {
    part: <T>(key: string, print: (typing: Typing) => T): T => {
      // Separate caches for each part, so that the inputs of one part are not attributed to another.
      const { made, read } = keptPart(
        typing.api,
        `types ${key}`,
        (): { readonly printed: T; readonly helpers: readonly Helper[] } => {
          const own: Typing = { ...typing, helpers: new Set(), members: new Map(), references: new Map() };
          const printed = print(own);
          return { printed, helpers: [...own.helpers] };
        },
      );
      reads.push(read);
      for (const helper of made.helpers) typing.helpers.add(helper);
      return made.printed;
    },
    printed: () => reads.splice(0).forEach(readAgain),
  };
}
