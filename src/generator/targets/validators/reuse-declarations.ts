// Reuse of declarations in watch mode: an analysis that detects declarations that depend on more than the input of
// their module.

import type { ReuseDeclaration } from '../../code/typescript/request-declarations.ts';
import type { Report } from '../../diagnostics/report.ts';
import { memoize } from '../../model/lazy.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import { createModuleInputs, type ModuleInput } from './module-inputs.ts';
import { analyzeSchemas, type SchemaAnalysis, type ValidatorOptions } from './schema-analysis.ts';
import type { KnownFingerprints } from './schema-fingerprint.ts';
import { createTypeImportResolver } from './type-imports.ts';
import type { VariantAnalysis } from './validation-variant.ts';

/** Analyzes the schemas. Returns a function that reuses declarations whose module has the same input. */
export function createReusableAnalysis(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  memo: ModelMemo,
): { readonly analysis: SchemaAnalysis; readonly reuse: ReuseDeclaration } {
  const { byContent, bySchema } = memo.get('schema fingerprints', { hash: '' }, (): KnownFingerprints => ({
    byContent: new Map(),
    bySchema: new WeakMap(),
  }));
  const analysis = analyzeSchemas(api, options, report, createTypeImportResolver(api, options), {
    byContent,
    // Without the vocabulary, an unchanged schema, which is the same object, has the same fingerprint.
    bySchema: api.hasVocabulary ? new Map() : bySchema,
  });
  const inputOf = memoize(createModuleInputs(analysis, memo.slices));
  /** Input of the declaration that is being built, and whether it has read nothing else. */
  let current: ModuleInput | undefined;
  let isComplete = true;
  const hasReadInputOnly = (): boolean => isComplete;
  const { referencesOf } = memo.slices;
  return {
    analysis: observeReads(analysis, {
      onSchema(id) {
        if (current?.ids.has(id) === false) isComplete = false;
      },
      onNamedFact(id) {
        if (current?.factIds.has(id) === false) isComplete = false;
      },
      onFact(jsonSchema) {
        if (current && referencesOf(jsonSchema).some((id) => current?.factIds.has(id) === false)) isComplete = false;
      },
      onFingerprint(fingerprint) {
        if (current?.fingerprints.has(fingerprint) === false) isComplete = false;
      },
    }),
    reuse(path, key, prepare) {
      const input = inputOf(path);
      if (input === undefined) return prepare()();
      const hash = `${input.hash} ${key}`;
      const memoInput = {
        hash,
        get isComplete() {
          return hasReadInputOnly();
        },
      };
      return memo.get(`declaration in ${path}`, memoInput, () => {
        const build = prepare();
        [current, isComplete] = [input, true];
        const built = build();
        current = undefined;
        return hasReadInputOnly() ? { ...built, hash } : built;
      });
    },
  };
}

interface ReadObserver {
  /** The content of a named schema is read. */
  readonly onSchema: (id: string) => void;
  /** A fact about a named schema is read. */
  readonly onNamedFact: (id: string) => void;
  /** A fact about any schema is read, which depends on facts about the schemas that it references. */
  readonly onFact: (jsonSchema: JsonSchema) => void;
  /** The module that equal schemas share is read. */
  readonly onFingerprint: (fingerprint: number) => void;
}

/** Returns the same analysis, which calls the observer for each read that depends on more than its arguments. */
function observeReads(
  analysis: SchemaAnalysis,
  { onSchema, onNamedFact, onFact, onFingerprint }: ReadObserver,
): SchemaAnalysis {
  const { api, deduplication, variants } = analysis;
  const ofNamed =
    <A extends readonly unknown[], T>(read: (id: string, ...others: A) => T) =>
    (id: string, ...others: A): T => {
      onNamedFact(id);
      return read(id, ...others);
    };
  const ofSchema =
    <A extends readonly unknown[], T>(read: (jsonSchema: JsonSchema, ...others: A) => T) =>
    (jsonSchema: JsonSchema, ...others: A): T => {
      onFact(jsonSchema);
      return read(jsonSchema, ...others);
    };
  const { named } = variants;
  const observedVariants: VariantAnalysis = {
    named: {
      hasNumbers: ofNamed(named.hasNumbers),
      hasRules: ofNamed(named.hasRules),
      hasParts: ofNamed(named.hasParts),
      hasChangeRules: ofNamed(named.hasChangeRules),
      ownRules: ofNamed(named.ownRules),
      isUpdateComplete: ofNamed(named.isUpdateComplete),
    },
    namedSchemaNeedsNow: ofNamed(variants.namedSchemaNeedsNow),
    namedSchemaFacts: ofNamed(variants.namedSchemaFacts),
    summary: ofSchema(variants.summary),
    equivalentDirection: ofNamed(variants.equivalentDirection),
    equivalentDirectionOf: ofSchema(variants.equivalentDirectionOf),
    hasNumbers: ofSchema(variants.hasNumbers),
    hasRules: ofSchema(variants.hasRules),
    hasChangeRules: ofSchema(variants.hasChangeRules),
    hasParts: ofSchema(variants.hasParts),
  };
  return {
    ...analysis,
    api: {
      ...api,
      schema(id) {
        onSchema(id);
        return api.schema(id);
      },
    },
    variants: observedVariants,
    needsRecursionGuard: ofNamed(analysis.needsRecursionGuard),
    deduplication: {
      ...deduplication,
      sharedSchema(fingerprint, path) {
        onFingerprint(fingerprint);
        return deduplication.sharedSchema(fingerprint, path);
      },
    },
  };
}
