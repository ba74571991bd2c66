// Read context of a document: version, references, and reporting.

import type { Code } from '../diagnostics/codes.ts';
import { codes } from '../diagnostics/codes.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Finding, Report } from '../diagnostics/report.ts';
import type { Entry, Node } from '../source/node.ts';
import type { Operation, SchemaSite, Version } from './types.ts';
import type { References } from './resolve-reference.ts';

/** Kinds of objects in a document; each may have `x-` keywords. */
export type ObjectKind =
  | 'root'
  | 'info'
  | 'contact'
  | 'license'
  | 'server'
  | 'server variable'
  | 'tag'
  | 'external documentation'
  | 'paths'
  | 'path item'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'request body'
  | 'media type'
  | 'encoding'
  | 'responses'
  | 'response'
  | 'example'
  | 'link'
  | 'callback'
  | 'components'
  | 'security scheme'
  | 'OAuth flows'
  | 'OAuth flow'
  | 'schema'
  | 'discriminator'
  | 'xml';

/** A node, and the resource that its references are relative to. */
export type Site = SchemaSite;

/** Shared state while one document is read. */
export interface Reading {
  readonly version: Version;
  readonly report: Report;
  readonly references: References;
  /** Whether the document uses the vocabulary. Then its owner can fix it, so recoverable errors are errors. */
  readonly strict: boolean;
  /** Operations and components that are not read, because their errors were reported before. */
  readonly leftOut: ReadonlySet<Node>;
  /** Checks an `x-` keyword of an object. Does nothing if the document does not use the vocabulary. */
  extension(kind: ObjectKind, entry: Entry): void;
  /** Registers a schema for later checks; returns its location. */
  schema(site: Site): SchemaSite;
  /** Registers an operation; returns it without its `operationId` if another operation has the same one. */
  operation(operation: Omit<Operation, 'method'>): Omit<Operation, 'method'>;
}

/** Parses a value; `undefined` if it is invalid, which is reported. */
export type Read<T> = (at: Site, reading: Reading) => T | undefined;

/** Position of a diagnostic: a value, or the key of an entry. */
export type Where = Node | Entry;

/** Returns the source location of a value or key. */
export function placeOf(where: Where): Place {
  const { source } = 'kind' in where ? where : where.value;
  return source.place(where.start, where.end);
}

/** Reports a diagnostic at a value or key. */
export function say(
  reading: Reading,
  code: Code,
  where: Where,
  message: string,
  more?: Omit<Finding, 'message' | 'place'>,
): void {
  reading.report.add(code, { message, place: placeOf(where), ...more });
}

/**
 * Reports a recoverable error: the intent is clear, so the document is read with the code's own severity. If the
 * document uses the vocabulary, it is an error.
 */
export function slip(
  reading: Reading,
  code: Code,
  where: Where,
  message: string,
  more?: Omit<Finding, 'message' | 'place' | 'severity'>,
): void {
  say(reading, code, where, message, { ...more, severity: reading.strict ? 'error' : codes[code].severity });
}

/** Returns the location of a child node, in the same resource. */
export function child(at: Site, node: Node): Site {
  return { node, resource: at.resource };
}
