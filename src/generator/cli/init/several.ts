// What a configuration of several documents says, as an example for whoever has them: `init` writes one of a single document.

import { posix } from 'node:path';

/** The configuration of these documents; of those that no glob with one wildcard meets, that of others. */
export function exampleOf(documents: readonly string[]): string {
  const glob = globOf(documents) ?? 'services/*/openapi.yaml';
  const folder = posix.dirname(glob);
  const out = folder.includes('*') ? `${folder.replace('*', '{1}')}/src/api` : 'src/api/{1}';
  return `{"documents": [{"document": ${JSON.stringify(glob)}, "out": ${JSON.stringify(out)}}]}`;
}

/** The glob that stands for paths that differ in one part: in a folder's name, or in a file's before its ending. */
function globOf(paths: readonly string[]): string | undefined {
  const [first, ...others] = paths.map((path) => path.split(/(?=[/.])|(?<=\/)/));
  if (first === undefined || others.length === 0 || others.some(({ length }) => length !== first.length)) return undefined;
  const differing = first.flatMap((part, index) => (others.every((other) => other[index] === part) ? [] : [index]));
  const [only] = differing;
  return differing.length === 1 && only !== undefined && /^[^./]+$/.test(first[only] ?? '') ? first.map((part, index) => (index === only ? '*' : part)).join('') : undefined;
}
