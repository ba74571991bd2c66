// What a page weighs that is opened for the first time: itself, its style and the scripts that it begins with, each packed.

import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loaded } from './site.ts';

/** No page may weigh more: bytes. */
export const mostWeight = 30_000;

/** The pages that weigh more than `most`, with their weights. What they load and is not there is an error. */
export function heavy(
  files: ReadonlyMap<string, string>,
  most = mostWeight,
): readonly (readonly [path: string, bytes: number])[] {
  const packed = new Map<string, number>();
  const weigh = (path: string): number => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`there is no ${path}`);
    const bytes = packed.get(path) ?? gzipSync(text).length;
    packed.set(path, bytes);
    return bytes;
  };
  return [...files].flatMap(([path, html]) => {
    if (!path.endsWith('.html')) return [];
    const bytes = [path, ...loaded(html).map((address) => posix.join(posix.dirname(path), address))].reduce(
      (sum, each) => sum + weigh(each),
      0,
    );
    return bytes > most ? [[path, bytes] as const] : [];
  });
}
