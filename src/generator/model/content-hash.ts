// Content hashes of model parts, independent of source positions.

import { createHash } from 'node:crypto';
import type { Node } from '../source/node.ts';
import { memoizeWeakly } from './lazy.ts';
import { isBuiltSchema } from './shape/build-shapes.ts';
import { isSourceLocation } from './source-location.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';

/** Annotations that only describe a schema: they affect documentation and types, but neither validators nor servers. */
const descriptionKeywords: ReadonlySet<string> = new Set([
  'title',
  'description',
  'comment',
  'examples',
  'externalDocs',
]);

/** Hash of the content of a part. Parts with equal hashes produce the same output. */
export interface ContentHash {
  readonly full: string;
  /** Hash without the descriptions of schemas. */
  readonly withoutDescriptions: string;
}

/** Content and descriptions to hash. */
interface ContentText {
  content: string;
  descriptions: string;
}

const hashSchemaObject = memoizeWeakly<SchemaObject, ContentHash>(hashContent);

/** Returns the hash of a schema. */
export function hashSchema(jsonSchema: JsonSchema): ContentHash {
  return typeof jsonSchema === 'boolean' ? hashContent(jsonSchema) : hashSchemaObject(jsonSchema);
}

/** Returns the hash of a part of a model. */
export function hashContent(part: unknown): ContentHash {
  const text: ContentText = { content: '', descriptions: '' };
  write(part, text, new Set());
  const withoutDescriptions = hashText(text.content);
  return {
    withoutDescriptions,
    full: text.descriptions === '' ? withoutDescriptions : hashText(withoutDescriptions + text.descriptions),
  };
}

/** Appends a value. `ancestors` are the objects that contain it: callbacks can contain their own operation. */
function write(value: unknown, text: ContentText, ancestors: Set<object>): void {
  if (typeof value === 'string') text.content += `${JSON.stringify(value)},`;
  else if (typeof value !== 'object' || value === null) text.content += `${String(value)},`;
  else if (isSourceLocation(value)) text.content += `${value.file}#${value.pointer},`;
  else if (isNode(value)) text.content += `${value.pointer} ${JSON.stringify(textOfNode(value))},`;
  else if (ancestors.has(value)) text.content += `^${[...ancestors].indexOf(value)},`;
  else {
    ancestors.add(value);
    writeObject(value, text, ancestors);
    ancestors.delete(value);
  }
}

function writeObject(value: object, text: ContentText, ancestors: Set<object>): void {
  if (isBuiltSchema(value)) {
    // Shapes are derived from schemas.
    if (typeof value.jsonSchema !== 'object') return write(value.jsonSchema, text, ancestors);
    const { full, withoutDescriptions } = hashSchema(value.jsonSchema);
    text.content += `${withoutDescriptions},`;
    if (full !== withoutDescriptions) text.descriptions += `${full},`;
    return;
  }
  const isSchema = 'sourceLocation' in value && isSourceLocation(value.sourceLocation as object);
  text.content += Array.isArray(value) ? '[' : value instanceof Map ? 'Map{' : '{';
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    for (const item of value as Iterable<unknown>) write(item, text, ancestors);
  else
    for (const [key, property] of Object.entries(value) as [string, unknown][]) {
      if (key === 'annotations' && isSchema) writeAnnotations(property, text, ancestors);
      else if (property !== undefined && typeof property !== 'function') {
        text.content += `${key}:`;
        write(property, text, ancestors);
      }
    }
  text.content += '}';
}

/** Appends annotations. Keeps descriptions separate from other content. */
function writeAnnotations(annotations: unknown, text: ContentText, ancestors: Set<object>): void {
  for (const [key, annotation] of Object.entries(annotations ?? {}) as [string, unknown][]) {
    if (annotation === undefined) continue;
    if (!descriptionKeywords.has(key)) {
      text.content += `${key}:`;
      write(annotation, text, ancestors);
      continue;
    }
    const description: ContentText = { content: '', descriptions: '' };
    write(annotation, description, ancestors);
    text.descriptions += `${text.content.length} ${key}:${description.content}${description.descriptions}`;
  }
}

export function hashText(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('base64url');
}

/** Returns whether a value is a node. JSON values contain no functions, so they are never mistaken for nodes. */
function isNode(value: object): value is Node {
  return (
    'source' in value &&
    typeof value.source === 'object' &&
    value.source !== null &&
    'location' in value.source &&
    typeof value.source.location === 'function'
  );
}

function textOfNode({ source, start, end }: Node): string {
  return source.text.slice(start, end);
}
