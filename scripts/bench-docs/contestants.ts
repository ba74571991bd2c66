// References to measure: how to build them, and which pages to open.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installPeers } from '../peers.ts';

/** Page to open. */
export interface Opened {
  readonly name: string;
  /** Relative to the directory. */
  readonly address: string;
  /** Selector of an element that shows an operation. */
  readonly operation: string;
}

export interface Contestant {
  readonly name: string;
  /** Creates the directory, with files that are not built. */
  prepare(document: string, folder: string): void;
  /** Returns the build command; `undefined` if the page reads the document itself. */
  command(document: string, folder: string): readonly string[] | undefined;
  pages(folder: string): readonly Opened[];
}

const peers = { '@redocly/cli': '2.77.0', '@scalar/api-reference': '1.72.1' };

/** The docs target as HTML only, like the peers. */
export function ownContestant(program: string): Contestant {
  return {
    name: 'Ashlar',
    prepare(document, folder) {
      mkdirSync(folder);
      writeFileSync(
        `${folder}.config.json`,
        JSON.stringify({ document, out: folder, targets: ['docs'], docs: { formats: ['html'] } }),
      );
    },
    command: (_, folder) => [program, 'generate', '--config', `${folder}.config.json`, '--quiet', '--no-cache'],
    pages(folder) {
      const within = 'docs/html/operations';
      const sized = readdirSync(join(folder, within))
        .map((name) => ({ name, size: gzipSync(readFileSync(join(folder, within, name))).length }))
        .sort((one, other) => one.size - other.size);
      const page = (name: string, at: number): Opened => ({
        name,
        address: `${within}/${sized[at]?.name ?? ''}`,
        operation: '.signature',
      });
      return [page('the middle page', Math.floor(sized.length / 2)), page('the largest page', sized.length - 1)];
    },
  };
}

/** Peers, built by their own commands or as documented, with all assets local. */
export function peerContestants(): readonly Contestant[] {
  const modules = join(installPeers('docs', peers), 'node_modules');
  return [redoc(modules), scalar(modules)];
}

/** A single page with the document, which renders the visible part: it is opened at the first tag. */
function redoc(modules: string): Contestant {
  return {
    name: `Redoc (@redocly/cli ${peers['@redocly/cli']})`,
    prepare: (_, folder) => mkdirSync(folder),
    command: (document, folder) => [
      join(modules, '@redocly/cli/bin/cli.js'),
      'build-docs',
      document,
      '--output',
      join(folder, 'index.html'),
      '--inlineBundle',
    ],
    pages(folder) {
      const area = /data-section-id="(\/[^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
      return [
        {
          name: 'the page',
          address: `index.html${area === undefined ? '' : `#${area}`}`,
          operation: '[data-section-id][id*="/"] h2',
        },
      ];
    },
  };
}

/** A page whose script loads the document from the same directory. */
function scalar(modules: string): Contestant {
  return {
    name: `Scalar ${peers['@scalar/api-reference']}`,
    prepare(document, folder) {
      const name = `document${extname(document)}`;
      mkdirSync(folder);
      copyFileSync(join(modules, '@scalar/api-reference/dist/browser/standalone.js'), join(folder, 'standalone.js'));
      copyFileSync(document, join(folder, name));
      const settings = JSON.stringify({ url: `./${name}`, withDefaultFonts: false, telemetry: false });
      writeFileSync(
        join(folder, 'index.html'),
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${basename(document)}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="app"></div><script src="standalone.js"></script><script>Scalar.createApiReference('#app', ${settings})</script></body></html>`,
      );
    },
    command: () => undefined,
    pages: () => [{ name: 'the page', address: 'index.html', operation: '.section h3.section-header-label' }],
  };
}
