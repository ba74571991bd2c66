// Context for reading a document: version, references, and reporting.

import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import type { DiagnosticDetails, Report } from '../diagnostics/report.ts';
import type { Entry, Node } from '../source/node.ts';
import type { Operation, SchemaLocation, OpenApiVersion } from './types.ts';
import type { ReferenceResolver } from './resolve-reference.ts';

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

/** A node, and the resource against which its references are resolved. */
export type NodeInResource = SchemaLocation;

/** Shared state for reading one document. */
export interface ReadContext {
  readonly version: OpenApiVersion;
  readonly report: Report;
  readonly resolver: ReferenceResolver;
  /** Operations and components to skip, because their errors were already reported. */
  readonly excluded: ReadonlySet<Node>;
  /** Checks an `x-` keyword of an object. Does nothing if the document does not use the vocabulary. */
  checkExtension(kind: ObjectKind, entry: Entry): void;
  /** Registers a schema for later checks; returns its location. */
  registerSchema(location: NodeInResource): SchemaLocation;
  /** Registers an operation; returns it without its `operationId` if another operation has the same one. */
  registerOperation(operation: Omit<Operation, 'method'>): Omit<Operation, 'method'>;
}

/** Parses a value. If it is invalid, reports that and returns `undefined`. */
export type Parser<T> = (location: NodeInResource, context: ReadContext) => T | undefined;

/** Position of a diagnostic: a value, or the key of an entry. */
export type NodeOrEntry = Node | Entry;

/** Returns the source location of a value or key. */
export function sourceLocation(position: NodeOrEntry): Location {
  const { source } = 'kind' in position ? position : position.value;
  return source.location(position.start, position.end);
}

/** Reports a diagnostic at a value or key. */
export function reportAt(
  context: ReadContext,
  code: DiagnosticCode,
  position: NodeOrEntry,
  message: string,
  details?: Omit<DiagnosticDetails, 'message' | 'location'>,
): void {
  context.report.add(code, { message, location: sourceLocation(position), ...details });
}

/** Returns a child node, in the same resource as its parent. */
export function childInResource(parent: NodeInResource, node: Node): NodeInResource {
  return { node, resource: parent.resource };
}
