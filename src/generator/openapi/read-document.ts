// Reads an OpenAPI document: reports every violation, and returns the valid parts.

import { createReport, type Report } from '../diagnostics/report.ts';
import type { SourceSet } from '../source/load-sources.ts';
import { scalarText, type MapNode, type Node } from '../source/node.ts';
import { checkDialect } from './schema/dialects.ts';
import { checkLinks, dropDuplicateOperationId } from './checks/operation-ids-and-links.ts';
import { completePathParameters } from './checks/paths.ts';
import { checkSecurity } from './checks/security.ts';
import { checkTagParents, removeDuplicateTags } from './checks/duplicate-tags-and-parents.ts';
import { describeNode } from './parser-combinators.ts';
import { emptyComponents, readRoot } from './objects/root-and-components.ts';
import type { Document, SchemaLocation, Operation, OpenApiVersion } from './types.ts';
import { sourceLocation, reportAt, type ReadContext } from './read-context.ts';
import { createReferenceResolver, type ReferenceResolver } from './resolve-reference.ts';
import { checkSchemas, checkAnchors, checkIds, checkReferenceCycles } from './schema/check-schemas.ts';
import { convertSwagger } from './swagger2/convert.ts';
import { withOriginalNames } from './swagger2/original-names.ts';
import { readRootVocabulary, checkExtension, checkSchemaExtensions } from './extensions/check-extensions.ts';
import { checkNamesInExtensions } from './extensions/check-names-in-extensions.ts';
import type { Vocabulary } from './extensions/types.ts';

/**
 * Reads the document; returns `undefined` if it cannot be read at all. If the report has errors, the result is
 * incomplete. `excluded` lists operations and components to skip.
 */
export function readDocument(
  loadedSources: SourceSet,
  originalReport: Report,
  excluded: ReadonlySet<Node> = new Set(),
): Document | undefined {
  const sources = convertSwagger(loadedSources, originalReport);
  const report = withOriginalNames(originalReport, sources);
  const root = sources.roots.get(sources.entry);
  if (!root) return undefined;
  if (root.kind !== 'map') {
    report.add('document/not-an-object', {
      message: `expected an OpenAPI document, found ${describeNode(root)}`,
      location: sourceLocation(root),
    });
    return undefined;
  }
  const version = detectVersion(root, report);
  const resolver = version && createReferenceResolver(sources, version);
  if (!resolver) return undefined;
  const vocabulary = readRootVocabulary(root, (position, message, help) =>
    report.add('document/invalid-extension-value', {
      message,
      location: sourceLocation(position),
      ...(help !== undefined && { help }),
    }),
  );
  const { context, index } = createReadContext(version, resolver, report, vocabulary, excluded);
  const fields = readRoot(resolver.root, context);
  if (!fields) return undefined;
  const { node, info, servers, tags, externalDocs, security, paths, webhooks, components = emptyComponents } = fields;
  checkRequiredFields(node, context);
  const document: Document = {
    node,
    version,
    file: sources.entry,
    info: info ?? { node, title: '', version: '' },
    servers,
    tags: removeDuplicateTags(tags, context),
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    paths: completePathParameters(node, paths ?? [], context),
    webhooks,
    components,
    ...(vocabulary && { vocabulary }),
    resolveSchema: (location, ref) => resolveSchema(resolver, location, ref),
    resolveDynamic: (location, ref) => {
      const target = resolveSchema(resolver, location, ref);
      const { dynamicAnchor } = resolver.resolve(location, ref);
      return target && { target, ...(dynamicAnchor !== undefined && { anchor: dynamicAnchor }) };
    },
  };
  checkDocument(document, index, context);
  return document;
}

/** Runs the checks that require the whole document. */
function checkDocument(document: Document, { schemas, operations }: DocumentIndex, context: ReadContext): void {
  const schemaIndex = checkSchemas(schemas, context);
  checkAnchors(schemaIndex.schemas, context);
  checkIds(schemaIndex.schemas, context);
  checkReferenceCycles(schemaIndex.schemas, context);
  checkDialect(document.node, schemaIndex.schemas, context);
  checkLinks(document, operations, context);
  checkTagParents(document.tags, operations, context);
  checkSecurity(document, operations, context);
  if (!document.vocabulary) return;
  checkSchemaExtensions(document, schemaIndex, context);
  checkNamesInExtensions(
    document,
    operations,
    new Set([...schemaIndex.names, ...document.components.schemas.keys()]),
    context,
  );
}

function checkRequiredFields(root: MapNode, context: ReadContext): void {
  if (!root.entries.has('info')) reportAt(context, 'document/inferred-field', root, 'missing `info`');
  const parts = context.version === '3.0' ? ['paths'] : ['paths', 'webhooks', 'components'];
  if (parts.some((part) => root.entries.has(part))) return;
  reportAt(
    context,
    'document/inferred-field',
    root,
    parts.length > 1 ? 'missing `paths`, `webhooks`, or `components`' : 'missing `paths`',
  );
}

function resolveSchema(resolver: ReferenceResolver, location: SchemaLocation, ref: string): SchemaLocation | undefined {
  const target = resolver.resolve(location, ref).target;
  return target && isSchema(target.node) ? target : undefined;
}

/** Returns whether a node can be a schema. */
export function isSchema(node: Node): boolean {
  return node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean');
}

/** Schemas and operations, in the order in which they were read. */
export interface DocumentIndex {
  readonly schemas: readonly SchemaLocation[];
  readonly operations: readonly Omit<Operation, 'method'>[];
}

/** Creates a read context, and the index that it populates. */
export function createReadContext(
  version: OpenApiVersion,
  resolver: ReferenceResolver,
  report: Report,
  vocabulary: Vocabulary | undefined,
  excluded: ReadonlySet<Node>,
): { readonly context: ReadContext; readonly index: DocumentIndex } {
  const schemas: SchemaLocation[] = [];
  const operations: Omit<Operation, 'method'>[] = [];
  const ids = new Map<string, MapNode>();
  const locations = new Map<Node, SchemaLocation>();
  const context: ReadContext = {
    version,
    report,
    resolver,
    excluded,
    checkExtension(kind, entry) {
      if (vocabulary) checkExtension(kind, entry, vocabulary, context);
    },
    registerSchema(location) {
      const existing = locations.get(location.node);
      if (existing) return existing;
      const registered = resolver.enterResource(location);
      locations.set(location.node, registered);
      schemas.push(registered);
      return registered;
    },
    registerOperation(operation) {
      const registered = dropDuplicateOperationId(operation, ids, context);
      operations.push(registered);
      return registered;
    },
  };
  return { context, index: { schemas, operations } };
}

/** Returns the OpenAPI version of converted sources; `undefined` if the document has none that is supported. */
export function versionOf({ roots, entry }: SourceSet): OpenApiVersion | undefined {
  const root = roots.get(entry);
  return root?.kind === 'map' ? detectVersion(root, createReport()) : undefined;
}

/** Returns the OpenAPI version (3.0, 3.1, or 3.2). Reports any other version and returns `undefined`. */
export function detectVersion(root: MapNode, report: Report): OpenApiVersion | undefined {
  const versionEntry = root.entries.get('openapi');
  const value = versionEntry?.value.kind === 'scalar' ? scalarText(versionEntry.value) : '';
  const version = /^(3\.[012])(?:\.\d+(?:-.*)?)?$/.exec(value)?.[1];
  if (version === '3.0' || version === '3.1' || version === '3.2') return version;
  const swagger = root.entries.get('swagger')?.value;
  if (versionEntry)
    report.add('document/unsupported-version', {
      message: `unsupported OpenAPI version \`${value}\`: expected 3.0, 3.1, or 3.2`,
      location: sourceLocation(versionEntry.value),
    });
  else if (swagger)
    report.add('document/unsupported-version', {
      message: 'unsupported Swagger version: expected 2.0',
      location: sourceLocation(swagger),
    });
  else
    report.add('document/unsupported-version', {
      message: 'missing `openapi`: the file is not an OpenAPI document',
      location: sourceLocation(root),
    });
  return undefined;
}
