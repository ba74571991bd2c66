// Example configuration for several documents, which `init` suggests but does not write.

import { posix } from 'node:path';

/**
 * Returns the configuration: with a glob if one with a single wildcard matches, otherwise with an entry for each
 * document. Output directories and default handler directories do not overlap.
 */
export function exampleOf(documents: readonly string[]): string {
  const glob = globOf(documents);
  const entries = glob === undefined ? oneByOne(documents) : [{ document: glob, out: outOf(glob) }];
  return `{"documents": [${entries.map(({ document, out }) => `{"document": ${JSON.stringify(document)}, "out": ${JSON.stringify(out)}}`).join(', ')}]}`;
}

function outOf(glob: string): string {
  const folder = posix.dirname(glob);
  return folder.includes('*') ? `${folder.replace('*', '{1}')}/src/api` : 'src/{1}/api';
}

function oneByOne(documents: readonly string[]): readonly { readonly document: string; readonly out: string }[] {
  const plain = (path: string): string => path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const names = documents.map((path) => plain(path.slice(0, path.length - posix.extname(path).length)));
  return documents.map((document, index) => {
    const [name = ''] = names.slice(index);
    return { document, out: `src/${names.filter((other) => other === name).length > 1 ? plain(document) : name}/api` };
  });
}

/** Returns a glob for paths that differ in a single directory name or file name. */
function globOf(paths: readonly string[]): string | undefined {
  const [first, ...others] = paths.map((path) => path.split(/(?=[/.])|(?<=\/)/));
  if (first === undefined || others.length === 0 || others.some(({ length }) => length !== first.length))
    return undefined;
  const differing = first.flatMap((part, index) => (others.every((other) => other[index] === part) ? [] : [index]));
  const [only] = differing;
  return differing.length === 1 && only !== undefined && /^[^./]+$/.test(first[only] ?? '')
    ? first.map((part, index) => (index === only ? '*' : part)).join('')
    : undefined;
}
