// Schemas as lossless JSON Schema 2020-12.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import { withoutKeywords } from '../../openapi/schema/metaschema-vocabularies.ts';
import type { Report } from '../../diagnostics/report.ts';
import { toJson } from '../../source/node-to-json.ts';
import type { Json, ListNode, MapNode, Node, Source } from '../../source/node.ts';
import type { Annotations, Assertion, DynamicRef, ObjectSchema } from '../types/schema.ts';
import { noFacts, noForeign, type FactReader } from '../read-extensions.ts';
import { originOf, placeOfNode } from '../locate-origin.ts';
import type { NamedPlace, Places } from '../schema-ids/assign-schema-ids.ts';
import { present } from '../omit-undefined.ts';
import { annotationsOf, noAnnotations } from './annotations.ts';
import { discriminatorOf } from './discriminator.ts';
import { readAgain, schemasOf } from './earlier.ts';
import { groupsOf } from './keyword-groups.ts';
import { flagOf, jsonOf, listOf, textOf, valueOf } from './node-values.ts';
import { withNull } from './nullable.ts';
import { typesOf } from './json-types.ts';
import { reportImpossible } from './impossible-enum-values.ts';

export interface Assertions {
  /** Reads the schema at a location: a reference if it has an id, else the schema itself. Each is read once. */
  at(site: SchemaSite): Assertion;
  /** Reads a named schema. */
  of(place: NamedPlace): Assertion;
}

type Told = Pick<Report, 'add'>;

/** Schemas read from a file, and the sink for its diagnostics. */
interface OfText {
  readonly schemas: Map<Node, Assertion>;
  readonly report: Told;
}

/**
 * Creates a reader of schemas. Recursion is bounded, because deeply nested schemas have ids and are read separately.
 */
export function createAssertions(document: Document, places: Places, facts: FactReader, report: Report): Assertions {
  const { resolver } = places;
  const texts = new Map<Source, OfText>();
  const ofText = (source: Source): OfText => {
    const found = texts.get(source) ?? openText(source);
    texts.set(source, found);
    return found;
  };
  const openText = (source: Source): OfText => ({
    schemas: schemasOf(source, document.node, places.meaningOf(source)),
    report: {
      add(...finding) {
        readAgain(source);
        report.add(...finding);
      },
    },
  });

  const at = (site: SchemaSite): Assertion => {
    const id = places.idOf(site.node);
    return id === undefined ? content(site) : reference(site.node, id);
  };
  const content = (site: SchemaSite): Assertion => {
    const { node } = site;
    // Other kinds of nodes were reported, and allow any value.
    if (node.kind !== 'map') return node.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : true;
    const { schemas, report: told } = ofText(node.source);
    const before = schemas.get(node);
    if (before !== undefined) return before;
    const made = read(site, node, told);
    schemas.set(node, made);
    return made;
  };
  const read = (site: SchemaSite, written: MapNode, told: Told): ObjectSchema => {
    // The names of its branches may depend on other files.
    if (written.entries.has('discriminator')) readAgain(written.source);
    const node = withoutKeywords(written, site.resource.leftOut);
    const ref = referred(site, node, told);
    // OpenAPI 3.0: properties next to `$ref` "SHALL be ignored".
    if (document.version === '3.0' && node.entries.has('$ref'))
      return { ...bare(node), ...(ref !== undefined && { ref }) };
    const inner = (child: Node): Assertion => at(resolver.within(site, child));
    const schema = present<ObjectSchema>({
      origin: originOf(node),
      ref,
      dynamicRef: dynamicRef(site, node),
      resource: startsResource(site, written) ? site.resource.uri : undefined,
      dynamicAnchor: dynamicAnchor(site, written),
      types: typesOf(node),
      enum: distinctValues(listOf(node, 'enum')),
      const: jsonOf(node, 'const'),
      ...groupsOf(node, inner),
      discriminator: discriminatorOf(site, node, document, places, told),
      annotations: annotationsOf(node),
      facts: facts.ofSchema(node),
      foreign: facts.foreign(node),
    });
    reportImpossible(node, schema.types, told);
    if (schema.annotations.readOnly && schema.annotations.writeOnly) {
      const place = placeOfNode(valueOf(node, 'writeOnly') ?? node);
      told.add('model/read-and-write-only', {
        message: 'readOnly and writeOnly exclude each other; it is read as if it were neither',
        place,
      });
    }
    return flagOf(node, 'nullable') === true ? nullable(schema, node, told) : schema;
  };
  const referred = (site: SchemaSite, node: MapNode, told: Told): string | undefined => {
    const ref = textOf(node, '$ref');
    if (ref === undefined) return undefined;
    const target = resolver.follow(site, ref);
    if (!target && document.resolveSchema(site, ref)) {
      told.add('model/endless-reference', {
        message: 'this reference leads back to itself and never to a schema',
        place: placeOfNode(node),
      });
    }
    return target && places.idOf(target.node);
  };
  const dynamicRef = (site: SchemaSite, node: MapNode): DynamicRef | undefined => {
    const ref = textOf(node, '$dynamicRef');
    const initial = ref === undefined ? undefined : document.resolveDynamic(site, ref);
    const id = initial && places.idOf(initial.site.node);
    if (id === undefined) return undefined;
    return initial?.anchor === undefined ? { ref: id } : { ref: id, anchor: initial.anchor };
  };
  // A duplicate anchor is ignored; the first in the resource takes precedence.
  const dynamicAnchor = ({ resource }: SchemaSite, node: MapNode): string | undefined => {
    const name = textOf(node, '$dynamicAnchor');
    return name !== undefined && resource.dynamicAnchors.get(name) === node ? name : undefined;
  };
  // If the resource has dynamic anchors, each named schema has to state which resource it enters.
  const startsResource = ({ resource }: SchemaSite, node: MapNode): boolean =>
    node.entries.has('$dynamicAnchor') ||
    (document.version !== '3.0' && !(textOf(node, '$id') ?? '#').startsWith('#')) ||
    (resource.dynamicAnchors.size > 0 && places.idOf(node) !== undefined);
  const nullable = (schema: ObjectSchema, node: MapNode, told: Told): ObjectSchema => {
    if (schema.enum && !schema.enum.includes(null)) {
      told.add('model/nullable-enum', {
        message: 'the schema is nullable, but its enum does not list null; null is accepted',
        place: placeOfNode(listOf(node, 'enum') ?? node),
      });
    }
    return withNull(schema);
  };

  return {
    at,
    of: ({ site, aliasOf }) =>
      aliasOf === undefined
        ? content(site)
        : {
            ...bare(site.node),
            ...(site.resource.dynamicAnchors.size > 0 && { resource: site.resource.uri }),
            ref: aliasOf,
          },
  };
}

/** Returns the unique values of an `enum`. */
function distinctValues(list: ListNode | undefined): readonly Json[] | undefined {
  const seen = new Set<Json>();
  return list?.items
    .map(toJson)
    .filter((value) => (typeof value === 'object' && value !== null) || (!seen.has(value) && seen.add(value)));
}

function bare(node: Node): ObjectSchema {
  return { origin: originOf(node), annotations: noAnnotations, facts: noFacts, foreign: noForeign };
}

/** Returns a reference to a schema with an id, with the annotations at its location. */
function reference(node: Node, id: string): ObjectSchema {
  const own = node.kind === 'map' ? annotationsOf(node) : noAnnotations;
  if (own === noAnnotations) return { ...bare(node), ref: id };
  const { title, description, default: fallback, deprecated, readOnly, writeOnly } = own;
  const annotations = present<Annotations>({
    title,
    description,
    default: fallback,
    deprecated,
    readOnly,
    writeOnly,
    comment: undefined,
    examples: undefined,
    format: undefined,
    externalDocs: undefined,
    xml: undefined,
  });
  return { ...bare(node), ref: id, annotations };
}
