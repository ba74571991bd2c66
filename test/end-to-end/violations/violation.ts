// Type of a request that violates one rule, precondition, or limit of the document.

import type { ApiClient } from '@cloud-api/client';
import type { OperationResult } from '../operations.ts';
import type { ExampleServiceOptions } from '../example-service.ts';

export interface Violation {
  readonly call: (client: ApiClient) => Promise<OperationResult>;
  /** Differences from the default example service. */
  readonly serviceOptions?: ExampleServiceOptions;
  readonly token?: string;
  /** The body field that contains the object with the rule. */
  readonly bodyField?: string;
  /** Other constraints that the request unavoidably violates. */
  readonly alsoViolated?: readonly string[];
}

/** Violations by `<schema>/<rule>`, `<operation>/<precondition>`, or `<operation>/<limit>`. */
export type Violations = Readonly<Record<string, Violation>>;
