// Media type, encoding, and header objects, which contain one another.

import {
  defaulted,
  flag,
  later,
  list,
  mapped,
  named,
  object,
  optional,
  optionalValue,
  since32,
  text,
  word,
} from '../object-parsers.ts';
import type { Encoding, Header, MediaType, SchemaSite } from '../types.ts';
import { say, slip, type Read, type Reading } from '../read-context.ts';
import { referable } from '../read-reference.ts';
import type { Entry, MapNode } from '../../source/node.ts';
import { anything, examplesOf, readExamples } from './example.ts';
import { readSchema } from './schema-location.ts';

const readMediaType = referable(
  'mediaTypes',
  object('media type', {
    schema: optional(readSchema),
    itemSchema: since32(optional(readSchema)),
    example: optionalValue(anything),
    examples: optional(readExamples),
    encoding: defaulted(
      later(() => readEncodings),
      [],
    ),
    prefixEncoding: since32(optional(list(later(() => readEncoding)))),
    itemEncoding: since32(optional(later(() => readEncoding))),
  }),
);

/** Parses `components.mediaTypes`. Keys are component names: the media type is the key at the reference. */
export const readMediaTypes: Read<readonly object[]> = named(readMediaType, (_name, value) => value);

/** Parses `content`, in document order. */
export const readContent: Read<readonly MediaType[]> = named(
  readMediaType,
  (mediaType, value, entry, reading): MediaType => {
    if (!isMediaType(mediaType)) {
      slip(
        reading,
        'document/media-type',
        entry,
        `"${mediaType}" is not a media type such as application/json or image/*`,
      );
    }
    const { node, schema: whole, itemSchema, encoding } = value;
    // For sequential media types, `schema` is read as the schema of an item too; `itemSchema` (3.2) is explicit.
    const schema = itemSchema ?? whole;
    if (itemSchema && !isSequence(mediaType))
      slip(
        reading,
        'document/item-schema',
        entry,
        `"${mediaType}" is no sequence of items, so "itemSchema" is read as the schema of the whole`,
      );
    return { node, mediaType, ...(schema && { schema }), examples: examplesOf(value, reading), encoding };
  },
);

const readHeader = referable(
  'headers',
  object('header', {
    description: optional(text),
    required: defaulted(flag, false),
    deprecated: defaulted(flag, false),
    allowEmptyValue: optional(flag),
    style: optional(word(['simple'])),
    explode: defaulted(flag, false),
    allowReserved: optional(flag),
    schema: optional(readSchema),
    content: optional(readContent),
    example: optionalValue(anything),
    examples: optional(readExamples),
  }),
);

/** Parses `components.headers`. */
export const readNamedHeaders: Read<readonly Header[]> = named(readHeader, (name, value, entry, reading): Header => {
  const { node, description, required, deprecated, explode, component } = value;
  return {
    node,
    name,
    required,
    deprecated,
    explode,
    examples: examplesOf(value, reading),
    ...serialisation(value, entry, reading),
    ...(description !== undefined && { description }),
    ...(component !== undefined && { component }),
  };
});

/** Parses `headers` of a response or encoding. Content-Type is excluded: `content` describes it. */
export const readHeaders: Read<readonly Header[]> = mapped(readNamedHeaders, (headers, at, reading) =>
  headers.filter(({ name }) => {
    if (name.toLowerCase() !== 'content-type') return true;
    const entry = at.node.kind === 'map' ? at.node.entries.get(name) : undefined;
    slip(
      reading,
      'document/ignored-header',
      entry ?? at.node,
      `the header "${name}" is described by the content's media type; this entry has no effect`,
    );
    return false;
  }),
);

const readEncoding = object('encoding', {
  contentType: optional(text),
  headers: defaulted(readHeaders, []),
  style: optional(word(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'])),
  explode: optional(flag),
  allowReserved: defaulted(flag, false),
  encoding: since32(optional(later(() => readEncodings))),
  prefixEncoding: since32(optional(list(later((): Read<unknown> => readEncoding)))),
  itemEncoding: since32(optional(later((): Read<unknown> => readEncoding))),
});

const readEncodings: Read<readonly Encoding[]> = named(readEncoding, (property, encoding): Encoding => ({
  ...encoding,
  property,
}));

interface Serialised {
  readonly node: MapNode;
  readonly schema?: SchemaSite | undefined;
  readonly content?: readonly MediaType[] | undefined;
}

/** Returns the schema, or the content with a single media type, of a parameter or header. */
export function serialisation(
  value: Serialised,
  where: Entry | MapNode,
  reading: Reading,
): { readonly schema?: SchemaSite; readonly content?: readonly MediaType[] } {
  const { schema, content } = value;
  if (schema && content) {
    slip(
      reading,
      'document/exclusive-fields',
      value.node.entries.get('content') ?? where,
      '"schema" and "content" exclude each other; "content" is left out',
    );
    return { schema };
  }
  if (schema) return { schema };
  if (content && content.length !== 1) {
    say(
      reading,
      'document/one-content',
      value.node.entries.get('content') ?? where,
      `"content" has exactly one media type here, not ${content.length}`,
    );
  }
  if (content?.[0]) return { content: content.slice(0, 1) };
  const faulty = value.node.entries.has('schema') || value.node.entries.has('content');
  if (!faulty)
    slip(
      reading,
      'document/no-schema',
      value.node,
      'neither "schema" nor "content" says what the value is; anything is allowed',
    );
  return {};
}

// Sequential media types (OpenAPI 3.2).
function isSequence(written: string): boolean {
  return /^(?:text\/event-stream|multipart\/|[^;]*[/+](?:x-)?(?:ndjson|jsonl|json-seq|jsonlines)\b)/i.test(written);
}

// `type/subtype` with optional parameters (RFC 9110, section 8.3.1), and media type ranges.
function isMediaType(written: string): boolean {
  return /^(?:\*|[!#$%&'*+.^_`|~0-9A-Za-z-]+)\/(?:\*|[!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:;\s*[^=;\s]+=(?:"[^"]*"|[^;\s"]*)\s*)*;?\s*$/.test(
    written,
  );
}
