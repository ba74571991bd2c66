// What a row says that breaks one rule, precondition or limit of the document.

import type { ApiClient } from '@cloud-api/client';
import type { Answer } from '../operations.ts';
import type { ExampleServiceOptions } from '../example-service.ts';

export interface Breakage {
  readonly call: (client: ApiClient) => Promise<Answer>;
  /** Differences from the default example service. */
  readonly situation?: ExampleServiceOptions;
  readonly token?: string;
  /** The field under which the object with the rule stands in the body. */
  readonly within?: string;
  /** What cannot be avoided to be broken with it. */
  readonly also?: readonly string[];
}

/** By `<schema>/<rule>`, `<operation>/<precondition>` or `<operation>/<limit>`. */
export type Breakages = Readonly<Record<string, Breakage>>;
