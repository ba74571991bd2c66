// Request processing on operation pages: the applicable steps of the server pipeline, in order.

import { describe, expect, it, test } from 'vitest';
import { requestSteps } from '../../../src/generator/model/operations/request-steps.ts';
import { steps } from '../../../src/runtime/server/pipeline.ts';
import { docsOf, docsOfSpec, documentOf } from './generate-docs.ts';

interface DocumentedStep {
  readonly id: string;
  /** The sentences after the description of the step. */
  readonly details: string;
}

/** Returns the steps on a page, in order, and checks their numbers. */
function stepsOnPage(page: string): readonly DocumentedStep[] {
  const section = page.split('\n## Request processing\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number = '', text = ''], index) => {
    expect(number).toBe(String(index + 1));
    const step = steps
      .flatMap(({ id, description }) =>
        [description, description.replace(' applies defaults,', '')].map((sentence) => ({ id, sentence })),
      )
      .find(({ sentence }) => text.startsWith(sentence));
    return { id: step?.id ?? text, details: text.slice(step?.sentence.length).trim() };
  });
}

describe('the list of steps', () => {
  it('equals the pipeline of the server runtime', () => {
    expect(requestSteps.map(({ id, stage, sentence, statuses }) => ({ id, stage, sentence, statuses }))).toEqual(
      steps.map(({ id, stage, description, statuses }) => ({ id, stage, sentence: description, statuses })),
    );
  });

  it('is in pipeline order on every operation page of spec/', async () => {
    const { api, pages } = await docsOfSpec();
    const pipelineOrder = steps.map(({ id }) => id);
    for (const operation of api.operations) {
      const ids = stepsOnPage(pages.get(`operations/${operation.name.file}.md`) ?? '').map(({ id }) => id);
      expect([operation.id, ids]).toEqual([operation.id, pipelineOrder.filter((id) => ids.includes(id))]);
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
const bodyWithRules = {
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Derived' } } } },
};
const stringResponse = {
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'string' } } } } },
};
const rateLimit = { limit: 'X-Limit', remaining: 'X-Remaining', reset: 'X-Reset' };
const deprecation = { status: 299, warnings: 'warnings' };
const scopedToken = { security: [{ oauth: ['things'] }] };
const grant = { 'x-access': { grant: 'thing', level: 'read_only' } };
const countLimit = { id: 'count', of: 'Thing', per: 'account', max: 3 };
const vipPrecondition = { id: 'vip', rule: 'caller.vip', message: 'Only for VIPs.', status: 409 };
const timePrecondition = { id: 'start', rule: 'now > timestamp("2030-01-01T00:00:00Z")', message: 'Not yet.' };

const components = {
  schemas: {
    Base: {
      type: 'object',
      properties: { low: { type: 'integer' } },
      required: ['low'],
      'x-rules': [{ id: 'low', rule: 'self.low > 0', message: 'Too low.' }],
    },
    Derived: { allOf: [{ $ref: '#/components/schemas/Base' }] },
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

interface PageOptions {
  readonly conventions?: object;
  /** Whether the path of the operation identifies a `Thing` resource. */
  readonly hasResource?: boolean;
}

/** Generates the page of an operation. By default, its only response is 204. */
async function pageOf(operation: object, { conventions = {}, hasResource = false }: PageOptions = {}): Promise<string> {
  const post = { operationId: 'act', responses: { 204: { description: 'Done.' } }, ...operation };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
  const paths = hasResource
    ? { '/things/{id}': { 'x-resource': { schema: 'Thing', parameter: 'id' }, parameters, post } }
    : { '/things': { post } };
  const { pages } = await docsOf(
    documentOf({}, { 'x-ashlar': { version: 1, caller: 'Thing', conventions }, components, paths }),
  );
  return pages.get('operations/act.md') ?? '';
}

describe('a document without the vocabulary', () => {
  it('has no steps, because Ashlar may not have generated its server', async () => {
    const { pages } = await docsOf(
      documentOf({}, { paths: { '/things': { post: { operationId: 'act', ...body, responses: {} } } } }),
    );
    expect(pages.get('operations/act.md')).toContain('## Request body');
    expect(pages.get('operations/act.md')).not.toContain('## Request processing');
    expect([...pages.keys()].filter((path) => path.endsWith('guides/requests.html'))).toEqual([]);
  });
});

describe('a page', () => {
  const cases: readonly (readonly [title: string, operation: object, options: PageOptions, steps: string])[] = [
    ['lists only the universal steps for a minimal operation', {}, {}, 'match handler response'],
    [
      'lists authentication if the operation accepts a token',
      { security: [{ key: [] }, {}] },
      {},
      'match authenticate handler response',
    ],
    [
      'lists rate limiting if the document has a convention for it',
      {},
      { conventions: { rateLimit } },
      'match rate handler response',
    ],
    [
      'lists rate limiting if the operation has a rate limit',
      { 'x-limits': [{ id: 'rate', requests: 1, seconds: 60 }] },
      {},
      'match rate handler response',
    ],
    [
      'lists the scope check if every alternative has scopes',
      scopedToken,
      {},
      'match authenticate scopes handler response',
    ],
    [
      'omits the scope check if an alternative has no scopes',
      { security: [{ oauth: ['things'] }, { key: [] }] },
      {},
      'match authenticate handler response',
    ],
    [
      'omits the scope check if the token is optional',
      { security: [{ oauth: ['things'] }, {}] },
      {},
      'match authenticate handler response',
    ],
    [
      'lists the user check if access is restricted to a kind of user',
      { ...scopedToken, 'x-access': { users: 'unrestricted' } },
      {},
      'match authenticate scopes user handler response',
    ],
    [
      'lists the user check for a grant without a resource',
      { ...scopedToken, ...grant },
      {},
      'match authenticate scopes user handler response',
    ],
    [
      'lists the grant check for the resource in the path',
      { ...scopedToken, ...grant },
      { hasResource: true },
      'match authenticate scopes path load grant handler response',
    ],
    [
      'lists parameter problems if the operation has a query parameter',
      { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] },
      {},
      'match problems handler response',
    ],
    ['lists reading and validation of a body', body, {}, 'match read content body problems handler response'],
    [
      'lists the merge of an update',
      { ...body, 'x-effect': 'update' },
      { hasResource: true },
      'match read path load content body merge problems handler response',
    ],
    ['lists preconditions', { 'x-preconditions': [timePrecondition] }, {}, 'match preconditions handler response'],
    ['lists the check of count limits', { 'x-limits': [countLimit] }, {}, 'match limits handler response'],
    ['lists the emission of events', { 'x-emits': ['thing_act'] }, {}, 'match handler emit response'],
    ['lists redaction if a response has a body', stringResponse, {}, 'match handler redact response'],
    [
      'lists the warnings of a deprecated operation',
      { deprecated: true },
      { conventions: { deprecation } },
      'match handler response warnings',
    ],
    ['omits deprecation warnings without a convention', { deprecated: true }, {}, 'match handler response'],
  ];
  test.each(cases)('%s', async (_, operation, options, expected) => {
    const documentedSteps = stepsOnPage(await pageOf(operation, options));
    expect(documentedSteps.map(({ id }) => id).join(' ')).toBe(expected);
  });

  it.each<readonly [step: string, operation: object, options: PageOptions, details: string]>([
    ['match', {}, {}, 'Returns 404 or 405 on failure.'],
    ['authenticate', scopedToken, {}, 'Returns 401 on failure.'],
    ['authenticate', scopedToken, { conventions: { rateLimit } }, ''],
    ['rate', scopedToken, { conventions: { rateLimit } }, 'Returns 401 or 429 on failure.'],
    ['rate', {}, { conventions: { rateLimit } }, 'Returns 429 on failure.'],
    ['content', body, {}, 'Returns 400, 413, or 415 on failure.'],
    ['body', { ...body, 'x-effect': 'update' }, { hasResource: true }, 'Defaults do not apply.'],
    [
      'body',
      { ...body, 'x-effect': { kind: 'update', defaults: ['name'] } },
      { hasResource: true },
      'Defaults apply only to `name`.',
    ],
    ['body', { ...body, 'x-effect': 'create' }, {}, ''],
    ['body', body, {}, ''],
    ['body', { ...bodyWithRules, 'x-effect': 'create' }, {}, 'The rules of [Base](../schemas/base.md) apply.'],
    [
      'merge',
      { ...body, 'x-effect': 'update' },
      { hasResource: true },
      'The rules of [Thing](../schemas/thing.md) apply.',
    ],
    ['preconditions', { 'x-preconditions': [vipPrecondition, timePrecondition] }, {}, 'Returns 400 or 409 on failure.'],
    ['handler', {}, {}, 'Returns 500 on failure.'],
  ])('describes the step %s of %j with %j: %j', async (step, operation, options, details) => {
    expect(stepsOnPage(await pageOf(operation, options)).find(({ id }) => id === step)?.details).toBe(details);
  });

  it.each([
    ['create', 'applies defaults'],
    ['update', 'Defaults do not apply'],
    [{ kind: 'update', defaults: ['name'] }, 'Defaults apply only'],
  ])('mentions defaults exactly once for the effect %j: %s', async (effect, phrase) => {
    const line =
      (await pageOf({ ...body, 'x-effect': effect }, { hasResource: true }))
        .split('\n')
        .find((text) => text.includes('read-only fields')) ?? '';
    expect(line.match(/default/gi)).toHaveLength(1);
    expect(line).toContain(phrase);
  });

  it('states which steps form one unit of work', async () => {
    const introduction = 'Processing stops at the first step that rejects the request.';
    expect(await pageOf(scopedToken, { hasResource: true })).toContain(
      `\n${introduction} Steps 4 to 6 are one unit of work: if a step rejects the request, the server rolls back their changes.\n`,
    );
    expect(await pageOf({})).toContain(`\n${introduction}\n\n1. `);
  });

  it('has no steps for a webhook', async () => {
    const { pages } = await docsOf(
      documentOf({}, { webhooks: { itemSold: { post: { responses: { 200: { description: 'Received.' } } } } } }),
    );
    const page = [...pages].find(([path]) => path.startsWith('webhooks/'))?.[1];
    expect(page).toContain('# ');
    expect(page).not.toContain('Request processing');
  });
});
