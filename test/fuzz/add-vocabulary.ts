// Adds random vocabulary keywords to a document.

import { omitProperties } from '../../src/generator/model/omit.ts';
import { nameMapKeywords, mapSchemas } from '../differential/map-schemas.ts';
import type { Random } from '../differential/random.ts';
import { pickText } from './names.ts';
import { createResourcePaths, vocabularySchemas } from './resources.ts';
import { createRuleContext, createRuleSchemas } from './rule-schemas.ts';
import type { JsonObject } from './schemas.ts';

/** Adds the vocabulary, and removes recoverable errors, which are fatal in a document with the vocabulary. */
export function withVocabulary(random: Random, document: JsonObject): JsonObject {
  const isVersion30 = String(document['openapi']).startsWith('3.0');
  const adaptToVersion = (schema: JsonObject): JsonObject =>
    isVersion30 ? schema : omitProperties(schema, 'nullable');
  const changed = mapSchemas(document, (schema) => ({
    ...withoutErrors(adaptToVersion(schema)),
    ...schemaKeywords(random, schema),
  })) as JsonObject; // The document is an object.
  return { ...(changeOutsideSchemas(random, changed) as JsonObject), 'x-ashlar': createVocabulary(random) };
}

/** Adds the schemas of `ruleSchemaNames`, and operations that load and change them as resources. */
export function withResources(random: Random, document: JsonObject): JsonObject {
  const context = createRuleContext(random, String(document['openapi']).startsWith('3.0'));
  const ruleSchemas = createRuleSchemas(context);
  const components = (document['components'] ?? {}) as JsonObject;
  const vocabulary = document['x-ashlar'] as JsonObject;
  return {
    ...document,
    paths: { ...(document['paths'] as JsonObject), ...createResourcePaths(context, ruleSchemas) },
    components: {
      ...components,
      schemas: { ...(components['schemas'] as JsonObject), ...vocabularySchemas, ...ruleSchemas.schemas },
    },
    'x-ashlar': {
      ...vocabulary,
      caller: 'Caller',
      conventions: { ...(vocabulary['conventions'] as JsonObject | undefined), ...resourceConventions(random) },
    },
  };
}

/** Returns conventions for errors and collections. */
function resourceConventions(random: Random): JsonObject {
  const result: JsonObject = {};
  if (random.oneIn(2)) result['errors'] = { schema: 'ErrorBody', items: 'errors', message: 'reason', field: 'field' };
  if (random.oneIn(2))
    result['pagination'] = { page: 'page', size: 'page_size', items: 'data', pages: 'pages', total: 'results' };
  if (random.oneIn(2)) result['filter'] = { header: 'X-Filter' };
  if (random.oneIn(2)) result['deprecation'] = { status: 299, warnings: 'warnings' };
  return result;
}

/** Removes keywords next to a reference, and defaults that may be invalid; adds null to the values of a nullable schema. */
function withoutErrors(schema: JsonObject): JsonObject {
  if (typeof schema['$ref'] === 'string' && !Object.hasOwn(schema, '$id')) return { $ref: schema['$ref'] };
  const { default: value, ...others } = schema;
  const isValid = Object.keys(others).every((key) => key === 'type') && typeof value === others['type'];
  const remaining = isValid ? schema : others;
  const { enum: values } = remaining;
  return remaining['nullable'] === true && Array.isArray(values) && !values.includes(null)
    ? { ...remaining, enum: [...(values as readonly unknown[]), null] }
    : remaining;
}

/** Adds keywords to operations, and removes links to undefined operations. */
function changeOutsideSchemas(random: Random, value: unknown, parentKey = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => changeOutsideSchemas(random, item));
  if (
    typeof value !== 'object' ||
    value === null ||
    parentKey === 'schema' ||
    parentKey === 'schemas' ||
    parentKey === 'itemSchema'
  )
    return value;
  const isMap = nameMapKeywords.has(parentKey);
  const result: JsonObject = Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => parentKey !== 'links' || !isLinkToOperation(child))
      .map(([name, child]) => [name, changeOutsideSchemas(random, child, isMap ? '' : name)]),
  );
  return Object.hasOwn(result, 'responses') && parentKey !== 'components' && !isMap
    ? { ...result, ...operationKeywords(random) }
    : result;
}

function isLinkToOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'operationId');
}

function createVocabulary(random: Random): JsonObject {
  const result: JsonObject = {};
  if (random.oneIn(2)) result['rateLimit'] = { limit: 'X-Limit', remaining: 'X-Remaining', reset: 'X-Reset' };
  if (random.oneIn(2)) result['scopes'] = { granted: 'X-Granted', accepted: 'X-Accepted' };
  if (random.oneIn(2)) result['version'] = { header: 'X-Spec' };
  return { version: 1, allow: ['x-anything'], ...(Object.keys(result).length > 0 && { conventions: result }) };
}

function schemaKeywords(random: Random, { type, $ref }: JsonObject): JsonObject {
  const result: JsonObject = {};
  if ($ref !== undefined) return result;
  if (random.oneIn(8)) result['x-message'] = random.pick(['must be valid', "it's wrong: */ `${x}`"]);
  if (random.oneIn(10))
    result['x-unspecified'] = random.oneIn(2)
      ? 'Not documented.'
      : ['Not documented.', pickText(random).trim() || 'Unknown.'];
  if (type === 'integer' && random.oneIn(6))
    result['x-round'] = { to: [1, 5, 60], mode: random.pick(['up', 'nearest']) };
  return result;
}

function operationKeywords(random: Random): JsonObject {
  const result: JsonObject = {};
  if (random.oneIn(4))
    result['x-access'] = random.pick<JsonObject>([
      { public: true },
      { own: true },
      { users: 'unrestricted' },
      { grant: 'pet', level: 'read_only' },
    ]);
  if (random.oneIn(6)) result['x-emits'] = ['pet_changed', 'class'];
  if (random.oneIn(6))
    result['x-limits'] = [{ id: 'few', requests: 5, seconds: 60, ...(random.oneIn(2) && { message: 'Too many.' }) }];
  if (random.oneIn(8)) result['x-unspecified'] = 'Not documented.';
  return result;
}
