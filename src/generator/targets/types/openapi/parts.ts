// The parts of the module `openapi`, which stand as they were where nothing that they are made of has changed.

import { isFollowed, keptPart } from '../../../model/dependencies/kept.ts';
import { readAgain, type Read } from '../../../model/dependencies/reads.ts';
import type { Helper, Typing } from './context.ts';

/** What `print` makes, with the typing that it is given; `key` tells it from all other parts. It must be data. */
export type PrintPart = <T>(key: string, print: (typing: Typing) => T) => T;

export interface Parts {
  readonly part: PrintPart;
  /** All are: who made them has read what went into any. */
  readonly printed: () => void;
}

export function createParts(typing: Typing): Parts {
  if (!isFollowed(typing.api)) return { part: (_, print) => print(typing), printed: () => undefined };
  const reads: Read[] = [];
  return {
    part: <T>(key: string, print: (typing: Typing) => T): T => {
      // What is remembered for one part has not been read by the next.
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
