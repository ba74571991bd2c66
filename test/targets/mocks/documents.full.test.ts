// Factories of real documents, and of golden ones: 10,000 values of each document are valid.

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import type { FileReader } from '../../../src/generator/source/load-sources.ts';
import { mocks as target } from '../../../src/generator/targets/mocks/target.ts';
import { plainSources } from '../../compile/render-unformatted-output.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { hasNoRealDocuments, realDocuments } from '../../real-documents.ts';
import { loadMocks } from './load-mocks.ts';

const disk: FileReader = { read: (path) => readFile(path, 'utf8') };

interface Result {
  /** The number of values. */
  readonly count: number;
  /** The factories that throw an error. */
  readonly failed: readonly string[];
  /** The number of schemas and bodies for which generation reports that there is no value. */
  readonly reported: number;
}

/** Creates values by all factories of a document; an invalid one is an error of the factory. */
async function createAll(document: string, files: FileReader, count: number): Promise<Result> {
  const { api } = await buildModel({ document, overlays: [], tolerance: 'always' }, files, createReport());
  if (!api) return { count: 0, failed: [], reported: 0 };
  const report = createReport();
  target.plan(api, { settings: plainSources, report });
  const { factories } = await loadMocks(api);
  const seedCount = Math.ceil(count / Math.max(1, factories.size));
  const failed = [...factories].flatMap(([name, factory]) => {
    try {
      for (let seed = 0; seed < seedCount; seed++) factory(undefined, { seed });
      return [];
    } catch {
      return [name];
    }
  });
  const reported = report.diagnostics.filter(({ code }) => code === 'output/no-mock-value').length;
  return { count: seedCount * (factories.size - failed.length), failed, reported };
}

describe('factories', () => {
  it.skipIf(hasNoRealDocuments).each(realDocuments)('create 10,000 valid values of %s', async (document) => {
    const { count, failed, reported } = await createAll(document, disk, 10_000);
    expect(failed).toEqual([]);
    expect(reported).toBe(0);
    expect(count).toBeGreaterThanOrEqual(10_000);
  });

  it.each(goldenCases().map(({ claim, ...golden }) => [claim, golden] as const))(
    'of the golden case %s create valid values, unless generation reports it',
    async (_claim, { document, inputs }) => {
      const { failed, reported } = await createAll(document, createInMemoryReader(inputs), 1000);
      expect(failed.length).toBe(reported);
    },
  );
});
