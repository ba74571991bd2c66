// A document in several files that says what it says in one.

import { dirname, join, relative } from 'node:path/posix';

export type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

export function isMap(tree: Tree | undefined): tree is { [key: string]: Tree } {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}

/** The document with each component schema in a file of its own, referred to from file to file. */
export function splitDocument(document: Tree): Readonly<Record<string, string>> {
  const components = isMap(document) && isMap(document['components']) ? document['components'] : {};
  const schemas = isMap(components['schemas']) ? components['schemas'] : {};
  const fileOf = (name: string): string => `schemas/${encodeURIComponent(name)}.json`;
  const moved = (tree: Tree, from: string): Tree => {
    if (Array.isArray(tree)) return tree.map((item) => moved(item, from));
    if (!isMap(tree)) return typeof tree === 'string' ? target(tree, from) : tree;
    return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, moved(value, from)]));
  };
  const target = (text: string, from: string): string => {
    const [, name, rest = ''] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(text) ?? [];
    if (name === undefined) return text;
    return `${relative(dirname(from), join(fileOf(name).replaceAll('%', '%25')))}#${rest}`;
  };
  const files = Object.entries(schemas).map(
    ([name, schema]) => [fileOf(name), JSON.stringify(moved(schema, fileOf(name)))] as const,
  );
  const listed = Object.fromEntries(
    Object.keys(schemas).map((name) => [name, { $ref: fileOf(name).replaceAll('%', '%25') }]),
  );
  const rest = isMap(document)
    ? Object.fromEntries(
        Object.entries(document).map(([key, value]) => [
          key,
          key === 'components' ? { ...components, schemas: listed } : moved(value, 'document.json'),
        ]),
      )
    : document;
  return { 'document.json': JSON.stringify(rest), ...Object.fromEntries(files) };
}
