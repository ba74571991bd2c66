// Suggestion for a missing file: a file with a similar name in the same directory.

import { basename, dirname } from 'node:path';
import { findNearestName } from '../diagnostics/did-you-mean.ts';
import { normalizePath, type FileReader } from './file-reader.ts';

/** Returns the help text for a missing file; `undefined` if its directory has no file with a similar name. */
export function didYouMeanFile(path: string, { disk }: Pick<FileReader, 'disk'>): string | undefined {
  const directory = dirname(path);
  const name = findNearestName(basename(path), disk?.fileNames(directory) ?? []);
  return name === undefined ? undefined : `did you mean \`${normalizePath(`${directory}/${name}`)}\`?`;
}
