// Checks the output for a faulty document: each error has a location, and only invalid operations are excluded.

import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import type { FaultyDocument } from './faulty-documents.ts';
import { unformatted } from './skip-formatting.ts';

export interface FaultyDocumentResult {
  /** Files generated despite the errors, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Messages of exceptions, errors without a location, and operations that are unexpectedly missing or present. */
  readonly failures: readonly string[];
}

/**
 * Generates code from a faulty document and checks the result. `operations` are the operations of the document before
 * errors were injected.
 */
export async function checkFaultyDocument(
  { document, operation }: FaultyDocument,
  operations: readonly string[],
): Promise<FaultyDocumentResult> {
  const text = JSON.stringify(document, null, 1);
  const report = createReport();
  // Invalid operations are excluded before any target runs, so the slow docs target is not needed.
  const targets = targetNames.filter((name) => operation === undefined || name !== 'docs');
  const job = {
    document: 'document.json',
    overlays: [],
    tolerance: 'exclude',
    targets,
    options: { packages: false, importExtension: '.ts' },
    formatCache: unformatted,
  } as const;
  try {
    const { api, files, isPartial } = await generate(
      job,
      createInMemoryReader(new Map([['document.json', text]])),
      report,
    );
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    const lines = text.split('\n').length;
    const failures = report.diagnostics.flatMap(({ code, message, location }) =>
      location !== undefined && location.line >= 1 && location.line <= lines && location.column >= 1
        ? []
        : [`${code} has no location: ${message}`],
    );
    if (errors.length === 0 && files.length === 0) failures.push('no files were generated, but no error was reported');
    if (errors.length > 0 && files.length > 0 && !isPartial)
      failures.push('files were generated although the errors invalidate the whole document');
    if (operation !== undefined) {
      const expected = operations.filter((name) => name !== operation);
      const actual = (api?.operations ?? []).map(({ method, path }) => `${method} ${path}`);
      // Nothing remains if the excluded operation is the only one, and there are no webhooks and no other paths.
      const isEmpty =
        expected.length === 0 &&
        document['webhooks'] === undefined &&
        Object.keys(document['paths'] ?? {}).length === 1;
      const differs = isEmpty ? files.length > 0 : expected.toSorted().join() !== actual.toSorted().join();
      if (differs) {
        const reported = errors.map(({ code, message }) => `${code} ${message}`).join('; ');
        const remaining = actual.join(', ') || 'no operations';
        failures.push(
          `expected all operations except ${operation}, found ${remaining}; all: ${operations.join(', ')}; errors: ${reported}`,
        );
      }
    }
    return {
      files: new Map(files.map((file) => [file.path, file.text])),
      failures: failures.map((message) => `with injected errors, ${message}`),
    };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { files: new Map(), failures: [`with injected errors, threw ${stack}`] };
  }
}
