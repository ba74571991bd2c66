// Reading of an OpenAPI document: every violation is reported, and the valid rest is returned.

import type { Report } from '../diagnostics/report.ts';
import type { SourceSet } from '../source/load-sources.ts';
import type { MapNode, Node } from '../source/node.ts';
import { checkDialect } from './checks/json-schema-dialect.ts';
import { checkLinks } from './checks/operations.ts';
import { completePathParameters } from './checks/paths.ts';
import { checkSecurity } from './checks/security.ts';
import { checkTagParents, removeDuplicateTags } from './checks/tags.ts';
import { emptyComponents, readRoot } from './objects/root.ts';
import type { Document, SchemaLocation } from './types.ts';
import { sourceLocation, reportRecoverable, type ReadContext } from './read-context.ts';
import { createReferenceResolver, type ReferenceResolver } from './resolve-reference.ts';
import { checkAnchors, checkIds } from './schema/anchors.ts';
import { checkSchemas } from './schema/check-schemas.ts';
import { checkReferenceCycles } from './schema/reference-cycles.ts';
import { createReadContext, type DocumentIndex } from './create-context.ts';
import { convertSwagger } from './swagger2/convert.ts';
import { withOriginalNames } from './swagger2/quoted-source.ts';
import { detectVersion } from './detect-version.ts';
import { readRootVocabulary } from './extensions/check-extensions.ts';
import { checkExtensionNames } from './extensions/check-names.ts';
import { checkSchemaExtensions } from './extensions/check-schema-extensions.ts';

/**
 * Returns the document; `undefined` if it cannot be read at all. Do not build on it if the report has failed.
 * `excluded`: operations and components that are not read.
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
      message: 'an OpenAPI document is an object',
      location: sourceLocation(root),
    });
    return undefined;
  }
  const version = detectVersion(root, report);
  const resolver = version && createReferenceResolver(sources, version);
  if (!resolver) return undefined;
  const vocabulary = readRootVocabulary(root, (where, message, help) =>
    report.add('document/invalid-extension-value', {
      message,
      location: sourceLocation(where),
      ...(help !== undefined && { help }),
    }),
  );
  const { reading: context, noted: index } = createReadContext(version, resolver, report, vocabulary, excluded);
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
      return target && { site: target, ...(dynamicAnchor !== undefined && { anchor: dynamicAnchor }) };
    },
  };
  checkDocument(document, index, context);
  return document;
}

/** Runs the checks that need the whole document. */
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
  checkExtensionNames(
    document,
    operations,
    new Set([...schemaIndex.names, ...document.components.schemas.keys()]),
    context,
  );
}

function checkRequiredFields(root: MapNode, context: ReadContext): void {
  if (!root.entries.has('info')) reportRecoverable(context, 'document/inferred-field', root, '"info" is missing');
  const parts = context.version === '3.0' ? ['paths'] : ['paths', 'webhooks', 'components'];
  if (parts.some((part) => root.entries.has(part))) return;
  reportRecoverable(
    context,
    'document/inferred-field',
    root,
    `${parts.map((part) => `"${part}"`).join(', ')} ${parts.length > 1 ? 'are' : 'is'} missing: the document describes nothing`,
  );
}

function resolveSchema(resolver: ReferenceResolver, location: SchemaLocation, ref: string): SchemaLocation | undefined {
  const target = resolver.resolve(location, ref).target;
  return target && isSchema(target.node) ? target : undefined;
}

function isSchema(node: Node): boolean {
  return node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean');
}
