// Page weight: the compressed size of a page with its style sheet and initial scripts.

import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadedUrls } from './site-links.ts';

/** Maximum page weight, in bytes. */
export const maxPageWeight = 30_000;

/** Returns the pages above the maximum, with their weights. Throws if a loaded resource is missing. */
export function findHeavyPages(
  files: ReadonlyMap<string, string>,
  maxBytes = maxPageWeight,
): readonly (readonly [path: string, bytes: number])[] {
  const compressedSizes = new Map<string, number>();
  const compressedSize = (path: string): number => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`missing ${path}`);
    const bytes = compressedSizes.get(path) ?? gzipSync(content).length;
    compressedSizes.set(path, bytes);
    return bytes;
  };
  return [...files].flatMap(([path, html]) => {
    if (!path.endsWith('.html')) return [];
    const resources = loadedUrls(html).map((url) => posix.join(posix.dirname(path), url));
    const bytes = [path, ...resources].reduce((sum, file) => sum + compressedSize(file), 0);
    return bytes > maxBytes ? [[path, bytes] as const] : [];
  });
}
