// What a document says: the located tree read as OpenAPI, every violation reported, the sound rest kept.

import type { Report } from '../report/report.ts';
import type { SourceSet } from '../source/load.ts';
import type { MapNode, Node } from '../source/tree.ts';
import { noComponents, readRoot } from './objects/root.ts';
import { checkSchemas } from './schema/check.ts';
import { checkEndless } from './schema/endless.ts';
import type { Document, Operation, SchemaSite, Version } from './openapi.ts';
import { placeOf, type Reading, type Site } from './reading.ts';
import { checkExtension, vocabularyOf } from './vocabulary/check.ts';
import type { Vocabulary } from './vocabulary/declarations.ts';
import { createReferences, type References } from './references.ts';

/** The document that the sources hold; undefined where it is none or has no sound root. */
export function readDocument(sources: SourceSet, report: Report): Document | undefined {
  const root = sources.roots.get(sources.entry);
  if (!root) return undefined;
  if (root.kind !== 'map') {
    report.add('document/not-an-object', { message: 'an OpenAPI document is an object', place: placeOf(root) });
    return undefined;
  }
  const version = versionOf(root, report);
  const references = version && createReferences(sources, version);
  if (!references) return undefined;

  const schemas: SchemaSite[] = [];
  const operations: Omit<Operation, 'method'>[] = [];
  const vocabulary = vocabularyOf(root, (where, message, help) =>
    report.add('document/keyword-value', { message, place: placeOf(where), ...(help !== undefined && { help }) }),
  );
  const reading = createReading(version, references, report, vocabulary, schemas, operations);
  const fields = readRoot(references.root, reading);
  if (!fields) return undefined;
  const { schemas: all } = checkSchemas(schemas, reading);
  checkEndless(all, reading);
  const { node, info, servers, tags, externalDocs, security, paths = [], webhooks, components = noComponents } = fields;
  return {
    node,
    version,
    file: sources.entry,
    info,
    servers,
    tags,
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    paths,
    webhooks,
    components,
    ...(vocabulary && { vocabulary }),
    resolveSchema: (site, ref) => schemaTarget(references, site, ref),
    resolveDynamic: (site, ref) => {
      const { site: target, dynamicAnchor } = references.resolve(site, ref);
      return target && { site: target, ...(dynamicAnchor !== undefined && { anchor: dynamicAnchor }) };
    },
  };
}

function createReading(version: Version, references: References, report: Report, vocabulary: Vocabulary | undefined, schemas: SchemaSite[], operations: Omit<Operation, 'method'>[]): Reading {
  const sites = new Map<Node, SchemaSite>();
  const reading: Reading = {
    version,
    report,
    references,
    strict: vocabulary !== undefined,
    extension(kind, entry) {
      if (vocabulary) checkExtension(kind, entry, vocabulary, reading);
    },
    schema(at) {
      const known = sites.get(at.node);
      if (known) return known;
      const site = references.enter(at);
      sites.set(at.node, site);
      schemas.push(site);
      return site;
    },
    operation: (operation) => operations.push(operation),
  };
  return reading;
}

function schemaTarget(references: References, site: Site, ref: string): SchemaSite | undefined {
  const target = references.resolve(site, ref).site;
  return target && isSchema(target.node) ? target : undefined;
}

function isSchema(node: Node): boolean {
  return node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean');
}

function versionOf(root: MapNode, report: Report): Version | undefined {
  const stated = root.entries.get('openapi');
  const written = stated?.value.kind === 'scalar' ? stated.value.raw.replace(/^["']|["']$/g, '') : '';
  const known = /^3\.([01])(?:\.\d+(?:-.*)?)?$/.exec(written)?.[1];
  if (known !== undefined) return known === '0' ? '3.0' : '3.1';
  const swagger = root.entries.get('swagger');
  if (stated) report.add('document/version', { message: `OpenAPI "${written}" is not read, only 3.0 and 3.1`, place: placeOf(stated.value) });
  else if (swagger) {
    report.add('document/version', {
      message: 'this is a Swagger 2.0 document, and only OpenAPI 3.0 and 3.1 are read',
      place: placeOf(swagger),
      help: 'Convert it first, for example with swagger2openapi.',
    });
  } else report.add('document/version', { message: '"openapi" is missing, so this is no OpenAPI document', place: placeOf(root) });
  return undefined;
}
