// Benchmark of the HTML reference: build time, size, and load time. `npm run bench -- docs [DIR]`.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { ownContestant, peerContestants, type Contestant, type OpenedPage } from './bench-docs/contestants.ts';
import { measureBuild, type BuildCost } from './bench-docs/measure-build.ts';
import { serve } from './bench-docs/file-server.ts';
import { openVisitor, type Visit, type Visitor } from './bench-docs/load-metrics.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/cli/bin.js');

/** Returns the tables of builds and page loads; throws if dist/ or a browser is missing. */
export async function benchDocs(
  directory: string | undefined,
  { markdown, peers, runs }: BenchOptions,
): Promise<string> {
  if (!existsSync(program)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const additional =
    directory === undefined
      ? []
      : readdirSync(directory)
          .filter((name) => /\.(json|ya?ml)$/.test(name))
          .sort()
          .map((name) => resolve(directory, name));
  const contestants = [ownContestant(program), ...(peers ? peerContestants() : [])];
  const load = (): string =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(' ');
  const before = load();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const sites = [join(project, 'generated/spec/openapi.json'), ...additional].flatMap((document) =>
      contestants.map((contestant) => buildSite(document, contestant, runs, scratch)),
    );
    const visitor = await openVisitor();
    try {
      const visitRows = await measureVisits(sites, visitor, runs);
      return [
        table(
          ['document', 'reference by', 'time', 'processor', 'files', 'size', 'packed'],
          sites.map(formatBuild),
          markdown,
        ),
        table(
          [
            'document',
            'opened',
            'asked for',
            'packed',
            'first paint',
            'operation to be read',
            'blocked',
            'other hosts',
          ],
          visitRows,
          markdown,
        ),
        `Medians of ${runs} runs each, in turns, each with an empty cache, on ${cpus().length} cores, Node ${process.versions.node}, Chromium ${visitor.version}; load before ${before}, after ${load()}.\n`,
      ].join('\n');
    } finally {
      await visitor.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Reference of one document by one contestant; `build` is an error message if it failed. */
interface Site {
  readonly document: string;
  readonly contestant: Contestant;
  readonly directory: string;
  readonly built: BuildCost | string;
}

function buildSite(document: string, contestant: Contestant, runs: number, scratch: string): Site {
  process.stderr.write(`${basename(document)}, ${contestant.name} …\n`);
  const directory = join(scratch, `${basename(document)}-${contestant.name.replace(/\W+/g, '-')}`);
  mkdirSync(directory);
  return { document, contestant, directory, built: measureBuild(document, contestant, directory, runs) };
}

function formatBuild({ document, contestant, built }: Site): readonly string[] {
  if (typeof built === 'string') return [basename(document), contestant.name, built];
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  return [
    basename(document),
    contestant.name,
    seconds(built.wall),
    seconds(built.processor),
    String(built.files),
    megabytes(built.bytes),
    megabytes(built.packed),
  ];
}

/** Measures the page loads, with alternating pages. */
async function measureVisits(
  sites: readonly Site[],
  visitor: Visitor,
  runs: number,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const document of new Set(sites.map((site) => site.document))) {
    const opened = sites
      .filter((site) => site.document === document && typeof site.built !== 'string')
      .flatMap((site) => site.contestant.pages(site.directory).map((page) => ({ site, page, seen: [] as Visit[] })));
    for (let run = 0; run < runs; run++) {
      for (const { site, page, seen: results } of opened) {
        process.stderr.write(`${basename(document)}, ${site.contestant.name}, ${page.name}, ${run + 1} …\n`);
        results.push(await visitPage(site.directory, page, visitor));
      }
    }
    rows.push(
      ...opened.map(({ site, page, seen: results }) =>
        formatVisits(document, `${site.contestant.name}, ${page.name}`, results),
      ),
    );
  }
  return rows;
}

async function visitPage(directory: string, page: OpenedPage, visitor: Visitor): Promise<Visit> {
  const server = await serve(directory);
  try {
    const results = await visitor.visit(`${server.origin}/${page.address}`, page.operation);
    return { ...results, ...server.sent() };
  } finally {
    await server.close();
  }
}

function formatVisits(document: string, opened: string, results: readonly Visit[]): readonly string[] {
  const of = (value: (visit: Visit) => number | undefined): number =>
    median(results.map((visit) => value(visit) ?? Number.NaN).filter((each) => !Number.isNaN(each)));
  const formatWait = (ms: number): string => (Number.isNaN(ms) ? 'never' : `${ms.toFixed(0)} ms`);
  return [
    basename(document),
    opened,
    kilobytes(of(({ bytes }) => bytes)),
    kilobytes(of(({ packed }) => packed)),
    formatWait(of(({ paint }) => paint)),
    formatWait(of(({ readable }) => readable)),
    formatWait(of(({ blocked }) => blocked)),
    String(of(({ rejected }) => rejected)),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}
