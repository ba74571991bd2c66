// What every reader of a part of the document needs: the version, the references, and where problems go.

import type { Code } from '../diagnostics/codes.ts';
import { codes } from '../diagnostics/codes.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Finding, Report } from '../diagnostics/report.ts';
import type { Entry, Node } from '../source/node.ts';
import type { Operation, SchemaSite, Version } from './types.ts';
import type { References } from './resolve-reference.ts';

/** The sorts of objects that a document consists of; each may carry `x-` keywords. */
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

/** A value and the resource that its references are relative to. */
export type Site = SchemaSite;

/** The state of reading one document. */
export interface Reading {
  readonly version: Version;
  readonly report: Report;
  readonly references: References;
  /** True for a document that speaks the vocabulary: its owner can mend it, so slips are errors. */
  readonly strict: boolean;
  /** Operations and components that are not read, because of mistakes that are told already. */
  readonly leftOut: ReadonlySet<Node>;
  /** Judges an `x-` keyword of an object. Strangers' keywords mean nothing, so by default this does nothing. */
  extension(kind: ObjectKind, entry: Entry): void;
  /** Notes a schema that stands in the document, so that it will be checked; answers its site. */
  schema(site: Site): SchemaSite;
  /** Notes an operation that was read, wherever it stands; answers it without its id if another has that. */
  operation(operation: Omit<Operation, 'method'>): Omit<Operation, 'method'>;
}

/** Reads a value: what it says, or undefined where it says nothing sound (which is reported). */
export type Read<T> = (at: Site, reading: Reading) => T | undefined;

/** Where a problem is: a value, or the key of an entry. */
export type Where = Node | Entry;

/** The place of a value or key. */
export function placeOf(where: Where): Place {
  const { source } = 'kind' in where ? where : where.value;
  return source.place(where.start, where.end);
}

/** Reports a problem at a value or key. */
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
 * Reports a slip: it is plain what was meant, so a stranger's document gets the code's own severity and goes
 * through; the owner of a document that speaks the vocabulary gets an error.
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

/** The site of a member. */
export function child(at: Site, node: Node): Site {
  return { node, resource: at.resource };
}
