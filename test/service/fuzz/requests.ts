// Random requests generated from the document: valid, invalid, and noise.

import type { Api, Operation } from '../../../src/generator/model/types/api.ts';
import type { MediaType, SchemaAndShapes } from '../../../src/generator/model/types/operation-parts.ts';
import type { Json } from '../../../src/generator/source/node.ts';
import { mutateValue } from '../../differential/mutate.ts';
import type { Random } from '../../differential/random.ts';
import { generateSchemaValue } from '../../differential/values.ts';
import type { TestService } from '../harness/test-service.ts';

/** A generated request, which `TestService.raw` can send. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Returns path parameter values by name: known, known on another account only, and unknown. */
function pathParameterValues(service: TestService): Readonly<Record<string, readonly [string, ...string[]]>> {
  const { fixtures } = service;
  const toStrings = (...knownIds: readonly number[]): [string, ...string[]] => ['999999', ...knownIds.map(String)];
  return {
    username: [fixtures.username, 'demo', 'unknown', 'other'],
    label: [fixtures.tag, 'staging', 'no-such-tag'],
    computeId: toStrings(fixtures.compute_id, fixtures.compute_without_firewall_id, 1002, 1012, 1101),
    instanceId: toStrings(
      fixtures.database_id,
      fixtures.database_ids.failed,
      fixtures.database_ids.degraded,
      fixtures.database_ids.provisioning,
      2101,
    ),
    stackscriptId: toStrings(
      fixtures.stackscript_id,
      fixtures.stackscript_public_id,
      fixtures.stackscript_to_publish_id,
    ),
    clientId: toStrings(5001, 5002, 5101),
    nodeBalancerId: toStrings(fixtures.nodebalancer_id, fixtures.nodebalancer_delete_id),
    configId: toStrings(fixtures.nodebalancer_config_id, 2, fixtures.nodebalancer_delete_config_id),
    domainId: toStrings(fixtures.domain_id, fixtures.domain_without_mx_id),
    firewallId: toStrings(fixtures.firewall_id, fixtures.firewall_other_enabled_id, fixtures.firewall_disabled_id),
  };
}

const noise: readonly [string, ...string[]] = [
  '',
  '0',
  '-1',
  '01',
  '+1',
  '1.0',
  '1e3',
  '2147483648',
  '99999999999999999999',
  'null',
  '%00',
  '%ff',
  '%2F',
  '..',
  'ä',
  '%F0%9F%98%80',
  "'; drop table users; --",
  'a'.repeat(300),
  '[]',
  '{}',
];

const filters: readonly [string, ...string[]] = [
  '{}',
  '{"label":"demo"}',
  '{"label":{"+contains":"a"}}',
  '{"id":{"+gt":1,"+lte":1e300}}',
  '{"+order_by":"label","+order":"desc"}',
  '{"+or":[{"label":"a"},{"+and":[]}]}',
  '{"public":true}',
  '{"created":{"+neq":null}}',
  '{"+order":"asc"}',
  '{"label":{"+like":"x"}}',
  '[]',
  'null',
  '{',
  '{"__proto__":1}',
  '{"label":"\\u0000"}',
  `{"+or":[${'{"label":"a"},'.repeat(400)}{"label":"b"}]}`,
  `${'{"+and":['.repeat(200)}${']}'.repeat(200)}`,
];

/** Creates a function that generates a random request for an operation. */
export function createRequestGenerator(
  api: Api,
  service: TestService,
): (operation: Operation, random: Random) => FuzzedRequest {
  const pathValues = pathParameterValues(service);
  const { tokens } = service.fixtures;
  return (operation, random) => {
    const isUnrestricted = !random.oneIn(4);
    const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
      random.oneIn(15)
        ? toRequestTarget(random.pick(noise))
        : encodeURIComponent(random.pick(pathValues[name] ?? noise)),
    );
    const token = isUnrestricted
      ? tokens.unrestricted
      : random.pick([
          tokens.restricted,
          tokens.restricted_compute_rw,
          tokens.longview_read_only,
          'no-such-token',
          undefined,
          '\u00e4',
        ]);
    const { body, type } = generateBody(operation, api, random);
    const filter =
      operation.parameters.some(({ name }) => name === 'X-Filter') && random.oneIn(2)
        ? { 'X-Filter': random.pick(filters) }
        : {};
    return {
      method: random.oneIn(60) ? random.pick(['HEAD', 'OPTIONS', 'PATCH', 'TRACE']) : operation.method.toUpperCase(),
      target: path + generateQuery(operation, api, random),
      token,
      headers: { ...(type !== undefined && { 'Content-Type': type }), ...filter },
      body,
    };
  };
}

/** Returns a path segment unchanged if an HTTP client can send it; otherwise percent-encoded. */
function toRequestTarget(text: string): string {
  return /^[!-~]*$/.test(text) ? text : encodeURIComponent(text);
}

function generateQuery(operation: Operation, api: Api, random: Random): string {
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || random.oneIn(2)),
  );
  const pairs = parameters.map(({ name, schema }) => {
    const value = random.oneIn(4) ? random.pick(noise) : toText(generateValue(schema, api, random));
    return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function generateBody(
  operation: Operation,
  api: Api,
  random: Random,
): { readonly body: string | undefined; readonly type: string | undefined } {
  const contents = operation.requestBody?.content ?? [];
  const [first, ...otherContents] = contents;
  if (!first)
    return {
      body: random.oneIn(30) ? '{"more":1}' : undefined,
      type: random.oneIn(2) ? 'application/json' : undefined,
    };
  const content: MediaType = random.pick([first, first, ...otherContents]);
  if (random.oneIn(40)) return { body: undefined, type: content.mediaType };
  if (random.oneIn(40))
    return {
      body: random.pick([
        '',
        '{',
        '[1',
        'null',
        '"text"',
        '[]',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        '{"a":1}x',
        '\ufeff{}',
        '{"label":"a","label":"b"}',
      ]),
      type: content.mediaType,
    };
  let value = generateValue(content.schema, api, random);
  for (let changes = random.pick([0, 0, 1, 1, 3]); changes > 0; changes--) value = mutateValue(value, random);
  if (random.oneIn(40)) value = extendArrays(value);
  const type = random.oneIn(40)
    ? random.pick(['text/plain', 'application/xml', 'application/json; charset=latin1', ''])
    : content.mediaType;
  return { body: content.mediaType === 'application/json' ? JSON.stringify(value) : encodeForm(value), type };
}

/** An array length above the number of values that one database statement can contain. */
const manyItems = 20_000;

/** Extends arrays by repeating their last item with small differences, up to the size limit of a request. */
function extendArrays(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>).map(([name, propertyValue]) => {
      const last = Array.isArray(propertyValue) ? (propertyValue as readonly Json[]).at(-1) : undefined;
      if (last === undefined) return [name, propertyValue];
      const count = Math.min(manyItems, Math.floor(900_000 / (JSON.stringify(last).length + 6)));
      return [
        name,
        Array.from({ length: count }, (_, index) => (typeof last === 'string' ? `${last}${index.toString(36)}` : last)),
      ];
    }),
  );
}

function generateValue(schema: SchemaAndShapes | undefined, api: Api, random: Random): Json {
  return schema === undefined ? null : generateSchemaValue([schema.jsonSchema], api, random);
}

/** Encodes a form as URL-encoded data. Multipart requests send the same data, which the service must reject. */
function encodeForm(value: Json): string {
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value as Readonly<Record<string, Json>>)
      : [];
  return entries
    .map(([name, propertyValue]) => `${encodeURIComponent(toText(name))}=${encodeURIComponent(toText(propertyValue))}`)
    .join('&');
}

function toText(value: Json): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '\ufffd');
}
