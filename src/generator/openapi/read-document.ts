// Reading of an OpenAPI document: every violation is reported, and the valid rest is returned.

import type { Report } from '../diagnostics/report.ts';
import type { SourceSet } from '../source/load-sources.ts';
import type { MapNode, Node } from '../source/node.ts';
import { checkDialect } from './checks/json-schema-dialect.ts';
import { checkLinks } from './checks/operations.ts';
import { completePaths } from './checks/paths.ts';
import { checkSecurity } from './checks/security.ts';
import { checkParents, distinctTags } from './checks/tags.ts';
import { noComponents, readRoot } from './objects/root.ts';
import type { Document, SchemaSite } from './types.ts';
import { placeOf, slip, type Reading } from './read-context.ts';
import { createReferences, type References } from './resolve-reference.ts';
import { checkAnchors, checkIdentifiers } from './schema/anchors.ts';
import { checkSchemas } from './schema/check-schemas.ts';
import { checkRings } from './schema/reference-cycles.ts';
import { startReading, type Noted } from './create-context.ts';
import { withoutSwagger } from './swagger2/convert.ts';
import { inWordsOfFile } from './swagger2/quoted-source.ts';
import { versionOf } from './detect-version.ts';
import { vocabularyOf } from './extensions/check-extensions.ts';
import { checkNames } from './extensions/check-names.ts';
import { checkSchemaKeywords } from './extensions/check-schema-extensions.ts';

/**
 * Returns the document; `undefined` if it cannot be read at all. Do not build on it if the report has failed.
 * `excluded`: operations and components that are not read.
 */
export function readDocument(
  loaded: SourceSet,
  told: Report,
  leftOut: ReadonlySet<Node> = new Set(),
): Document | undefined {
  const sources = withoutSwagger(loaded, told);
  const report = inWordsOfFile(told, sources);
  const root = sources.roots.get(sources.entry);
  if (!root) return undefined;
  if (root.kind !== 'map') {
    report.add('document/not-an-object', { message: 'an OpenAPI document is an object', place: placeOf(root) });
    return undefined;
  }
  const version = versionOf(root, report);
  const references = version && createReferences(sources, version);
  if (!references) return undefined;
  const vocabulary = vocabularyOf(root, (where, message, help) =>
    report.add('document/keyword-value', { message, place: placeOf(where), ...(help !== undefined && { help }) }),
  );
  const { reading, noted } = startReading(version, references, report, vocabulary, leftOut);
  const fields = readRoot(references.root, reading);
  if (!fields) return undefined;
  const { node, info, servers, tags, externalDocs, security, paths, webhooks, components = noComponents } = fields;
  checkParts(node, reading);
  const document: Document = {
    node,
    version,
    file: sources.entry,
    info: info ?? { node, title: '', version: '' },
    servers,
    tags: distinctTags(tags, reading),
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    paths: completePaths(node, paths ?? [], reading),
    webhooks,
    components,
    ...(vocabulary && { vocabulary }),
    resolveSchema: (site, ref) => schemaTarget(references, site, ref),
    resolveDynamic: (site, ref) => {
      const target = schemaTarget(references, site, ref);
      const { dynamicAnchor } = references.resolve(site, ref);
      return target && { site: target, ...(dynamicAnchor !== undefined && { anchor: dynamicAnchor }) };
    },
  };
  checkDocument(document, noted, reading);
  return document;
}

/** Runs the checks that need the whole document. */
function checkDocument(document: Document, { schemas, operations }: Noted, reading: Reading): void {
  const found = checkSchemas(schemas, reading);
  checkAnchors(found.schemas, reading);
  checkIdentifiers(found.schemas, reading);
  checkRings(found.schemas, reading);
  checkDialect(document.node, found.schemas, reading);
  checkLinks(document, operations, reading);
  checkParents(document.tags, operations, reading);
  checkSecurity(document, operations, reading);
  if (!document.vocabulary) return;
  checkSchemaKeywords(document, found, reading);
  checkNames(document, operations, new Set([...found.names, ...document.components.schemas.keys()]), reading);
}

function checkParts(root: MapNode, reading: Reading): void {
  if (!root.entries.has('info')) slip(reading, 'document/expected-field', root, '"info" is missing');
  const parts = reading.version === '3.0' ? ['paths'] : ['paths', 'webhooks', 'components'];
  if (parts.some((part) => root.entries.has(part))) return;
  slip(
    reading,
    'document/expected-field',
    root,
    `${parts.map((part) => `"${part}"`).join(', ')} ${parts.length > 1 ? 'are' : 'is'} missing: the document describes nothing`,
  );
}

function schemaTarget(references: References, site: SchemaSite, ref: string): SchemaSite | undefined {
  const target = references.resolve(site, ref).site;
  return target && isSchema(target.node) ? target : undefined;
}

function isSchema(node: Node): boolean {
  return node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean');
}
