// What a row says that breaks one rule, precondition or limit of the document.

import type { ApiClient } from '@cloud-api/client';
import type { Answer } from '../operations.ts';
import type { Situation } from '../world.ts';

export interface Breakage {
  readonly call: (client: ApiClient) => Promise<Answer>;
  /** What is different from the usual world. */
  readonly situation?: Situation;
  readonly token?: string;
  /** The field under which the object with the rule stands in the body. */
  readonly within?: string;
  /** What cannot be avoided to be broken with it. */
  readonly also?: readonly string[];
}

/** By `<schema>/<rule>`, `<operation>/<precondition>` or `<operation>/<limit>`. */
export type Breakages = Readonly<Record<string, Breakage>>;
