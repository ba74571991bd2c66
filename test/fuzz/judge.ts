// What becomes of one document: it is generated, and its validators judge as Ajv does, and its rules as CEL's own evaluator does.

import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { filesOf } from './files.ts';
import type { Written } from './schemas.ts';
import { unformatted } from './unformatted.ts';
import { verdicts } from './verdicts.ts';

export interface Judged {
  /** What is generated, by path; empty where the document has errors. */
  readonly files: ReadonlyMap<string, string>;
  /** Errors that it was refused with: code and sentence. */
  readonly refused: readonly string[];
  /** What threw, and verdicts that differ: a sentence each. */
  readonly wrong: readonly string[];
  /** Values that were judged. */
  readonly values: number;
}

/** How much is made of a document: all of it, or what is compiled alone, and that as it comes to the formatter. */
export type Extent = 'all' | 'code';

/** Generates from a document and judges `values` values of each schema. */
export async function judge(document: Written, seed: number, values: number, extent: Extent = 'all'): Promise<Judged> {
  try {
    const report = createReport();
    const targets = targetNames.filter((name) => extent === 'all' || name !== 'docs');
    const written = filesOf(document, seed);
    const [path = ''] = written.keys();
    const job = {
      document: path,
      overlays: [],
      targets,
      options: { packages: false, importExtension: '.ts' },
      ...(extent === 'code' && { formatCache: unformatted }),
    } as const;
    const { api, files } = await generate(job, memoryFiles(written), report);
    const refused = report.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => `${code}: ${message}`);
    if (!api || refused.length > 0) return { files: new Map(), refused, wrong: [], values: 0 };
    const found = values > 0 ? await verdicts(api, document, seed, values) : { wrong: [], values: 0 };
    return { files: new Map(files.map(({ path, text }) => [path, text])), refused, ...found };
  } catch (error) {
    return {
      files: new Map(),
      refused: [],
      wrong: [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
      values: 0,
    };
  }
}
