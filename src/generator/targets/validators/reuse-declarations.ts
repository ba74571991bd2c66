// Reuse of declarations in watch mode: the input of each module, and an analysis that detects declarations that read
// more than that.

import type { ReuseDeclaration } from '../../code/typescript/request-declarations.ts';
import type { Report } from '../../diagnostics/report.ts';
import { hashText } from '../../model/content-hash.ts';
import { memoize } from '../../model/lazy.ts';
import { schemasOfExtensions, type ModelSlices } from '../../model/model-slices.ts';
import type { Api, Operation, Schema } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { inlineSchemasInComponents, inlineSchemasInOperation } from '../../model/visit-schemas.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import { operationModulePath } from './operations/operation-roots.ts';
import { isTextBody } from './operations/parse-parameter-and-text-body.ts';
import { analyzeSchemas, modulePath, type SchemaAnalysis, type ValidatorOptions } from './schema-analysis.ts';
import type { FingerprintNumbers } from './schema-fingerprint.ts';
import { createTypeImportResolver } from './type-imports.ts';

/** What the declarations of a module depend on. */
interface ModuleInput {
  /** Named schemas whose content they can read. */
  readonly ids: ReadonlySet<string>;
  /** Fingerprints of the schemas that the module contains. */
  readonly fingerprints: { readonly has: (fingerprint: number) => boolean };
  /** Hash of these schemas, and of the facts about the whole document. */
  readonly hash: string;
}

/** Analyzes the schemas. Returns a function that reuses declarations whose module has the same input. */
export function createReusableAnalysis(
  api: Api,
  options: ValidatorOptions,
  report: Report,
  memo: ModelMemo,
): { readonly analysis: SchemaAnalysis; readonly reuse: ReuseDeclaration } {
  const numbers = memo.get('schema fingerprints', { hash: '' }, (): FingerprintNumbers => new Map());
  const original = analyzeSchemas(api, options, report, createTypeImportResolver(api), numbers);
  const inputOf = memoize(createModuleInputs(original, memo.slices));
  /** Input of the declaration that is being built, and whether it has read nothing else. */
  let current: ModuleInput | undefined;
  let isComplete = true;
  const hasReadInputOnly = (): boolean => isComplete;
  const analysis: SchemaAnalysis = {
    ...original,
    api: {
      ...api,
      schema(id) {
        if (current?.ids.has(id) === false) isComplete = false;
        return api.schema(id);
      },
    },
    deduplication: {
      ...original.deduplication,
      sharedSchema(fingerprint, path) {
        if (current?.fingerprints.has(fingerprint) === false) isComplete = false;
        return original.deduplication.sharedSchema(fingerprint, path);
      },
    },
  };
  return {
    analysis,
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

/** Returns a function for the input of a module; `undefined` for modules that mention the whole document. */
function createModuleInputs(
  { api, options, deduplication, documentFacts }: SchemaAnalysis,
  { undescribed, referencesOf }: ModelSlices,
): (path: string) => ModuleInput | undefined {
  const common = hashText(undescribed.base, undescribed.hashOf([options, documentFacts()]));
  const schemas = new Map(api.schemas.map((schema) => [modulePath(schema), schema]));
  const operations = new Map([...api.operations, ...api.webhooks].map((each) => [operationModulePath(each), each]));

  /** Returns the schemas that these reference, directly or indirectly. */
  const reachable = (jsonSchemas: readonly JsonSchema[], seeds: Iterable<string> = []): Set<string> => {
    const ids = new Set([...seeds, ...jsonSchemas.flatMap(referencesOf)]);
    for (const id of ids) for (const reference of referencesOf(api.schema(id)?.jsonSchema ?? true)) ids.add(reference);
    return ids;
  };

  /** Returns the schemas that code for a value of a schema can read. Expressions can read all reachable schemas. */
  const readable = (jsonSchema: JsonSchema, seeds: readonly string[] = []): ReadonlySet<string> => {
    const ids = [...seeds, ...(api.caller === undefined ? [] : [api.caller])];
    return api.hasVocabulary ? reachable([jsonSchema], ids) : new Set([...ids, ...referencesOf(jsonSchema)]);
  };

  const createInput = (path: string, ids: ReadonlySet<string>, partHash: string): ModuleInput => {
    const contained = deduplication.schemasIn(path);
    const shared = [...contained].map(([fingerprint, each]) => [fingerprint, each?.module ?? each !== undefined]);
    const hashes = [...ids].map((id) => {
      const schema = api.schema(id);
      return schema ? undescribed.hashOfSchema(schema) : id;
    });
    return { ids, fingerprints: contained, hash: hashText(common, partHash, JSON.stringify(shared), ...hashes) };
  };

  const ofSchema = (schema: Schema, path: string): ModuleInput =>
    createInput(path, readable(schema.jsonSchema, [schema.id]), '');

  const ofOperation = (operation: Operation, path: string): ModuleInput => {
    const inline = inlineSchemasInOperation(operation).map(({ jsonSchema }) => jsonSchema);
    // Bodies are parsed according to the schemas that they reference.
    const parsed = inlineSchemasInOperation({
      ...operation,
      responses: operation.responses.map((response) => ({
        ...response,
        content: response.content.filter(({ mediaType }) => isTextBody(mediaType)),
      })),
      callbacks: [],
    }).map(({ jsonSchema }) => jsonSchema);
    const ids = new Set([
      ...reachable(api.hasVocabulary ? inline : parsed, schemasOfExtensions(operation)),
      ...inline.flatMap((jsonSchema) => [...readable(jsonSchema)]),
    ]);
    return createInput(path, ids, undescribed.hashOfOperation(operation));
  };

  const components = reachable(inlineSchemasInComponents(api.components).map(({ jsonSchema }) => jsonSchema));

  return (path) => {
    if (path === 'checks') return undefined;
    const [, ruleOwner] = /^rules\/(.*)$/.exec(path) ?? [];
    const owner = ruleOwner === undefined ? path : ruleOwner.includes('/') ? ruleOwner : `schemas/${ruleOwner}`;
    const schema = schemas.get(owner);
    if (schema) return ofSchema(schema, path);
    const operation = operations.get(owner);
    if (operation) return ofOperation(operation, path);
    const fingerprint = deduplication.fingerprintOfModule(path);
    if (fingerprint === undefined) return createInput(path, components, '');
    const jsonSchema = deduplication.firstOccurrence(fingerprint);
    return createInput(path, readable(jsonSchema), undescribed.hashOf([jsonSchema]));
  };
}
