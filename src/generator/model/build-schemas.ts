// Named schemas of the model, and the reader of inline schemas.

import type { Document, SchemaSite } from '../openapi/types.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { createAssertions } from './read-schema/read-schema.ts';
import { mapOf, valueOf } from './read-schema/node-values.ts';
import { checkAssertion } from './unsatisfiable-schemas.ts';
import type { RefusedDefault, Schema, Typed } from './types/api.ts';
import type { Assertion } from './types/schema.ts';
import type { FactReader } from './read-extensions.ts';
import { appliedInPlace, longestChain, orderOf, tooLong } from './reference-graph.ts';
import { inheritors } from './union-base.ts';
import { assignNames, type Named } from './naming/assign-names.ts';
import { originOf, placeOf, placeOfNode } from './locate-origin.ts';
import { namePlaces, type NamedPlace } from './schema-ids/assign-schema-ids.ts';
import { createDifferences, differingSchemas } from './shape/request-response-difference.ts';
import { createShapes } from './shape/build-shapes.ts';
import { summarise, type Summary } from './shape/schema-summary.ts';
import { createDefaults } from './validate/effective-defaults.ts';
import { createJudge } from './validate/validate.ts';

/** Options that decide which values are valid. */
export interface Judgement {
  /**
   * Whether `format` is an assertion.
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
}

export interface BuiltSchemas {
  /** In code point order of id. */
  readonly schemas: readonly Schema[];
  /** Returns the schema at a location with its shapes; the same location yields the same object. */
  typed(site: SchemaSite): Typed;
  /** Invalid defaults of the named schemas, and of the inline schemas read so far. */
  readonly refusedDefaults: readonly RefusedDefault[];
}

/** Reads all named schemas; `undefined` if validation against one would never terminate. */
export function buildSchemas(
  document: Document,
  facts: FactReader,
  report: Report,
  judgement: Judgement,
): BuiltSchemas | undefined {
  const places = namePlaces(document);
  const assertions = createAssertions(document, places, facts, report);
  const read = new Map(places.named.map((place) => [place.id, { place, assertion: assertions.of(place) }]));

  const firstEdges = edgesOf(read);
  const first = orderOf(firstEdges);
  for (const ring of first.rings) {
    for (const { id, base, assertion } of inheritors(ring, (member) => read.get(member)?.assertion)) {
      const entry = read.get(id);
      if (entry) read.set(id, { ...entry, assertion });
      reportInherited(id, base, read, report);
    }
  }
  const edges = first.rings.length === 0 ? firstEdges : edgesOf(read);
  const { order, rings } = first.rings.length === 0 ? first : orderOf(edges);
  for (const ring of rings) reportRing(ring, read, report);
  if (rings.length > 0) return undefined;
  const deep = tooLong(order, edges);
  for (const id of deep) reportDeep(id, read, report);
  if (deep.length > 0) return undefined;

  const defaults = createDefaults(
    createJudge({ schemas: [...read.values()], schema: (id) => read.get(id) }, judgement),
  );
  for (const [id, { place, assertion }] of read) read.set(id, { place, assertion: defaults.settled(assertion) });

  const summaries = new Map<string, Summary>();
  const summary = (id: string): Summary | undefined => summaries.get(id);
  for (const id of order) {
    const assertion = read.get(id)?.assertion;
    if (assertion !== undefined) summaries.set(id, summarise(assertion, summary));
  }
  const difference = createDifferences(summary);
  const differing = differingSchemas(new Map([...read].map(([id, { assertion }]) => [id, difference(assertion)])));
  const known = { assertion: (id: string) => read.get(id)?.assertion, summary, difference };
  const shapes = createShapes(known);
  const names = assignNames(
    [...read.values()].map(({ place }) => named(place, document, facts)),
    'schema',
    report,
    document.vocabulary !== undefined,
  );

  const schemas: Schema[] = [];
  for (const [id, { place, assertion }] of read) {
    const name = names.get(id);
    if (!name) continue;
    checkAssertion(assertion, known, report);
    schemas.push(
      schemaOf({ id, name, origin: originOf(place.site.node), readingsDiffer: differing.has(id) }, shapes(assertion)),
    );
  }
  const used = new Map<SchemaSite['node'], Typed>();
  return {
    schemas,
    refusedDefaults: defaults.refused,
    typed(site) {
      const before = used.get(site.node);
      if (before) return before;
      const assertion = defaults.settled(assertions.at(site));
      checkAssertion(assertion, known, report);
      const made = shapes(assertion);
      used.set(site.node, made);
      return made;
    },
  };
}

function schemaOf({ id, name, origin, readingsDiffer }: Omit<Schema, keyof Typed>, typed: Typed): Schema {
  return {
    id,
    name,
    origin,
    readingsDiffer,
    assertion: typed.assertion,
    get request() {
      return typed.request;
    },
    get response() {
      return typed.response;
    },
  };
}

function named({ id, text, site, aliasOf }: NamedPlace, document: Document, facts: FactReader): Named {
  const { node } = site;
  const override = node.kind === 'map' && aliasOf === undefined ? facts.ofSchema(node).name : undefined;
  const place = (): Place => {
    const written = override === undefined || node.kind !== 'map' ? undefined : valueOf(node, 'x-name');
    return written ? placeOfNode(written) : (componentKey(document, id) ?? placeOfNode(node));
  };
  return { id, text, label: text, override, place };
}

/** Returns the location of a component's key. */
function componentKey({ node }: Document, name: string): Place | undefined {
  const components = mapOf(node, 'components');
  const entry = components && mapOf(components, 'schemas')?.entries.get(name);
  return entry?.value.source.place(entry.start, entry.end);
}

type Read = ReadonlyMap<string, { readonly place: NamedPlace; readonly assertion: Assertion }>;

function edgesOf(read: Read): ReadonlyMap<string, readonly string[]> {
  return new Map([...read].map(([id, { assertion }]) => [id, appliedInPlace(assertion)]));
}

function reportInherited(id: string, base: string, read: Read, report: Report): void {
  const [child, parent] = [read.get(id)?.assertion, read.get(base)?.assertion];
  if (typeof child !== 'object' || typeof parent !== 'object') return;
  report.add('model/inherited-union', {
    message: `"${id}" extends "${base}", which is a union of it: it has the members of "${base}", and the union is not judged again there`,
    place: placeOf(child.origin),
    related: [{ place: placeOf(parent.origin), message: `"${base}" is here` }],
  });
}

function reportDeep(id: string, read: Read, report: Report): void {
  const assertion = read.get(id)?.assertion;
  report.add('model/deep-reference', {
    message: `"${id}" applies a chain of more than ${longestChain} schemas to its value`,
    place: typeof assertion === 'object' ? placeOf(assertion.origin) : undefined,
    help: 'Refer to the schema at the end of the chain.',
  });
}

function reportRing(
  ring: readonly string[],
  read: ReadonlyMap<string, { readonly assertion: Assertion }>,
  report: Report,
): void {
  const sorted = [...ring].sort();
  const places = sorted.flatMap((id) => {
    const assertion = read.get(id)?.assertion;
    return typeof assertion === 'object' ? [{ id, place: placeOf(assertion.origin) }] : [];
  });
  const [first, ...others] = places;
  const message =
    ring.length === 1
      ? `"${sorted[0] ?? ''}" applies itself to the very value it judges, so judging never ends`
      : `${sorted.map((id) => `"${id}"`).join(', ')} apply one another to the very value they judge, so judging never ends`;
  report.add('model/endless-reference', {
    message,
    place: first?.place,
    related: others.map(({ id, place }) => ({ place, message: `"${id}" is here` })),
    help: 'A schema may contain itself below a property or an item, not in allOf, anyOf, oneOf or not.',
  });
}
