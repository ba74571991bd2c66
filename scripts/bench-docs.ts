// Benchmark of the HTML reference: build time, size, and load time. `npm run bench -- docs [DIR]`.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { formatLoad } from './format-load.ts';
import { ashlarContestant, peerContestants, type Contestant, type OpenedPage } from './bench-docs/contestants.ts';
import { measureBuild, type BuildCost } from './bench-docs/measure-build.ts';
import { serve } from './bench-docs/file-server.ts';
import { openPageBrowser, type Visit, type PageBrowser } from './bench-docs/load-metrics.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/bin.js');

/** Returns the tables of builds and page loads; throws if dist/ or a browser is missing. */
export async function benchDocs(
  directory: string | undefined,
  { markdown, peers, runs }: BenchOptions,
): Promise<string> {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const additional = directory === undefined ? [] : listDocumentsAt(directory).map(({ path }) => path);
  const contestants = [ashlarContestant(program), ...(peers ? peerContestants() : [])];
  const loadBefore = formatLoad();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const sites = [join(project, 'generated/spec/openapi.json'), ...additional].flatMap((document) =>
      contestants.map((contestant) => buildSite(document, contestant, runs, scratch)),
    );
    const browser = await openPageBrowser();
    try {
      const visitRows = await measureVisits(sites, browser, runs);
      return [
        table(
          ['document', 'generator', 'time', 'CPU time', 'files', 'size', 'gzipped'],
          sites.map(formatBuild),
          markdown,
        ),
        table(
          ['document', 'opened', 'page', 'gzipped', 'first paint', 'first operation', 'blocked', 'other hosts'],
          visitRows,
          markdown,
        ),
        `Medians of ${runs} alternating runs each, with an empty cache, on ${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser.version}; load before ${loadBefore}, after ${formatLoad()}.\n`,
      ].join('\n');
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** HTML reference that a contestant built from a document. */
interface Site {
  readonly document: string;
  readonly contestant: Contestant;
  readonly directory: string;
  /** Cost of the build, or its error message. */
  readonly buildResult: BuildCost | string;
}

function buildSite(document: string, contestant: Contestant, runs: number, scratch: string): Site {
  process.stderr.write(`${basename(document)}, ${contestant.name} …\n`);
  const directory = join(scratch, `${basename(document)}-${contestant.name.replace(/\W+/g, '-')}`);
  mkdirSync(directory);
  return { document, contestant, directory, buildResult: measureBuild(document, contestant, directory, runs) };
}

function formatBuild({ document, contestant, buildResult }: Site): readonly string[] {
  if (typeof buildResult === 'string') return [basename(document), contestant.name, buildResult];
  const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  return [
    basename(document),
    contestant.name,
    formatSeconds(buildResult.elapsed),
    formatSeconds(buildResult.cpuTime),
    String(buildResult.files),
    megabytes(buildResult.bytes),
    megabytes(buildResult.gzippedBytes),
  ];
}

/** Measures the page loads. The pages alternate, so that a load peak affects all of them. */
async function measureVisits(
  sites: readonly Site[],
  browser: PageBrowser,
  runs: number,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const document of new Set(sites.map((site) => site.document))) {
    const openedPages = sites
      .filter((site) => site.document === document && typeof site.buildResult !== 'string')
      .flatMap((site) => site.contestant.pages(site.directory).map((page) => ({ site, page, visits: [] as Visit[] })));
    for (let run = 0; run < runs; run++) {
      for (const { site, page, visits } of openedPages) {
        process.stderr.write(`${basename(document)}, ${site.contestant.name}, ${page.name}, ${run + 1} …\n`);
        visits.push(await visitPage(site.directory, page, browser));
      }
    }
    rows.push(
      ...openedPages.map(({ site, page, visits }) =>
        formatVisits(document, `${site.contestant.name}, ${page.name}`, visits),
      ),
    );
  }
  return rows;
}

async function visitPage(directory: string, page: OpenedPage, browser: PageBrowser): Promise<Visit> {
  const server = await serve(directory);
  try {
    const metrics = await browser.visit(`${server.origin}/${page.url}`, page.operationSelector);
    return { ...metrics, ...server.sent() };
  } finally {
    await server.close();
  }
}

function formatVisits(document: string, opened: string, visits: readonly Visit[]): readonly string[] {
  const medianOf = (value: (visit: Visit) => number | undefined): number =>
    median(visits.map((visit) => value(visit) ?? Number.NaN).filter((number) => !Number.isNaN(number)));
  const formatWait = (ms: number): string => (Number.isNaN(ms) ? 'never' : `${ms.toFixed(0)} ms`);
  return [
    basename(document),
    opened,
    kilobytes(medianOf(({ bytes }) => bytes)),
    kilobytes(medianOf(({ gzippedBytes }) => gzippedBytes)),
    formatWait(medianOf(({ paint }) => paint)),
    formatWait(medianOf(({ readable }) => readable)),
    formatWait(medianOf(({ blockingTime }) => blockingTime)),
    String(medianOf(({ blockedRequests }) => blockedRequests)),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}
