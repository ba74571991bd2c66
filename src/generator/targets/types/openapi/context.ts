// What the making of types carries along.

import type { WordType } from '../../../code/typescript/types.ts';
import type { Api } from '../../../model/types/api.ts';
import { componentNames, type Names } from '../../../model/naming/component-keys.ts';
import { marksOf, type Marks } from '../../../model/read-write-only.ts';

export interface Typing {
  readonly api: Api;
  readonly names: Names;
  readonly marks: Marks;
  /** The helpers that types are written with, as they come up. */
  readonly helpers: Set<Helper>;
  /** The names of the members of named schemas, by id, for those that were asked for. */
  readonly members: Map<string, ReadonlySet<string>>;
  /** The types of references to named schemas, by id. */
  readonly references: Map<string, WordType>;
}

export type Helper = '$Read' | '$Write' | 'WithRequired';

export function createTyping(api: Api, names = componentNames(api)): Typing {
  return { api, names, marks: marksOf(api), helpers: new Set(), members: new Map(), references: new Map() };
}
