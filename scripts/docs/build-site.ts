// Builds the documentation site with VitePress from a temporary directory.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vitepress';
import type { SiteSource } from './pages.ts';

/**
 * Writes the site to a directory, whose content it replaces. A link to a missing page is an error. The site will be
 * served below the path `base`.
 */
export async function buildSite({ pages, data }: SiteSource, directory: string, base = '/'): Promise<void> {
  // In the repository, because the pages import Vue.
  const cache = join(import.meta.dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const source = mkdtempSync(join(cache, 'site-'));
  try {
    for (const [path, markdown] of pages) {
      mkdirSync(dirname(join(source, path)), { recursive: true });
      writeFileSync(join(source, `${path}.md`), markdown);
    }
    cpSync(join(import.meta.dirname, 'vitepress'), join(source, '.vitepress'), { recursive: true });
    writeFileSync(join(source, '.vitepress/site.json'), JSON.stringify(data));
    cpSync(join(import.meta.dirname, '../../docs/images'), join(source, 'public/images'), { recursive: true });
    await build(source, { outDir: directory, base });
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}
