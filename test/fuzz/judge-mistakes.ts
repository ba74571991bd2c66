// What becomes of a document with a mistake: it is told with its place, and goes without what the mistake concerns.

import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import type { Mistaken } from './mistakes.ts';
import { unformatted } from './unformatted.ts';

export interface Told {
  /** What is generated in spite of the mistake, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** What threw, mistakes without a place, and operations that are gone or there against expectation: a sentence each. */
  readonly wrong: readonly string[];
}

/** Generates from a document with a mistake; `all` are the operations that it has without. */
export async function judgeMistake({ document, operation }: Mistaken, all: readonly string[]): Promise<Told> {
  const text = JSON.stringify(document, null, 1);
  const report = createReport();
  // What is lost in one operation is gone before any target sees it.
  const targets = targetNames.filter((name) => operation === undefined || name !== 'docs');
  const job = {
    document: 'document.json',
    overlays: [],
    excludeInvalid: true,
    targets,
    options: { packages: false, importExtension: '.ts' },
    formatCache: unformatted,
  } as const;
  try {
    const { api, files, isPartial } = await generate(job, memoryFiles(new Map([['document.json', text]])), report);
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    const lines = text.split('\n').length;
    const wrong = report.diagnostics.flatMap(({ code, message, location }) =>
      location !== undefined && location.line >= 1 && location.line <= lines && location.column >= 1
        ? []
        : [`${code} has no place: ${message}`],
    );
    if (errors.length === 0 && files.length === 0) wrong.push('nothing is generated, and no error says why');
    if (errors.length > 0 && files.length > 0 && !isPartial)
      wrong.push('something is generated in spite of errors that concern all');
    if (operation !== undefined) {
      const wanted = all.filter((each) => each !== operation);
      const found = (api?.operations ?? []).map(({ method, path }) => `${method} ${path}`);
      // What the interface calls of others may be all that is left, and so may paths that never had an operation.
      const isAll =
        wanted.length === 0 && document['webhooks'] === undefined && Object.keys(document['paths'] ?? {}).length === 1;
      const differs = isAll ? files.length > 0 : wanted.toSorted().join() !== found.toSorted().join();
      if (differs)
        wrong.push(
          `without ${operation}, there are ${found.join(', ') || 'no operations'} of ${all.join(', ')}: ${errors.map(({ code, message }) => `${code} ${message}`).join('; ')}`,
        );
    }
    return {
      files: new Map(files.map((file) => [file.path, file.text])),
      wrong: wrong.map((sentence) => `with a mistake, ${sentence}`),
    };
  } catch (error) {
    return {
      files: new Map(),
      wrong: [`with a mistake, threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
    };
  }
}
