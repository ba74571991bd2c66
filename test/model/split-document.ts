// Splits a document into one file per component schema.

import { dirname, join, relative } from 'node:path/posix';

export type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

export function isMap(tree: Tree | undefined): tree is { [key: string]: Tree } {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}

/** Moves each component schema to its own file and adjusts the references. */
export function splitDocument(document: Tree): Readonly<Record<string, string>> {
  const components = isMap(document) && isMap(document['components']) ? document['components'] : {};
  const schemas = isMap(components['schemas']) ? components['schemas'] : {};
  const getFilePath = (name: string): string => `schemas/${encodeURIComponent(name)}.json`;
  const adjustReferences = (tree: Tree, from: string): Tree => {
    if (Array.isArray(tree)) return tree.map((item) => adjustReferences(item, from));
    if (!isMap(tree)) return typeof tree === 'string' ? adjustString(tree, from) : tree;
    return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, adjustReferences(value, from)]));
  };
  const adjustString = (text: string, from: string): string => {
    const [, name, pointer = ''] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(text) ?? [];
    if (name === undefined) return text;
    return `${relative(dirname(from), join(getFilePath(name).replaceAll('%', '%25')))}#${pointer}`;
  };
  const files = Object.entries(schemas).map(
    ([name, schema]) => [getFilePath(name), JSON.stringify(adjustReferences(schema, getFilePath(name)))] as const,
  );
  const schemaReferences = Object.fromEntries(
    Object.keys(schemas).map((name) => [name, { $ref: getFilePath(name).replaceAll('%', '%25') }]),
  );
  const entry = isMap(document)
    ? Object.fromEntries(
        Object.entries(document).map(([key, value]) => [
          key,
          key === 'components'
            ? { ...components, schemas: schemaReferences }
            : adjustReferences(value, 'document.json'),
        ]),
      )
    : document;
  return { 'document.json': JSON.stringify(entry), ...Object.fromEntries(files) };
}
