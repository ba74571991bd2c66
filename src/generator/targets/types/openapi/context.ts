// Shared state of the conversion from schemas to TypeScript types.

import type { WordType } from '../../../code/typescript/types.ts';
import type { Api } from '../../../model/types/api.ts';
import { componentNames, type Names } from '../../../model/naming/component-keys.ts';
import { marksOf, type Marks } from '../../../model/read-write-only.ts';

export interface Typing {
  readonly api: Api;
  readonly names: Names;
  readonly marks: Marks;
  /** The helper types used so far. */
  readonly helpers: Set<Helper>;
  /** Cache of the property names of named schemas, by schema ID. */
  readonly members: Map<string, ReadonlySet<string>>;
  /** Cache of the type references to named schemas, by schema ID. */
  readonly references: Map<string, WordType>;
}

export type Helper = '$Read' | '$Write' | 'WithRequired';

export function createTyping(api: Api, names = componentNames(api)): Typing {
  return { api, names, marks: marksOf(api), helpers: new Set(), members: new Map(), references: new Map() };
}
