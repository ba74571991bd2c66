// Measurements for one document in the corpus test.

import type { Severity } from '../../src/generator/diagnostics/diagnostic.ts';
import type { Timing } from '../../src/generator/cli/progress.ts';
import type { ServerTestResult } from './server-smoke-test.ts';

/** Stages of generation, in order. */
export const stages: readonly Timing['stage'][] = ['load', 'read', 'build', 'pages', 'render', 'format', 'write'];

/** Comparison of validators and Ajv on the examples of a document. */
export interface ExampleComparison {
  readonly examples: number;
  /** Number of schemas with examples. */
  readonly schemas: number;
  /** Unexpected differences, one sentence each. */
  readonly differences: readonly string[];
  /** Schemas that Ajv cannot compile, one sentence each. */
  readonly incomparable: readonly string[];
}

export interface Measurement {
  readonly operations: number;
  readonly schemas: number;
  readonly diagnostics: Readonly<Record<Severity, number>>;
  /** Number of repairs by diagnostic code: errors in other documents, but warnings in this one. */
  readonly repairs: Readonly<Record<string, number>>;
  /** Errors, and warnings by code with their first location. */
  readonly documentProblems: readonly string[];
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<Timing['stage'], number>>>;
  /** Milliseconds from the first stage to the last file. */
  readonly ms: number;
  /** CPU time in milliseconds, which depends less on other load than `ms`. */
  readonly cpuMs: number;
  /** Peak memory of the process. */
  readonly peakBytes: number;
  readonly outputBytes: number;
  readonly files: number;
  /** Responses from the generated server, if there is one. */
  readonly server?: ServerTestResult;
}
