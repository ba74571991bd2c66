// Cache of the printed parts of the module `openapi`, valid while their inputs are unchanged.

import { isFollowed, keptPart } from '../../../model/dependencies/kept.ts';
import { readAgain, type Read } from '../../../model/dependencies/reads.ts';
import type { Helper, TypeContext } from './context.ts';

/** Returns the result of `print`, or the cached result under `key`. The result must be plain data. */
export type PrintPart = <T>(key: string, print: (typing: TypeContext) => T) => T;

export interface Parts {
  readonly part: PrintPart;
  /** Records the inputs of all parts as inputs of the caller. */
  readonly printed: () => void;
}

export function createParts(typing: TypeContext): Parts {
  if (!isFollowed(typing.api)) return { part: (_, print) => print(typing), printed: () => undefined };
  const reads: Read[] = [];
  return {
    part: <T>(key: string, print: (typing: TypeContext) => T): T => {
      // Separate caches for each part, so that the inputs of one part are not attributed to another.
      const { made, read } = keptPart(
        typing.api,
        `types ${key}`,
        (): { readonly printed: T; readonly helpers: readonly Helper[] } => {
          const own: TypeContext = { ...typing, helpers: new Set(), propertyNames: new Map(), references: new Map() };
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
