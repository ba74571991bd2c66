// The document with every reference replaced by what it points at, siblings of `$ref` kept as OpenAPI 3.1 means them.

import { dirname, resolve } from 'node:path';

import SwaggerParser from '@apidevtools/swagger-parser';

import { at, isNode, listOf, type Node } from './tree.ts';

/** Keywords that judge nothing: beside a `$ref`, they win over those of what it points at. */
const annotations = /^(x-(?!rules$)|(title|summary|description|deprecated|readOnly|writeOnly|default|examples?)$)/;

/**
 * Reads a document and the files it refers to, and replaces the references. What is referred to stands as one object
 * at all its places. swagger-parser only reads the files: its own dereferencing loses the siblings of some references.
 */
export async function dereferenced(file: string): Promise<Node> {
  const refs = await SwaggerParser.resolve(file);
  const texts = new Map<string, unknown>(refs.paths().map((path) => [path, refs.get(path)]));
  const done = new Map<string, unknown>();

  const follow = (reference: string, base: string): unknown => {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? base : resolve(dirname(base), path);
    const key = `${target}#${pointer}`;
    if (done.has(key)) return done.get(key);
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    const value = at(texts.get(target), steps);
    if (value === undefined) throw new Error(`${base} refers to ${reference}, which is not there`);
    // A schema may refer to itself: its object is known before its members are.
    const shell: Record<string, unknown> = {};
    done.set(key, shell);
    const replaced = replace(value, target);
    if (!isNode(replaced)) done.set(key, replaced);
    else Object.assign(shell, replaced);
    return done.get(key);
  };

  const replace = (value: unknown, base: string): unknown => {
    if (Array.isArray(value)) return listOf(value).map((item) => replace(item, base));
    if (!isNode(value)) return value;
    const { $ref: reference, ...siblings } = value;
    if (typeof reference !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replace(member, base)]));
    }
    const target = follow(reference, base);
    return Object.keys(siblings).length === 0 || !isNode(target) ? target : beside(target, replace(siblings, base));
  };

  const document = replace(texts.get(file), file);
  if (!isNode(document)) throw new Error(`${file} is no document`);
  return document;
}

/** What a `$ref` with siblings means: annotations are the sibling's, assertions of both hold. */
function beside(target: Node, siblings: unknown): unknown {
  if (!isNode(siblings)) return target;
  const clash = Object.keys(siblings).some((name) => name in target && !annotations.test(name));
  return clash ? { allOf: [target], ...siblings } : { ...target, ...siblings };
}
