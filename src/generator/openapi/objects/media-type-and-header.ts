// Media type, encoding, and header objects, which are mutually recursive.

import {
  defaulted,
  boolean,
  lazy,
  array,
  transform,
  mapAsArray,
  object,
  optional,
  optionalNullable,
  since32,
  string,
  stringEnum,
} from '../parser-combinators.ts';
import type { Encoding, Header, MediaType, SchemaLocation } from '../types.ts';
import { reportAt, sourceLocation, type NodeOrEntry, type Parser, type ReadContext } from '../read-context.ts';
import { orReference } from '../read-reference.ts';
import type { Entry, MapNode } from '../../source/node.ts';
import { anyNode, collectExamples, readExamples, readSchema } from './schema-and-example.ts';

const readMediaType = orReference(
  'mediaTypes',
  object('media type', {
    schema: optional(readSchema),
    itemSchema: since32(optional(readSchema)),
    example: optionalNullable(anyNode),
    examples: optional(readExamples),
    encoding: defaulted(
      lazy(() => readEncodings),
      [],
    ),
    prefixEncoding: since32(optional(array(lazy(() => readEncoding)))),
    itemEncoding: since32(optional(lazy(() => readEncoding))),
  }),
);

/** Parses `components.mediaTypes`. Its keys are component names; the media type is the key of the reference. */
export const readComponentMediaTypes: Parser<readonly object[]> = mapAsArray(readMediaType, (_name, value) => value);

/** Parses `content`, in document order. */
export const readContent: Parser<readonly MediaType[]> = mapAsArray(
  readMediaType,
  (mediaType, value, entry, context): MediaType => {
    if (!isMediaType(mediaType)) {
      reportAt(
        context,
        'document/invalid-media-type',
        entry,
        `invalid media type \`${mediaType}\`: expected a type such as \`application/json\` or \`image/*\``,
      );
    }
    const { node, schema: wholeSchema, itemSchema, encoding } = value;
    // For sequential media types, `schema` also describes an item. OpenAPI 3.2 adds `itemSchema` for this purpose.
    const schema = itemSchema ?? wholeSchema;
    if (itemSchema && !isSequentialMediaType(mediaType))
      reportAt(
        context,
        'document/unexpected-item-schema',
        entry,
        `\`itemSchema\` requires a sequential media type, not \`${mediaType}\`; using it as \`schema\``,
      );
    return { node, mediaType, ...(schema && { schema }), examples: collectExamples(value, context), encoding };
  },
);

const readHeader = orReference(
  'headers',
  object('header', {
    description: optional(string),
    required: defaulted(boolean, false),
    deprecated: defaulted(boolean, false),
    allowEmptyValue: optional(boolean),
    style: optional(stringEnum(['simple'])),
    explode: defaulted(boolean, false),
    allowReserved: optional(boolean),
    schema: optional(readSchema),
    content: optional(readContent),
    example: optionalNullable(anyNode),
    examples: optional(readExamples),
  }),
);

/** Parses `components.headers`. */
export const readNamedHeaders: Parser<readonly Header[]> = mapAsArray(
  readHeader,
  (name, value, entry, context): Header => {
    const { node, description, required, deprecated, explode, component } = value;
    return {
      node,
      name,
      required,
      deprecated,
      explode,
      examples: collectExamples(value, context),
      ...readSchemaOrContent(value, entry, context),
      ...(description !== undefined && { description }),
      ...(component !== undefined && { component }),
    };
  },
);

/**
 * Parses `headers` of a response or encoding. Excludes Content-Type, because `content` determines it, and duplicates:
 * names are case-insensitive.
 */
export const readHeaders: Parser<readonly Header[]> = transform(readNamedHeaders, (headers, location, context) => {
  const entryOf = (name: string): NodeOrEntry =>
    (location.node.kind === 'map' ? location.node.entries.get(name) : undefined) ?? location.node;
  const seen = new Map<string, NodeOrEntry>();
  return headers.filter(({ name }) => {
    const key = name.toLowerCase();
    const first = seen.get(key);
    seen.set(key, first ?? entryOf(name));
    if (first)
      reportAt(context, 'document/duplicate-parameter', entryOf(name), `duplicate header \`${name}\``, {
        related: [{ location: sourceLocation(first), message: 'first declared here' }],
      });
    else if (key === 'content-type')
      reportAt(
        context,
        'document/ignored-header',
        entryOf(name),
        `header \`${name}\` has no effect: the media type in \`content\` determines it`,
      );
    return !first && key !== 'content-type';
  });
});

const readEncoding = object('encoding', {
  contentType: optional(string),
  headers: defaulted(readHeaders, []),
  style: optional(stringEnum(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'])),
  explode: optional(boolean),
  allowReserved: defaulted(boolean, false),
  encoding: since32(optional(lazy(() => readEncodings))),
  prefixEncoding: since32(optional(array(lazy((): Parser<unknown> => readEncoding)))),
  itemEncoding: since32(optional(lazy((): Parser<unknown> => readEncoding))),
});

const readEncodings: Parser<readonly Encoding[]> = mapAsArray(readEncoding, (property, encoding): Encoding => ({
  ...encoding,
  property,
}));

interface SchemaOrContent {
  readonly node: MapNode;
  readonly schema?: SchemaLocation | undefined;
  readonly content?: readonly MediaType[] | undefined;
}

/** Returns the schema, or the content with a single media type, of a parameter or header. */
export function readSchemaOrContent(
  value: SchemaOrContent,
  position: Entry | MapNode,
  context: ReadContext,
): { readonly schema?: SchemaLocation; readonly content?: readonly MediaType[] } {
  const { schema, content } = value;
  if (schema && content) {
    reportAt(
      context,
      'document/mutually-exclusive-fields',
      value.node.entries.get('content') ?? position,
      '`content` conflicts with `schema`; using `schema`',
    );
    return { schema };
  }
  if (schema) return { schema };
  if (content && content.length !== 1) {
    reportAt(
      context,
      'document/single-media-type',
      value.node.entries.get('content') ?? position,
      `expected one media type in \`content\`, found ${content.length}`,
    );
  }
  if (content?.[0]) return { content: content.slice(0, 1) };
  const hasInvalidField = value.node.entries.has('schema') || value.node.entries.has('content');
  if (!hasInvalidField)
    reportAt(context, 'document/missing-schema', value.node, 'missing `schema` or `content`; any value is allowed');
  return {};
}

// Returns whether the content is a sequence of items (a sequential media type of OpenAPI 3.2).
function isSequentialMediaType(mediaType: string): boolean {
  return /^(?:text\/event-stream|multipart\/|[^;]*[/+](?:x-)?(?:ndjson|jsonl|json-seq|jsonlines)\b)/i.test(mediaType);
}

// Accepts `type/subtype` with optional parameters (RFC 9110, section 8.3.1), and media type ranges.
function isMediaType(mediaType: string): boolean {
  return /^(?:\*|[!#$%&'*+.^_`|~0-9A-Za-z-]+)\/(?:\*|[!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:;\s*[^=;\s]+=(?:"[^"]*"|[^;\s"]*)\s*)*;?\s*$/.test(
    mediaType,
  );
}
