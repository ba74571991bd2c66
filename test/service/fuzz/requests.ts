// Requests made from the document: valid ones, ones with something wrong in them, and noise.

import type { Api, Operation } from '../../../src/generator/model/types/api.ts';
import type { MediaType, SchemaAndShapes } from '../../../src/generator/model/types/operation-parts.ts';
import type { Json } from '../../../src/generator/source/node.ts';
import { mutated } from '../../differential/mutate.ts';
import type { Random } from '../../differential/random.ts';
import { valueOf } from '../../differential/values.ts';
import type { World } from '../harness/world.ts';

/** A request, as `raw` sends it. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What a path may name, by parameter: things of the world, of another account, and nothing. */
function named(world: World): Readonly<Record<string, readonly [string, ...string[]]>> {
  const { fixtures: is } = world;
  const ids = (...known: readonly number[]): [string, ...string[]] => ['999999', ...known.map(String)];
  return {
    username: [is.username, 'demo', 'nobody', 'other'],
    label: [is.tag, 'staging', 'no-such-tag'],
    computeId: ids(is.compute_id, is.compute_without_firewall_id, 1002, 1012, 1101),
    instanceId: ids(
      is.database_id,
      is.database_ids.failed,
      is.database_ids.degraded,
      is.database_ids.provisioning,
      2101,
    ),
    stackscriptId: ids(is.stackscript_id, is.stackscript_public_id, is.stackscript_to_publish_id),
    clientId: ids(5001, 5002, 5101),
    nodeBalancerId: ids(is.nodebalancer_id, is.nodebalancer_delete_id),
    configId: ids(is.nodebalancer_config_id, 2, is.nodebalancer_delete_config_id),
    domainId: ids(is.domain_id, is.domain_without_mx_id),
    firewallId: ids(is.firewall_id, is.firewall_other_enabled_id, is.firewall_disabled_id),
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

/** Makes requests of an operation. */
export function requestsOf(api: Api, world: World): (operation: Operation, random: Random) => FuzzedRequest {
  const ids = named(world);
  const { tokens } = world.fixtures;
  return (operation, random) => {
    const usual = !random.once(4);
    const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
      random.once(15) ? sendable(random.pick(noise)) : encodeURIComponent(random.pick(ids[name] ?? noise)),
    );
    const token = usual
      ? tokens.unrestricted
      : random.pick([
          tokens.restricted,
          tokens.restricted_compute_rw,
          tokens.longview_read_only,
          'no-such-token',
          undefined,
          '\u00e4',
        ]);
    const { body, type } = bodyOf(operation, api, random);
    const filter =
      operation.parameters.some(({ name }) => name === 'X-Filter') && random.once(2)
        ? { 'X-Filter': random.pick(filters) }
        : {};
    return {
      method: random.once(60) ? random.pick(['HEAD', 'OPTIONS', 'PATCH', 'TRACE']) : operation.method.toUpperCase(),
      target: path + queryOf(operation, api, random),
      token,
      headers: { ...(type !== undefined && { 'Content-Type': type }), ...filter },
      body,
    };
  };
}

/** As it is where a client can send it, else escaped. */
function sendable(text: string): string {
  return /^[!-~]*$/.test(text) ? text : encodeURIComponent(text);
}

function queryOf(operation: Operation, api: Api, random: Random): string {
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || random.once(2)),
  );
  const pairs = parameters.map(
    ({ name, schema }) =>
      `${encodeURIComponent(name)}=${random.once(4) ? encodeURIComponent(random.pick(noise)) : encodeURIComponent(textOf(made(schema, api, random)))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function bodyOf(
  operation: Operation,
  api: Api,
  random: Random,
): { readonly body: string | undefined; readonly type: string | undefined } {
  const contents = operation.requestBody?.content ?? [];
  const [first, ...others] = contents;
  if (!first)
    return { body: random.once(30) ? '{"more":1}' : undefined, type: random.once(2) ? 'application/json' : undefined };
  const content: MediaType = random.pick([first, first, ...others]);
  if (random.once(40)) return { body: undefined, type: content.mediaType };
  if (random.once(40))
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
  let value = made(content.schema, api, random);
  for (let changes = random.pick([0, 0, 1, 1, 3]); changes > 0; changes--) value = mutated(value, random);
  if (random.once(40)) value = lengthened(value);
  const type = random.once(40)
    ? random.pick(['text/plain', 'application/xml', 'application/json; charset=latin1', ''])
    : content.mediaType;
  return { body: content.mediaType === 'application/json' ? JSON.stringify(value) : formOf(value), type };
}

/** More than one statement of a database takes values. */
const many = 20_000;

/** The value with its lists grown: the last entry again and again, texts each a little different, as long as a request may be. */
function lengthened(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>).map(([name, member]) => {
      const last = Array.isArray(member) ? (member as readonly Json[]).at(-1) : undefined;
      if (last === undefined) return [name, member];
      const count = Math.min(many, Math.floor(900_000 / (JSON.stringify(last).length + 6)));
      return [
        name,
        Array.from({ length: count }, (_, index) => (typeof last === 'string' ? `${last}${index.toString(36)}` : last)),
      ];
    }),
  );
}

function made(schema: SchemaAndShapes | undefined, api: Api, random: Random): Json {
  return schema === undefined ? null : valueOf([schema.jsonSchema], api, random);
}

/** As a form carries it; multipart is sent as this too, and must be refused. */
function formOf(value: Json): string {
  const members =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value as Readonly<Record<string, Json>>)
      : [];
  return members
    .map(([name, member]) => `${encodeURIComponent(textOf(name))}=${encodeURIComponent(textOf(member))}`)
    .join('&');
}

function textOf(value: Json): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '\ufffd');
}
