// Suggested configuration for several documents, for help messages.

import { posix } from 'node:path';

/**
 * Returns a configuration for the documents as JSON: one entry if a glob with a single wildcard matches them, otherwise
 * an entry for each. Output directories and default handler directories do not overlap.
 */
export function suggestConfig(documents: readonly string[]): string {
  const glob = commonGlob(documents);
  const entries = glob === undefined ? listEntries(documents) : [{ document: glob, out: outputDirectory(glob) }];
  return `{"documents": [${entries.map(({ document, out }) => `{"document": ${JSON.stringify(document)}, "out": ${JSON.stringify(out)}}`).join(', ')}]}`;
}

function outputDirectory(glob: string): string {
  const directory = posix.dirname(glob);
  return directory.includes('*') ? `${directory.replace('*', '{1}')}/src/api` : 'src/{1}/api';
}

function listEntries(documents: readonly string[]): readonly { readonly document: string; readonly out: string }[] {
  const toSlug = (path: string): string => path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const names = documents.map((path) => toSlug(path.slice(0, path.length - posix.extname(path).length)));
  return documents.map((document, index) => {
    const [name = ''] = names.slice(index);
    return { document, out: `src/${names.filter((other) => other === name).length > 1 ? toSlug(document) : name}/api` };
  });
}

/** Returns a glob for paths that differ in a single directory name or file name. */
function commonGlob(paths: readonly string[]): string | undefined {
  const [first, ...otherPaths] = paths.map((path) => path.split(/(?=[/.])|(?<=\/)/));
  if (first === undefined || otherPaths.length === 0 || otherPaths.some(({ length }) => length !== first.length))
    return undefined;
  const differingIndexes = first.flatMap((part, index) =>
    otherPaths.every((other) => other[index] === part) ? [] : [index],
  );
  const [differingIndex] = differingIndexes;
  return differingIndexes.length === 1 && differingIndex !== undefined && /^[^./]+$/.test(first[differingIndex] ?? '')
    ? first.map((part, index) => (index === differingIndex ? '*' : part)).join('')
    : undefined;
}
