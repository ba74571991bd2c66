// Dereferences a document and merges `$ref` siblings with their target as OpenAPI 3.1 requires.

import { dirname, resolve } from 'node:path';

import SwaggerParser from '@apidevtools/swagger-parser';

import { getAt, isNode, asArray, type Node } from './immutable-tree.ts';

/** Annotation keywords, which take precedence over those of the target if they are next to a `$ref`. */
const annotations = /^(x-(?!rules$)|(title|summary|description|deprecated|readOnly|writeOnly|default|examples?)$)/;

/**
 * Reads a document and the files that it refers to, and replaces the references. All references to the same target
 * share one object. swagger-parser only reads the files: its own dereferencing loses the siblings of some references.
 */
export async function dereference(file: string): Promise<Node> {
  const refs = await SwaggerParser.resolve(file);
  const contents = new Map<string, unknown>(refs.paths().map((path) => [path, refs.get(path)]));
  const resolved = new Map<string, unknown>();

  const resolveReference = (reference: string, base: string): unknown => {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? base : resolve(dirname(base), path);
    const cacheKey = `${target}#${pointer}`;
    if (resolved.has(cacheKey)) return resolved.get(cacheKey);
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    const value = getAt(contents.get(target), keys);
    if (value === undefined) throw new Error(`${base}: cannot resolve ${reference}`);
    // A schema can refer to itself, so its object is registered before its properties are resolved.
    const placeholder: Record<string, unknown> = {};
    resolved.set(cacheKey, placeholder);
    const replacement = replaceReferences(value, target);
    if (!isNode(replacement)) resolved.set(cacheKey, replacement);
    else Object.assign(placeholder, replacement);
    return resolved.get(cacheKey);
  };

  const replaceReferences = (value: unknown, base: string): unknown => {
    if (Array.isArray(value)) return asArray(value).map((item) => replaceReferences(item, base));
    if (!isNode(value)) return value;
    const { $ref: reference, ...siblings } = value;
    if (typeof reference !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, replaceReferences(child, base)]));
    }
    const target = resolveReference(reference, base);
    if (Object.keys(siblings).length === 0 || !isNode(target)) return target;
    return mergeSiblings(target, replaceReferences(siblings, base));
  };

  const document = replaceReferences(contents.get(file), file);
  if (!isNode(document)) throw new Error(`${file} is not an object`);
  return document;
}

/** Merges a `$ref` target with its siblings: sibling annotations take precedence, and assertions of both apply. */
function mergeSiblings(target: Node, siblings: unknown): unknown {
  if (!isNode(siblings)) return target;
  const hasConflict = Object.keys(siblings).some((name) => name in target && !annotations.test(name));
  return hasConflict ? { allOf: [target], ...siblings } : { ...target, ...siblings };
}
