// Document-wide schema analysis before code generation: variants, recursion, equal schemas.

import type { Api, Schema } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { orderOf } from '../../model/reference-graph.ts';
import { derivedNames, type DerivedNames } from '../../model/naming/derived-names.ts';
import { compileRules, type RuleBook } from '../../model/expressions/compile-rules.ts';
import { referenceGraph, visitAssertions } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';
import { createContents, type Contents, type Intern } from './schema-fingerprint.ts';
import { createReadings, noAnchors, type Reading, type Readings } from './validation-variant.ts';
import { createSharing, type Sharing } from './deduplicate-schemas.ts';

/** Strictness of the validators. */
export interface ValidatorOptions {
  /** Whether `format` is an assertion or an annotation. */
  readonly formats: 'assert' | 'annotate';
  /** Whether rules are validated together with the shape, or separately. */
  readonly rules: 'judge' | 'leave';
}

/** Returns the name and module of the TypeScript type of a schema variant. */
export type TypeNames = (
  schema: Schema,
  reading: Reading,
) => { readonly name: string; readonly from: string } | undefined;

export interface Facts {
  readonly api: Api;
  readonly report: Report;
  readonly options: ValidatorOptions;
  readonly readings: Readings;
  readonly rules: RuleBook;
  /** `undefined` results without a target that declares types. */
  readonly types: TypeNames;
  readonly derived: DerivedNames;
  /** Returns the dynamic anchors of a schema resource and the ID of the schema of each. */
  anchorsOf(resource: string): ReadonlyMap<string, string>;
  /** Whether the document uses `unevaluatedProperties` or `unevaluatedItems`, which validate a value repeatedly. */
  readonly asksAgain: boolean;
  /** Whether the recursion of the validators of a named schema is bounded by the value only. */
  isDeep(id: string): boolean;
  readonly contents: Contents;
  readonly sharing: Sharing;
  /** All document-wide facts, as plain data: any function can depend on them. */
  readonly told: unknown;
}

export function createFacts(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  types: TypeNames,
  intern: Intern,
): Facts {
  const rules = compileRules(api, report);
  const readings = createReadings(api, rules);
  const contents = createContents(
    (schema) => (schema.resource ?? schema.dynamicRef) !== undefined || readings.hasRules(schema),
    intern,
  );
  const deep = deepSchemas(api);
  const anchors = dynamicAnchors(api);
  const asksAgain = api.schemas.some(({ assertion }) => hasUnevaluated(assertion));
  const named = api.schemas.map((schema) => [
    types(schema, { audience: 'response', anchors: noAnchors }),
    types(schema, { audience: 'request', anchors: noAnchors }),
  ]);
  return {
    api,
    report,
    options,
    readings,
    rules,
    types,
    derived: derivedNames(api.schemas),
    anchorsOf: (resource) => anchors.get(resource) ?? noAnchors,
    asksAgain,
    isDeep: (id) => deep.has(id),
    contents,
    sharing: createSharing(api.schemas, modulePath, contents),
    told: [readings.told, deep, anchors, asksAgain, named],
  };
}

/** Returns the module path of a named schema. */
export function modulePath({ name }: Schema): string {
  return `schemas/${name.file}`;
}

/** Returns the schemas that are recursive, compare values of any depth, or use such a schema. */
function deepSchemas(api: Api): ReadonlySet<string> {
  const graph = referenceGraph(api);
  const deep = new Set(orderOf(graph).rings.flat());
  for (const { id, assertion } of api.schemas) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'object' && each.array?.uniqueItems) deep.add(id);
    });
  }
  const users = new Map<string, string[]>();
  for (const [id, targets] of graph)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  const waiting = [...deep];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const user of users.get(id) ?? []) {
      if (deep.has(user)) continue;
      deep.add(user);
      waiting.push(user);
    }
  }
  return deep;
}

function hasUnevaluated(assertion: Assertion): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    found ||=
      typeof each === 'object' && (each.object?.unevaluatedProperties ?? each.array?.unevaluatedItems) !== undefined;
  });
  return found;
}

/** Returns the dynamic anchors by schema resource, with the ID of the schema of each. */
function dynamicAnchors(api: Api): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { id, assertion } of api.schemas) {
    if (typeof assertion === 'boolean' || assertion.dynamicAnchor === undefined || assertion.resource === undefined)
      continue;
    found.set(
      assertion.resource,
      (found.get(assertion.resource) ?? new Map<string, string>()).set(assertion.dynamicAnchor, id),
    );
  }
  return found;
}
