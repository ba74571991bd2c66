// A document that speaks the vocabulary, from chance: what costs little to say and holds wherever it stands.

import { omitProperties } from '../../src/generator/model/omit-properties.ts';
import { namesIn, withSchemas } from '../differential/adjust.ts';
import type { Random } from '../differential/random.ts';
import { text } from './names.ts';
import { namedByRoot, resourcePaths } from './resources.ts';
import { ruledSchemas, writing } from './ruled.ts';
import type { Written } from './schemas.ts';

/** The document in its owner's words, without what is a slip: in one's own document each is an error. */
export function vocal(random: Random, document: Written): Written {
  const isOlder = String(document['openapi']).startsWith('3.0');
  const inVersion = (schema: Written): Written => (isOlder ? schema : omitProperties(schema, 'nullable'));
  const schemas = withSchemas(document, (schema) => ({
    ...sound(inVersion(schema)),
    ...ofSchema(random, schema),
  })) as Written; // an object stays one
  return { ...(around(random, schemas) as Written), 'x-ashlar': conventions(random) };
}

/** The document with resources: what refers to `ruledNames` finds them, and operations load and change them. */
export function withResources(random: Random, document: Written): Written {
  const making = writing(random, String(document['openapi']).startsWith('3.0'));
  const ruled = ruledSchemas(making);
  const components = (document['components'] ?? {}) as Written;
  const vocabulary = document['x-ashlar'] as Written;
  return {
    ...document,
    paths: { ...(document['paths'] as Written), ...resourcePaths(making, ruled) },
    components: { ...components, schemas: { ...(components['schemas'] as Written), ...namedByRoot, ...ruled.schemas } },
    'x-ashlar': {
      ...vocabulary,
      caller: 'Caller',
      conventions: { ...(vocabulary['conventions'] as Written | undefined), ...ofResources(random) },
    },
  };
}

/** The conventions of errors and of collections. */
function ofResources(random: Random): Written {
  const found: Written = {};
  if (random.once(2)) found['errors'] = { schema: 'ErrorBody', items: 'errors', message: 'reason', field: 'field' };
  if (random.once(2))
    found['pagination'] = { page: 'page', size: 'page_size', items: 'data', pages: 'pages', total: 'results' };
  if (random.once(2)) found['filter'] = { header: 'X-Filter' };
  if (random.once(2)) found['deprecation'] = { status: 299, warnings: 'warnings' };
  return found;
}

/** A schema whose bounds meet, with nothing beside a reference. */
function sound(schema: Written): Written {
  if (typeof schema['$ref'] === 'string' && !Object.hasOwn(schema, '$id')) return { $ref: schema['$ref'] };
  const { minContains, ...others } = schema;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = others;
  const numbers = (...bounds: readonly unknown[]): readonly number[] =>
    bounds.filter((bound) => typeof bound === 'number');
  const contradict = Math.max(...numbers(minimum, exclusiveMinimum)) >= Math.min(...numbers(maximum, exclusiveMaximum));
  return {
    ...(contradict ? { ...rest, minimum } : others),
    ...(minContains !== undefined && others['maxContains'] === undefined && { minContains }),
  };
}

/** What stands around the schemas: operations with facts, no headers that OpenAPI ignores, no links to operations that nobody has. */
function around(random: Random, value: unknown, at = ''): unknown {
  if (Array.isArray(value))
    return value
      .filter((each: Written | null) => each?.['in'] !== 'header' || each['name'] !== 'Accept')
      .map((each: unknown) => around(random, each));
  if (typeof value !== 'object' || value === null || at === 'schema' || at === 'schemas' || at === 'itemSchema')
    return value;
  const areNames = namesIn.has(at);
  const made: Written = Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => !isSlip(at, name, each))
      .map(([name, each]) => [name, around(random, each, areNames ? '' : name)]),
  );
  return Object.hasOwn(made, 'responses') && at !== 'components' && !areNames
    ? { ...made, ...ofOperation(random) }
    : made;
}

function isSlip(at: string, name: string, value: unknown): boolean {
  if (at === 'headers') return name === 'Content-Type';
  return at === 'links' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'operationId');
}

function conventions(random: Random): Written {
  const found: Written = {};
  if (random.once(2)) found['rateLimit'] = { limit: 'X-Limit', remaining: 'X-Left', reset: 'X-Reset' };
  if (random.once(2)) found['scopes'] = { granted: 'X-Granted', accepted: 'X-Accepted' };
  if (random.once(2)) found['version'] = { header: 'X-Spec' };
  return { version: 1, allow: ['x-anything'], ...(Object.keys(found).length > 0 && { conventions: found }) };
}

function ofSchema(random: Random, { type, $ref }: Written): Written {
  const found: Written = {};
  if ($ref !== undefined) return found;
  if (random.once(8)) found['x-message'] = random.pick(['must be as it ought to be', "it's wrong: */ `${x}`"]);
  if (random.once(10))
    found['x-unspecified'] = random.once(2) ? 'Nobody says.' : ['Nobody says.', text(random).trim() || 'Nothing.'];
  if (type === 'integer' && random.once(6)) found['x-round'] = { to: [1, 5, 60], mode: random.pick(['up', 'nearest']) };
  return found;
}

function ofOperation(random: Random): Written {
  const found: Written = {};
  if (random.once(4))
    found['x-access'] = random.pick<Written>([
      { public: true },
      { own: true },
      { users: 'unrestricted' },
      { grant: 'thing', level: 'read_only' },
    ]);
  if (random.once(6)) found['x-emits'] = ['thing_changed', 'class'];
  if (random.once(6))
    found['x-limits'] = [{ id: 'few', requests: 5, seconds: 60, ...(random.once(2) && { message: 'Too many.' }) }];
  if (random.once(8)) found['x-unspecified'] = 'Nobody says.';
  return found;
}
