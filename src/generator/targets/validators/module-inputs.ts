// Inputs of the modules of validators in watch mode: what their declarations depend on.

import { hashText } from '../../model/content-hash.ts';
import { memoize } from '../../model/lazy.ts';
import { schemasOfExtensions, type ModelSlices } from '../../model/model-slices.ts';
import type { Operation } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { inlineSchemasInComponents, inlineSchemasInOperation } from '../../model/visit-schemas.ts';
import { isTextBody } from './operations/parse-parameter-and-text-body.ts';
import { modulePath, type SchemaAnalysis } from './schema-analysis.ts';

/** What the declarations of a module depend on, in addition to facts about the whole document. */
export interface ModuleInput {
  /** Named schemas whose content they can read. */
  readonly ids: ReadonlySet<string>;
  /** Named schemas whose facts they can read. */
  readonly factIds: ReadonlySet<string>;
  /** Fingerprints of the schemas that the module contains. */
  readonly fingerprints: { readonly has: (fingerprint: number) => boolean };
  /** Hash of all that. */
  readonly hash: string;
}

/** Returns a function for the input of a module; `undefined` for modules that mention the whole document. */
export function createModuleInputs(
  { api, options, deduplication, operationModulePath, documentFacts, namedSchemaFacts }: SchemaAnalysis,
  { undescribed, referencesOf }: ModelSlices,
): (path: string) => ModuleInput | undefined {
  const common = hashText(undescribed.base, undescribed.hashOf([options, documentFacts()]));
  const schemas = new Map(api.schemas.map((schema) => [modulePath(schema), schema]));
  const operations = new Map<string, Operation[]>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    const path = operationModulePath(operation);
    operations.set(path, [...(operations.get(path) ?? []), operation]);
  }
  const hashOfFacts = memoize((id: string) => undescribed.hashOf([namedSchemaFacts(id)]));
  const referencesOfNamed = (id: string): readonly string[] => referencesOf(api.schema(id)?.jsonSchema ?? true);

  /** Returns the schemas that these reference, directly or indirectly. */
  const reachable = (jsonSchemas: readonly JsonSchema[], seeds: Iterable<string> = []): Set<string> => {
    const ids = new Set([...seeds, ...jsonSchemas.flatMap(referencesOf)]);
    for (const id of ids) for (const reference of referencesOfNamed(id)) ids.add(reference);
    return ids;
  };

  /** Returns the schemas that code for a value of a schema can read. Expressions can read all reachable schemas. */
  const readable = (jsonSchema: JsonSchema, seeds: readonly string[] = []): ReadonlySet<string> => {
    const ids = [...seeds, ...(api.caller === undefined ? [] : [api.caller])];
    return api.hasVocabulary ? reachable([jsonSchema], ids) : new Set([...ids, ...referencesOf(jsonSchema)]);
  };

  const createInput = (path: string, ids: ReadonlySet<string>, partHash = ''): ModuleInput => {
    const contained = deduplication.schemasIn(path);
    const shared = [...contained].map(([fingerprint, each]) => [fingerprint, each?.module ?? each !== undefined]);
    const factIds = new Set(ids);
    for (const id of ids) for (const reference of referencesOfNamed(id)) factIds.add(reference);
    const hashes = [...ids].map((id) => {
      const schema = api.schema(id);
      return schema ? undescribed.hashOfSchema(schema) : id;
    });
    return {
      ids,
      factIds,
      fingerprints: contained,
      hash: hashText(common, partHash, JSON.stringify(shared), hashes.join(), [...factIds].map(hashOfFacts).join()),
    };
  };

  const readableInOperation = (operation: Operation): ReadonlySet<string> => {
    const inline = inlineSchemasInOperation(operation).map(({ jsonSchema }) => jsonSchema);
    // Bodies and headers are parsed according to the schemas that they reference, but JSON is not.
    const parsed = inlineSchemasInOperation({
      ...operation,
      responses: operation.responses.map((response) => ({
        ...response,
        content: response.content.filter(({ mediaType }) => isTextBody(mediaType)),
      })),
      callbacks: [],
    }).map(({ jsonSchema }) => jsonSchema);
    return new Set([
      ...reachable(api.hasVocabulary ? inline : parsed, schemasOfExtensions(operation)),
      ...inline.flatMap((jsonSchema) => [...readable(jsonSchema)]),
    ]);
  };

  const components = reachable(inlineSchemasInComponents(api.components).map(({ jsonSchema }) => jsonSchema));

  return (path) => {
    if (path === 'checks') return undefined;
    const [, ruleOwner] = /^rules\/(.*)$/.exec(path) ?? [];
    const owner = ruleOwner === undefined ? path : ruleOwner.includes('/') ? ruleOwner : `schemas/${ruleOwner}`;
    const schema = schemas.get(owner);
    if (schema) return createInput(path, readable(schema.jsonSchema, [schema.id]));
    const inModule = operations.get(owner);
    if (inModule) {
      const ids = new Set(inModule.flatMap((operation) => [...readableInOperation(operation)]));
      return createInput(path, ids, inModule.map((operation) => undescribed.hashOfOperation(operation)).join());
    }
    const fingerprint = deduplication.fingerprintOfModule(path);
    if (fingerprint === undefined) return createInput(path, components);
    const { jsonSchema, hint } = deduplication.firstOccurrence(fingerprint);
    return createInput(path, readable(jsonSchema), undescribed.hashOf([jsonSchema, hint]));
  };
}
