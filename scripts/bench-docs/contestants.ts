// Generators of HTML references to measure: how to run them, and which pages to open.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installComparedTools } from '../install-peers.ts';

/** Page of a reference that the benchmark opens. */
export interface OpenedPage {
  readonly name: string;
  /** Relative to the directory. */
  readonly url: string;
  /** Selector of an element that shows an operation. */
  readonly operationSelector: string;
}

export interface Contestant {
  readonly name: string;
  /** Creates the directory, and writes the files that the build does not write. */
  prepare(document: string, directory: string): void;
  /** Returns the build command; `undefined` if the page reads the document itself. */
  command(document: string, directory: string): readonly string[] | undefined;
  pages(directory: string): readonly OpenedPage[];
}

const peerVersions = { '@redocly/cli': '2.77.0', '@scalar/api-reference': '1.72.1' };

/** The docs target of Ashlar, with HTML only, like the other generators. */
export function ashlarContestant(program: string): Contestant {
  return {
    name: 'Ashlar',
    prepare(document, directory) {
      mkdirSync(directory);
      writeFileSync(
        `${directory}.config.json`,
        JSON.stringify({ document, out: directory, targets: ['docs'], docs: { formats: ['html'] } }),
      );
    },
    command: (_, directory) => [program, 'generate', '--config', `${directory}.config.json`, '--quiet', '--no-cache'],
    pages(directory) {
      const operationsPath = 'docs/html/operations';
      const bySize = readdirSync(join(directory, operationsPath))
        .map((name) => ({ name, size: gzipSync(readFileSync(join(directory, operationsPath, name))).length }))
        .sort((a, b) => a.size - b.size);
      const page = (name: string, index: number): OpenedPage => ({
        name,
        url: `${operationsPath}/${bySize[index]?.name ?? ''}`,
        operationSelector: '.signature',
      });
      return [page('the middle page', Math.floor(bySize.length / 2)), page('the largest page', bySize.length - 1)];
    },
  };
}

/** Other generators, run with their own commands or as documented, with all assets local. */
export function peerContestants(): readonly Contestant[] {
  const modules = join(installComparedTools('docs', peerVersions), 'node_modules');
  return [redoc(modules), scalar(modules)];
}

/** A single page that contains the document. It renders only the visible part, so it is opened at the first tag. */
function redoc(modules: string): Contestant {
  return {
    name: `Redoc (@redocly/cli ${peerVersions['@redocly/cli']})`,
    prepare: (_, directory) => mkdirSync(directory),
    command: (document, directory) => [
      join(modules, '@redocly/cli/bin/cli.js'),
      'build-docs',
      document,
      '--output',
      join(directory, 'index.html'),
      '--inlineBundle',
    ],
    pages(directory) {
      const tagId = /data-section-id="(\/[^"]+)"/.exec(readFileSync(join(directory, 'index.html'), 'utf8'))?.[1];
      return [
        {
          name: 'the page',
          url: `index.html${tagId === undefined ? '' : `#${tagId}`}`,
          operationSelector: '[data-section-id][id*="/"] h2',
        },
      ];
    },
  };
}

/** A page whose script loads the document from the same directory. */
function scalar(modules: string): Contestant {
  return {
    name: `Scalar ${peerVersions['@scalar/api-reference']}`,
    prepare(document, directory) {
      const name = `document${extname(document)}`;
      mkdirSync(directory);
      copyFileSync(join(modules, '@scalar/api-reference/dist/browser/standalone.js'), join(directory, 'standalone.js'));
      copyFileSync(document, join(directory, name));
      const settings = JSON.stringify({ url: `./${name}`, withDefaultFonts: false, telemetry: false });
      writeFileSync(
        join(directory, 'index.html'),
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${basename(document)}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="app"></div><script src="standalone.js"></script><script>Scalar.createApiReference('#app', ${settings})</script></body></html>`,
      );
    },
    command: () => undefined,
    pages: () => [{ name: 'the page', url: 'index.html', operationSelector: '.section h3.section-header-label' }],
  };
}
