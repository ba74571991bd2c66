// What happens to a request stands on each operation's page: the steps of the runtime's own list that concern it, in its order.

import { describe, expect, it } from 'vitest';
import { requestSteps } from '../../../src/generator/model/operations/request-steps.ts';
import { steps } from '../../../src/runtime/server/pipeline.ts';
import { docsOf, docsOfSpec, documentOf } from './pages.ts';

interface Told {
  readonly id: string;
  readonly words: string;
}

/** The steps on a page by their ids, each with what is said beyond its sentence. */
function toldOn(page: string): readonly Told[] {
  const section = page.split('\n## What happens to a request\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^(\d+)\. (.*)$/gm)].map(([, position = '', words = ''], index) => {
    expect(position).toBe(String(index + 1));
    const found = steps
      .flatMap(({ id, description }) =>
        [description, description.replace(' defaults apply,', '')].map((said) => ({ id, said })),
      )
      .find(({ said }) => words.startsWith(said));
    return { id: found?.id ?? words, words: words.slice(found?.said.length).trim() };
  });
}

describe('the list', () => {
  it('is the one from which the server runs', () => {
    expect(requestSteps.map(({ id, stage, sentence, statuses }) => ({ id, stage, sentence, statuses }))).toEqual(
      steps.map(({ id, stage, description, statuses }) => ({ id, stage, sentence: description, statuses })),
    );
  });

  it('stands on every page of spec/ in its order', async () => {
    const { api, pages } = await docsOfSpec();
    const order = steps.map(({ id }) => id);
    for (const operation of api.operations) {
      const ids = toldOn(pages.get(`operations/${operation.name.file}.md`) ?? '').map(({ id }) => id);
      expect([operation.id, ids]).toEqual([operation.id, order.filter((id) => ids.includes(id))]);
      expect([operation.id, ids]).toEqual([operation.id, expect.arrayContaining(['match', 'handler', 'response'])]);
    }
  });
});

const body = {
  requestBody: {
    content: {
      'application/json': { schema: { type: 'object', properties: { name: { type: 'string', default: 'x' } } } },
    },
  },
};
const ruled = { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Made' } } } } };
const done = {
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'string' } } } } },
};
const rateLimit = { limit: 'X-Limit', remaining: 'X-Remaining', reset: 'X-Reset' };
const deprecation = { status: 299, warnings: 'warnings' };
const token = { security: [{ oauth: ['things'] }] };
const grant = { 'x-access': { grant: 'thing', level: 'read_only' } };
const few = { id: 'few', of: 'Thing', per: 'account', max: 3 };
const vip = { id: 'vip', rule: 'caller.vip', message: 'Only for some.', status: 409 };
const one = { id: 'one', rule: 'now > timestamp("2030-01-01T00:00:00Z")', message: 'Not yet.' };

const components = {
  schemas: {
    Ruled: {
      type: 'object',
      properties: { low: { type: 'integer' } },
      required: ['low'],
      'x-rules': [{ id: 'low', rule: 'self.low > 0', message: 'Too low.' }],
    },
    Made: { allOf: [{ $ref: '#/components/schemas/Ruled' }] },
    Thing: {
      type: 'object',
      required: ['id', 'vip'],
      properties: { id: { type: 'integer' }, vip: { type: 'boolean' } },
      'x-rules': [{ id: 'id', rule: 'self.id > 0', message: 'Too low.' }],
    },
  },
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    oauth: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://x.y/token', scopes: { things: 'Things.' } } },
    },
  },
};

interface Setting {
  readonly conventions?: object;
  /** Puts the operation on the path of one thing. */
  readonly thing?: boolean;
}

/** The page of one operation, which answers 204 unless it says otherwise. */
async function pageOf(operation: object, { conventions = {}, thing = false }: Setting = {}): Promise<string> {
  const own = { operationId: 'act', responses: { 204: { description: 'Done.' } }, ...operation };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
  const paths = thing
    ? { '/things/{id}': { 'x-resource': { schema: 'Thing', parameter: 'id' }, parameters, post: own } }
    : { '/things': { post: own } };
  const { pages } = await docsOf(
    documentOf({}, { 'x-ashlar': { version: 1, caller: 'Thing', conventions }, components, paths }),
  );
  return pages.get('operations/act.md') ?? '';
}

describe('a page', () => {
  const cases: readonly (readonly [claim: string, operation: object, setting: Setting, steps: string])[] = [
    ['has only what each request meets', {}, {}, 'match handler response'],
    [
      'looks a token up where one may be needed',
      { security: [{ key: [] }, {}] },
      {},
      'match authenticate handler response',
    ],
    ['counts by the convention of rate limits', {}, { conventions: { rateLimit } }, 'match rate handler response'],
    [
      'counts where the operation has a rate limit',
      { 'x-limits': [{ id: 'slow', requests: 1, seconds: 60 }] },
      {},
      'match rate handler response',
    ],
    ['asks for scopes', token, {}, 'match authenticate scopes handler response'],
    [
      'asks for no scopes where an alternative needs none',
      { security: [{ oauth: ['things'] }, { key: [] }] },
      {},
      'match authenticate handler response',
    ],
    [
      'asks for no scopes where no token is needed',
      { security: [{ oauth: ['things'] }, {}] },
      {},
      'match authenticate handler response',
    ],
    [
      'judges the kind of user',
      { ...token, 'x-access': { users: 'unrestricted' } },
      {},
      'match authenticate scopes user handler response',
    ],
    [
      'judges a grant that concerns no resource as the user’s own',
      { ...token, ...grant },
      {},
      'match authenticate scopes user handler response',
    ],
    [
      'judges a grant on the resource of the path',
      { ...token, ...grant },
      { thing: true },
      'match authenticate scopes path load grant handler response',
    ],
    [
      'reads the query',
      { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] },
      {},
      'match problems handler response',
    ],
    ['reads a body', body, {}, 'match read content body problems handler response'],
    [
      'merges an update',
      { ...body, 'x-effect': 'update' },
      { thing: true },
      'match read path load content body merge problems handler response',
    ],
    ['judges preconditions', { 'x-preconditions': [one] }, {}, 'match preconditions handler response'],
    ['counts what a limit counts', { 'x-limits': [few] }, {}, 'match limits handler response'],
    ['emits events', { 'x-emits': ['thing_act'] }, {}, 'match handler emit response'],
    ['redacts what it answers', done, {}, 'match handler redact response'],
    [
      'warns of a deprecated operation',
      { deprecated: true },
      { conventions: { deprecation } },
      'match handler response warnings',
    ],
    ['warns of nothing without the convention', { deprecated: true }, {}, 'match handler response'],
  ];
  it.each(cases)('%s', async (_, operation, setting, expected) => {
    const found = toldOn(await pageOf(operation, setting));
    expect(found.map(({ id }) => id).join(' ')).toBe(expected);
  });

  it.each<readonly [step: string, operation: object, setting: Setting, words: string]>([
    ['match', {}, {}, 'Refused with 404 or 405.'],
    ['authenticate', token, {}, 'Refused with 401.'],
    ['authenticate', token, { conventions: { rateLimit } }, ''],
    ['rate', token, { conventions: { rateLimit } }, 'Refused with 401 or 429.'],
    ['rate', {}, { conventions: { rateLimit } }, 'Refused with 429.'],
    ['content', body, {}, 'Refused with 400, 413 or 415.'],
    ['body', { ...body, 'x-effect': 'update' }, { thing: true }, 'No default applies.'],
    [
      'body',
      { ...body, 'x-effect': { kind: 'update', defaults: ['name'] } },
      { thing: true },
      'Of the defaults, only that of `name` applies when it is left out.',
    ],
    ['body', { ...body, 'x-effect': 'create' }, {}, ''],
    ['body', body, {}, ''],
    ['body', { ...ruled, 'x-effect': 'create' }, {}, 'The rules are those of [Ruled](../schemas/ruled.md).'],
    [
      'merge',
      { ...body, 'x-effect': 'update' },
      { thing: true },
      'The rules are those of [Thing](../schemas/thing.md).',
    ],
    ['preconditions', { 'x-preconditions': [vip, one] }, {}, 'Refused with 400 or 409.'],
    ['handler', {}, {}, 'An error there answers 500.'],
  ])('says of %s in %j with %j: %j', async (step, operation, setting, words) => {
    expect(toldOn(await pageOf(operation, setting)).find(({ id }) => id === step)?.words).toBe(words);
  });

  it.each([
    ['create', 'defaults apply'],
    ['update', 'No default applies'],
    [{ kind: 'update', defaults: ['name'] }, 'Of the defaults'],
  ])('says of defaults one thing, with the effect %j: %s', async (effect, words) => {
    const line =
      (await pageOf({ ...body, 'x-effect': effect }, { thing: true }))
        .split('\n')
        .find((each) => each.includes('are dropped')) ?? '';
    expect(line.match(/default/gi)).toHaveLength(1);
    expect(line).toContain(words);
  });

  it('says which steps are undone together', async () => {
    const lead = 'The first step that refuses the request ends it.';
    expect(await pageOf(token, { thing: true })).toContain(
      `\n${lead} Steps 4 to 6 are one unit of work: a refusal undoes what they have changed.\n`,
    );
    expect(await pageOf({})).toContain(`\n${lead}\n\n1. `);
  });

  it('of a request that the service sends has no such list', async () => {
    const { pages } = await docsOf(
      documentOf({}, { webhooks: { sold: { post: { responses: { 200: { description: 'Heard.' } } } } } }),
    );
    const page = [...pages].find(([path]) => path.startsWith('webhooks/'))?.[1];
    expect(page).toContain('# ');
    expect(page).not.toContain('What happens to a request');
  });
});
