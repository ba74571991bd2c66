// Benchmark of the HTML reference: build time, size, and load time. `npm run bench -- docs [DIR]`.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { BenchOptions } from './bench.ts';
import { ownContestant, peerContestants, type Contestant, type Opened } from './bench-docs/contestants.ts';
import { build, type Built } from './bench-docs/built.ts';
import { serve } from './bench-docs/serve.ts';
import { openVisitor, type Visit, type Visitor } from './bench-docs/visit.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const program = join(project, 'dist/generator/cli/bin.js');

/** Returns the tables of builds and page loads; throws if dist/ or a browser is missing. */
export async function benchDocs(folder: string | undefined, { markdown, peers, runs }: BenchOptions): Promise<string> {
  if (!existsSync(program)) throw new Error('There is no dist/ to be measured: npm run build makes it.');
  const others =
    folder === undefined
      ? []
      : readdirSync(folder)
          .filter((name) => /\.(json|ya?ml)$/.test(name))
          .sort()
          .map((name) => resolve(folder, name));
  const contestants = [ownContestant(program), ...(peers ? peerContestants() : [])];
  const load = (): string =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(' ');
  const before = load();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const sites = [join(project, 'generated/spec/openapi.json'), ...others].flatMap((document) =>
      contestants.map((contestant) => made(document, contestant, runs, scratch)),
    );
    const visitor = await openVisitor();
    try {
      const read = await visits(sites, visitor, runs);
      return [
        table(
          ['document', 'reference by', 'time', 'processor', 'files', 'size', 'packed'],
          sites.map(builtRow),
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
          read,
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
  readonly folder: string;
  readonly built: Built | string;
}

function made(document: string, contestant: Contestant, runs: number, scratch: string): Site {
  process.stderr.write(`${basename(document)}, ${contestant.name} …\n`);
  const folder = join(scratch, `${basename(document)}-${contestant.name.replace(/\W+/g, '-')}`);
  mkdirSync(folder);
  return { document, contestant, folder, built: build(document, contestant, folder, runs) };
}

function builtRow({ document, contestant, built }: Site): readonly string[] {
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
async function visits(sites: readonly Site[], visitor: Visitor, runs: number): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const document of new Set(sites.map((site) => site.document))) {
    const opened = sites
      .filter((site) => site.document === document && typeof site.built !== 'string')
      .flatMap((site) => site.contestant.pages(site.folder).map((page) => ({ site, page, seen: [] as Visit[] })));
    for (let run = 0; run < runs; run++) {
      for (const { site, page, seen } of opened) {
        process.stderr.write(`${basename(document)}, ${site.contestant.name}, ${page.name}, ${run + 1} …\n`);
        seen.push(await look(site.folder, page, visitor));
      }
    }
    rows.push(
      ...opened.map(({ site, page, seen }) => readRow(document, `${site.contestant.name}, ${page.name}`, seen)),
    );
  }
  return rows;
}

async function look(folder: string, page: Opened, visitor: Visitor): Promise<Visit> {
  const server = await serve(folder);
  try {
    const seen = await visitor.visit(`${server.origin}/${page.address}`, page.operation);
    return { ...seen, ...server.sent() };
  } finally {
    await server.close();
  }
}

function readRow(document: string, opened: string, seen: readonly Visit[]): readonly string[] {
  const of = (value: (visit: Visit) => number | undefined): number =>
    median(seen.map((visit) => value(visit) ?? Number.NaN).filter((each) => !Number.isNaN(each)));
  const waited = (ms: number): string => (Number.isNaN(ms) ? 'never' : `${ms.toFixed(0)} ms`);
  return [
    basename(document),
    opened,
    kilobytes(of(({ bytes }) => bytes)),
    kilobytes(of(({ packed }) => packed)),
    waited(of(({ paint }) => paint)),
    waited(of(({ readable }) => readable)),
    waited(of(({ blocked }) => blocked)),
    String(of(({ refused }) => refused)),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}
