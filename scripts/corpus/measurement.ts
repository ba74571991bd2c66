// What is measured of one document.

import type { Severity } from '../../src/generator/diagnostics/diagnostic.ts';
import type { Timing } from '../../src/generator/cli/progress.ts';
import type { Served } from './serve.ts';

/** The stages, in order. */
export const stages: readonly Timing['stage'][] = ['load', 'read', 'build', 'pages', 'render', 'format', 'write'];

/** How validators judged the examples of a document, beside Ajv. */
export interface Judged {
  readonly examples: number;
  /** The schemas that have examples. */
  readonly schemas: number;
  /** Verdicts that differ and are not listed as different, a sentence each. */
  readonly differences: readonly string[];
  /** Schemas that Ajv does not take, a sentence each. */
  readonly incomparable: readonly string[];
}

export interface Measurement {
  readonly operations: number;
  readonly schemas: number;
  readonly diagnostics: Readonly<Record<Severity, number>>;
  /** Its mistakes: errors one by one, warnings by their code, with the place of the first. */
  readonly mistakes: readonly string[];
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<Timing['stage'], number>>>;
  /** Milliseconds from the first stage to the last file. */
  readonly ms: number;
  /** What the process had of all processors in that time, which a busy machine disturbs less. */
  readonly processorMs: number;
  /** The most memory that the process held. */
  readonly peakBytes: number;
  readonly outputBytes: number;
  readonly files: number;
  /** How the generated server answered, where there is one. */
  readonly served?: Served;
}
