// Links in the Markdown files of the package: each leads to a file in the package, not only in the repository.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: readonly string[] };
// npm always includes these.
const included = [...files.filter((path) => !path.startsWith('!')), 'README.md', 'LICENSE', 'package.json'];

it('has no link to a file that is missing from the package', () => {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('docs', path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/plans/'));
  const missing = ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replace(/```.*?```/gs, '');
    return [...text.matchAll(/\]\(([^)\s#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => posix.join(posix.dirname(page), link))
      .filter((path) => !included.some((entry) => path === entry || path.startsWith(`${entry}/`)))
      .map((path) => `${page} → ${path}`);
  });
  expect(missing).toEqual([]);
});
