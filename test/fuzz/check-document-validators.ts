// Generates code from a document, and compares its validators with Ajv and its rules with the reference CEL evaluator.

import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { serializeDocument } from './serialize-document.ts';
import type { JsonObject } from './schemas.ts';
import { unformatted } from './skip-formatting.ts';
import { compareVerdicts } from './compare-verdicts.ts';

export interface DocumentResult {
  /** Generated files by path; empty if the document has errors. */
  readonly files: ReadonlyMap<string, string>;
  /** Diagnostics of severity error: code and message. */
  readonly errors: readonly string[];
  /** Messages of exceptions and of differing verdicts. */
  readonly failures: readonly string[];
  /** Number of validated values. */
  readonly values: number;
}

/** Targets to generate: all of them, or only code, which is not formatted. */
export type Scope = 'all' | 'code';

/** Generates code from a document and validates `values` values of each schema. */
export async function checkDocument(
  document: JsonObject,
  seed: number,
  values: number,
  scope: Scope = 'all',
): Promise<DocumentResult> {
  try {
    const report = createReport();
    const targets = targetNames.filter((name) => scope === 'all' || name !== 'docs');
    const documentFiles = serializeDocument(document, seed);
    const [path = ''] = documentFiles.keys();
    const job = {
      document: path,
      overlays: [],
      targets,
      options: { packages: false, importExtension: '.ts' },
      ...(scope === 'code' && { formatCache: unformatted }),
    } as const;
    const { api, files } = await generate(job, createInMemoryReader(documentFiles), report);
    const errors = report.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => `${code}: ${message}`);
    if (!api || errors.length > 0) return { files: new Map(), errors, failures: [], values: 0 };
    const comparison = values > 0 ? await compareVerdicts(api, document, seed, values) : { failures: [], values: 0 };
    return { files: new Map(files.map(({ path, text }) => [path, text])), errors, ...comparison };
  } catch (error) {
    return {
      files: new Map(),
      errors: [],
      failures: [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
      values: 0,
    };
  }
}
