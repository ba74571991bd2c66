// Document-wide schema analysis before code generation: variants, recursion, equal schemas.

import type { Api, Schema } from '../../model/types/api.ts';
import { lazy } from '../../model/lazy.ts';
import { findConversions } from '../../model/value-forms/conversions.ts';
import type { ValueFormOptions } from '../../model/value-forms/value-form-options.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';
import { sortTopologically } from '../../model/reference-graph.ts';
import { createDerivedNames, type DerivedNames } from '../../plugin/export-names.ts';
import type { TypesOptions } from '../../plugin/target.ts';
import { compileRules, type CompiledRules } from '../../model/expressions/compile-rules.ts';
import { buildReferenceGraph, visitSchemas } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';
import { createFingerprints, type KnownFingerprints, type SchemaFingerprints } from './schema-fingerprint.ts';
import { analyzeVariants, noAnchors, type ValidationVariant, type VariantAnalysis } from './validation-variant.ts';
import { deduplicateSchemas, type Deduplication, type SchemaRoot } from './deduplicate-schemas.ts';
import {
  createOperationModulePath,
  findResponseModulePaths,
  operationRoots,
  type OperationModulePath,
} from './operations/operation-roots.ts';
import { findSharedHeaders } from './operations/shared-headers.ts';
import { findSharedResponses } from './operations/shared-responses.ts';
import type { ComponentFunction } from './validator-calls.ts';

/** Strictness of the validators. */
export interface ValidatorOptions extends ValueFormOptions {
  /** Whether `format` is an assertion or an annotation. */
  readonly formats: 'assert' | 'annotate';
  /** Whether rules are validated together with the shape, or separately. */
  readonly rules: 'check' | 'skip';
  /**
   * Whether to include the functions that read parameters and forms of requests.
   *
   * @default true
   */
  readonly requestReaders?: boolean;
  /** Options of the types that the validators import. */
  readonly types?: TypesOptions;
}

/** Returns the name and module of the TypeScript type of a schema variant. */
export type TypeImportResolver = (
  schema: Schema,
  variant: ValidationVariant,
) => { readonly name: string; readonly from: string } | undefined;

/** Facts about the whole document that validator functions depend on. */
export interface SchemaAnalysis {
  readonly api: Api;
  /** Returns a named schema for its name and for calls of its functions, but not for its content. */
  readonly namedSchema: (id: string) => Schema;
  readonly report: Report;
  readonly options: ValidatorOptions;
  readonly variants: VariantAnalysis;
  readonly rules: CompiledRules;
  /** Always returns `undefined` if no target declares types. */
  readonly resolveTypeImport: TypeImportResolver;
  readonly derived: DerivedNames;
  /** Returns the dynamic anchors of a schema resource and the ID of the schema of each. */
  anchorsOf(resource: string): ReadonlyMap<string, string>;
  /** Whether the document uses `unevaluatedProperties` or `unevaluatedItems`, which validate a value repeatedly. */
  readonly hasUnevaluatedKeywords: boolean;
  /** Whether the recursion of the validators of a named schema is bounded by the value only. */
  readonly needsRecursionGuard: (id: string) => boolean;
  /** Whether a named schema has an export for requests, which differs from the one for responses. */
  readonly hasRequestExport: (schema: Schema) => boolean;
  readonly fingerprint: SchemaFingerprints;
  readonly deduplication: Deduplication;
  readonly operationModulePath: OperationModulePath;
  /** The module paths of response components. */
  readonly responseModulePaths: ReadonlyMap<string, string>;
  /** The functions for sets of response headers, by key. */
  readonly sharedHeaders: ReadonlyMap<string, ComponentFunction>;
  /** The module paths for sets of response components, by key. */
  readonly sharedResponses: ReadonlyMap<string, string>;
  /** Returns the module of the named schema that contains a schema with rules; `undefined` if none does. */
  ruleOwnerModule(schema: SchemaObject): string | undefined;
  /** The facts above, as plain data: about the whole document, and about a named schema. */
  readonly documentFacts: () => unknown;
  readonly namedSchemaFacts: (id: string) => unknown;
}

/** Analyzes the schemas. Computes facts that export names do not need on first read. */
export function analyzeSchemas(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  resolveTypeImport: TypeImportResolver,
  knownFingerprints?: KnownFingerprints,
): SchemaAnalysis {
  const rules = compileRules(api, report);
  const variants = analyzeVariants(api, rules);
  const fingerprint = createFingerprints(
    (schema) => (schema.resource ?? schema.dynamicRef) !== undefined || variants.hasRules(schema),
    knownFingerprints,
  );
  const unboundedIds = lazy(() => schemasWithUnboundedDepth(api));
  const { isResponseOnly } = findDirectionMarkers(api);
  const conversions = findConversions(api, options);
  const anchors = dynamicAnchors(api);
  const ruleOwnerModules = lazy(() => findRuleOwners(api, fingerprint));
  const hasUnevaluatedKeywords = lazy(() => api.schemas.some(({ jsonSchema }) => hasUnevaluated(jsonSchema)));
  const operationModulePath = createOperationModulePath(api);
  const sharedResponses = findSharedResponses(api);
  const responseModulePaths = findResponseModulePaths(api, operationModulePath, sharedResponses);
  const deduplication = lazy(() =>
    deduplicateSchemas(
      [...namedRoots(api), ...operationRoots(api, operationModulePath, responseModulePaths, options.requestReaders)],
      fingerprint,
    ),
  );
  const sharedHeaders = findSharedHeaders(api);
  return {
    api,
    namedSchema(id) {
      const schema = api.schema(id);
      if (!schema) throw new Error(`unknown schema: ${id}`);
      return schema;
    },
    report,
    options,
    operationModulePath,
    responseModulePaths,
    variants,
    rules,
    resolveTypeImport,
    derived: createDerivedNames(api.schemas),
    anchorsOf: (resource) => anchors.get(resource) ?? noAnchors,
    get hasUnevaluatedKeywords() {
      return hasUnevaluatedKeywords();
    },
    needsRecursionGuard: (id) => unboundedIds().has(id),
    hasRequestExport: ({ id, hasRequestVariant }) => hasRequestVariant && !isResponseOnly(id),
    fingerprint,
    get deduplication() {
      return deduplication();
    },
    sharedHeaders,
    sharedResponses,
    ruleOwnerModule: (schema) => ruleOwnerModules().get(fingerprint(schema)),
    documentFacts: () => [
      anchors,
      hasUnevaluatedKeywords(),
      sharedHeaders,
      sharedResponses,
      responseModulePaths,
      ruleOwnerModules(),
    ],
    namedSchemaFacts(id) {
      const schema = api.schema(id);
      return [
        variants.namedSchemaFacts(id),
        unboundedIds().has(id),
        isResponseOnly(id),
        conversions?.differs(schema?.jsonSchema ?? false),
        schema && resolveTypeImport(schema, { direction: 'response', anchors: noAnchors }),
      ];
    },
  };
}

/** Returns the module path of a named schema. */
export function modulePath({ name }: Schema): string {
  return `schemas/${name.file}`;
}

function namedRoots({ schemas }: Api): readonly SchemaRoot[] {
  return schemas.map((schema) => ({
    jsonSchema: schema.jsonSchema,
    path: modulePath(schema),
    type: schema.name.type,
    hint: schema.name.value,
    isInline: false,
  }));
}

/** Returns the schemas that are recursive, compare values of any depth, or use such a schema. */
function schemasWithUnboundedDepth(api: Api): ReadonlySet<string> {
  const graph = buildReferenceGraph(api);
  const unboundedIds = new Set(sortTopologically(graph).cycles.flat());
  for (const { id, jsonSchema } of api.schemas) {
    visitSchemas(jsonSchema, (each) => {
      if (typeof each === 'object' && each.array?.uniqueItems) unboundedIds.add(id);
    });
  }
  const users = new Map<string, string[]>();
  for (const [id, targets] of graph)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  const pending = [...unboundedIds];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const user of users.get(id) ?? []) {
      if (unboundedIds.has(user)) continue;
      unboundedIds.add(user);
      pending.push(user);
    }
  }
  return unboundedIds;
}

/** Returns the module of the first named schema that contains each schema with rules, by fingerprint. */
function findRuleOwners(api: Api, fingerprint: SchemaFingerprints): ReadonlyMap<number, string> {
  const modules = new Map<number, string>();
  for (const schema of api.hasVocabulary ? api.schemas : []) {
    visitSchemas(schema.jsonSchema, (each) => {
      if (typeof each === 'boolean' || each.extensions.rules.length === 0) return;
      const key = fingerprint(each);
      if (!modules.has(key)) modules.set(key, modulePath(schema));
    });
  }
  return modules;
}

function hasUnevaluated(jsonSchema: JsonSchema): boolean {
  let isFound = false;
  visitSchemas(jsonSchema, (each) => {
    isFound ||=
      typeof each === 'object' && (each.object?.unevaluatedProperties ?? each.array?.unevaluatedItems) !== undefined;
  });
  return isFound;
}

/** Returns the dynamic anchors by schema resource, with the ID of the schema of each. */
function dynamicAnchors(api: Api): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byResource = new Map<string, Map<string, string>>();
  for (const { id, jsonSchema } of api.schemas) {
    if (typeof jsonSchema === 'boolean' || jsonSchema.dynamicAnchor === undefined || jsonSchema.resource === undefined)
      continue;
    byResource.set(
      jsonSchema.resource,
      (byResource.get(jsonSchema.resource) ?? new Map<string, string>()).set(jsonSchema.dynamicAnchor, id),
    );
  }
  return byResource;
}
