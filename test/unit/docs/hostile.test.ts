// A hostile document comes out as harmless pages: nothing of it is HTML, no link of it can do harm, and no page breaks.

import { beforeAll, describe, expect, it } from 'vitest';
import { addresses, decode, elements, render } from './commonmark.ts';
import { brokenLinks } from './links.ts';
import { brokenLinks as brokenPlaces, loaded, sharedIds } from './html/site.ts';
import { invalid } from './html/validity.ts';
import { docsOf, documentOf, type Docs } from './pages.ts';
import { isFull } from '../../tier.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '*/ ${x} `a` ``` | || \\',
  '](javascript:x) # not a heading',
  '# heading\n\n```\nnever closed',
  '<!-- never closed',
  '| a | b |\n|---|---|',
  '<a href="javascript:x">y</a>',
  '__proto__ \'constructor\' "quoted" 😀 \u202e',
  '- list\n- list',
  '===\n---',
  '[ref]: javascript:x\n\n[ref]',
  '&lt;script&gt; &#60;b&#62;',
];

const one = attacks.join('\n\n');
const names = attacks.map((attack) => attack.replace(/[~/]/g, ''));
const schemas = Object.fromEntries(
  names.map((name, index) => [
    `Hostile${String(index)}`,
    {
      type: 'object',
      title: one,
      description: one,
      required: [name],
      properties: {
        [name]: {
          type: 'string',
          description: one,
          enum: [one, name],
          default: name,
          examples: [one],
          pattern: '[<|`]\\|',
        },
        note: { type: 'string' },
        inner: { type: 'object', properties: { [name]: { description: one } } },
      },
      dependentRequired: { [name]: names },
      examples: [{ [name]: one }],
      externalDocs: { url: 'javascript:alert(1)', description: one },
      'x-rules': [
        {
          id: 'rule',
          rule: `size(self) > ${String(index)} || (has(self.note) && self.note == "\`<b>|*")`,
          message: one,
        },
      ],
      'x-unspecified': one,
      'x-message': one,
    },
  ]),
);
/** As it stands within a text of a rule. */
const quoted = (value: string): string => JSON.stringify(value).slice(1, -1);
// Values with meanings, and states with moves between them.
const stateful = {
  type: 'object',
  description: one,
  required: ['status'],
  properties: {
    id: { type: 'string', 'x-filterable': true },
    status: {
      type: 'string',
      enum: names,
      'x-lifecycle': {
        states: Object.fromEntries(names.map((name) => [name, one])),
        moves: names.map((name) => ({ from: 'any', to: name, trigger: one, when: one })),
        open: true,
      },
    },
    kind: { oneOf: names.map((name) => ({ const: name, title: one, description: one, deprecated: true })) },
    secret: { type: 'string', 'x-redacted': { as: one, unless: `operation == "${quoted(names[0] ?? '')}"` } },
  },
};
const ref = { $ref: '#/components/schemas/Hostile0' };
// Names of components and media types with such characters are refused before there is a page.
const mediaType = 'text/html; charset="<b>|`*[x](javascript:y)"';
const document = {
  openapi: '3.1.0',
  'x-ashlar': { version: 1 },
  info: {
    title: one,
    version: one,
    summary: one,
    description: one,
    termsOfService: 'javascript:x',
    contact: { name: one, url: 'javascript:x', email: one },
    license: { name: one, url: 'javascript:x' },
  },
  servers: [
    { url: 'javascript:x', description: one },
    {
      url: "https://{host}.a.b/'; script-src *",
      description: one,
      variables: { host: { default: one, enum: [one, "x; script-src 'unsafe-inline' *"], description: one } },
    },
  ],
  externalDocs: { url: 'data:text/html,x', description: one },
  tags: names.map((name) => ({ name, description: one, externalDocs: { url: 'javascript:x' } })),
  paths: Object.fromEntries(
    names.map((name, index) => [
      `/${String(index)}/{id}`,
      {
        summary: one,
        description: one,
        'x-resource': { schema: 'Stateful', parameter: 'id' },
        parameters: [{ name: 'id', in: 'path', required: true, description: one, schema: { type: 'string' } }],
        get: {
          servers: [{ url: `javascript:x//${name.replace(/[{}]/g, '')}`, description: one }],
          externalDocs: { url: ' javascript:x', description: one },
          security: [{ oauth: [name] }, { key: [] }],
          'x-access': { grant: one, level: 'read_only' },
          'x-preconditions': [{ id: 'state', rule: `resource.status != "${quoted(name)}"`, message: one }],
          'x-limits': [
            { id: 'count', of: 'Stateful', per: one, max: 3, where: `self.status == "${quoted(name)}"`, message: one },
            { id: 'rate', requests: 1, seconds: 1, message: one },
          ],
          'x-effect': { kind: 'action', also: [one] },
          'x-emits': [one, name],
          'x-unspecified': [one],
          callbacks: {
            [name]: {
              [`{$request.query.x}#${name}`]: {
                summary: one,
                description: one,
                post: { summary: one, description: one, responses: { 200: { description: one } } },
              },
            },
          },
          operationId: name,
          summary: one,
          description: one,
          tags: [name],
          parameters: [
            {
              name,
              in: 'query',
              description: one,
              schema: { type: 'string' },
              examples: { [name]: { summary: one, description: one, value: one } },
            },
          ],
          requestBody: {
            description: one,
            content: { [mediaType]: { schema: ref, examples: { [name]: { value: one } } } },
          },
          responses: {
            200: {
              description: one,
              headers: { 'X-A': { description: one, schema: { type: 'string' } } },
              content: { 'text/html': { schema: ref, example: one } },
              links: { [name]: { operationId: name, description: one, parameters: { [name]: one } } },
            },
          },
        },
      },
    ]),
  ),
  webhooks: Object.fromEntries(
    names.map((name) => [
      name,
      {
        post: {
          summary: one,
          description: one,
          tags: [name],
          requestBody: { description: one, content: { 'application/json': { schema: ref, example: one } } },
          responses: { 200: { description: one } },
        },
      },
    ]),
  ),
  components: {
    schemas: { ...schemas, Stateful: stateful },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: one, description: one },
      oauth: {
        type: 'oauth2',
        description: one,
        flows: {
          authorizationCode: {
            authorizationUrl: 'javascript:x',
            tokenUrl: 'data:text/html,x',
            refreshUrl: 'javascript:x',
            scopes: Object.fromEntries(names.map((name) => [name, one])),
          },
        },
      },
      connect: { type: 'openIdConnect', openIdConnectUrl: 'javascript:x', description: one },
    },
  },
};

/** The sections of an operation's page. */
const outline = [
  'Path',
  'Reference',
  'Servers',
  'Who may call it',
  'Parameters',
  'Request body',
  'Effect',
  'Preconditions',
  'Limits',
  'Events',
  'What happens to a request',
  'Responses',
  'Callbacks',
  'Left open by the interface',
];
const allowed = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'em',
  'strong',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'del',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'input',
]);

let docs: Docs;
let rendered: ReadonlyMap<string, string>;
beforeAll(async () => {
  docs = await docsOf(document);
  rendered = new Map([...docs.pages].map(([path, text]) => [path, render(text)]));
});

describe('a hostile document', () => {
  it('has a page for everything', () => {
    expect([...docs.pages.keys()].filter((path) => path.startsWith('schemas/hostile'))).toHaveLength(names.length);
    expect([...docs.pages.keys()].filter((path) => path.startsWith('operations/'))).toHaveLength(names.length);
  });

  it('gives no element that Markdown does not make', () => {
    for (const [path, html] of rendered)
      expect([path, elements(html).filter((name) => !allowed.has(name))]).toEqual([path, []]);
  });

  it('gives no link but to the web, to mail and to pages that are there', () => {
    for (const [path, html] of rendered)
      expect([
        path,
        addresses(html).filter((address) => /^[a-z]+:/i.test(address) && !/^(?:https?|mailto):/.test(address)),
      ]).toEqual([path, []]);
    expect(brokenLinks(rendered)).toEqual([]);
  });

  it('keeps the outline of each page', () => {
    for (const [path, html] of rendered) {
      const headings = [...html.matchAll(/<h([12])>(.*?)<\/h\1>/gs)].map(
        (match) => `${match[1] ?? ''} ${match[2] ?? ''}`,
      );
      const first = headings.filter((heading) => heading.startsWith('1'));
      expect([path, first.length]).toEqual([path, 1]);
      // What language models read has a section for each area, under its name.
      const sections = headings
        .slice(1)
        .map((heading) => heading.slice(2))
        .filter((section) => path !== 'llms.txt' || !section.startsWith('Operations: '));
      expect(sections.filter((section) => !/^[A-Z][a-z ]+$/.test(section))).toEqual([]);
      if (path.startsWith('operations/')) expect(sections).toEqual(outline);
      if (path.startsWith('schemas/hostile'))
        expect(sections.filter((section) => section !== 'Used by')).toEqual([
          'Type',
          'Fields',
          'Rules',
          'Conditions',
          'Examples',
        ]);
    }
  });

  it('keeps each row of each table whole', () => {
    // Renderers drop the excess cells of a row and add missing ones, so the cells are counted in the Markdown.
    const cellsOf = (row: string): number => row.replace(/\\\|/g, '').split('|').length - 2;
    const tables = [...docs.pages].flatMap(([path, text]) =>
      [...text.matchAll(/^\|.*\n\|(?: ?:?-+:? ?\|)+\n(?:\|.*(?:\n|$))*/gm)].map(
        ([table]) => [path, ...table.trim().split('\n').map(cellsOf)] as const,
      ),
    );
    expect(tables.filter(([path]) => path.startsWith('schemas/hostile')).length).toBeGreaterThanOrEqual(names.length);
    expect(tables.filter(([, head, ...rows]) => rows.some((cells) => cells !== head))).toEqual([]);
  });
});

/** What templates of the HTML write. */
const written = new Set([
  ...allowed,
  'html',
  'head',
  'meta',
  'title',
  'link',
  'script',
  'body',
  'header',
  'nav',
  'main',
  'article',
  'section',
  'footer',
  'div',
  'span',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'details',
  'summary',
  'noscript',
  'wbr',
  'var',
  'form',
  'label',
  'button',
  'textarea',
  'select',
  'option',
  'output',
  'template',
  'dialog',
  'search',
  'fieldset',
  'legend',
  'svg',
  'desc',
  'g',
  'rect',
  'path',
  'text',
]);

describe('a hostile document as HTML', () => {
  let pages: ReadonlyMap<string, string>;
  let html: readonly (readonly [string, string])[];
  beforeAll(async () => {
    ({ pages } = await docsOf(document, 'html'));
    html = [...pages].filter(([path]) => path.endsWith('.html'));
  });

  it('gives no element and no attribute that the templates do not write', () => {
    expect(html.filter(([path]) => path.startsWith('operations/'))).toHaveLength(names.length);
    for (const [path, page] of html) {
      expect([path, elements(page).filter((name) => !written.has(name))]).toEqual([path, []]);
      expect([
        path,
        (page.match(/<[a-z][^>]*>/g) ?? []).filter((tag) =>
          / (?:on\w+|style|srcdoc|formaction)\s*=/i.test(tag.replace(/"[^"]*"/g, '""')),
        ),
      ]).toEqual([path, []]);
    }
  });

  it('gives no link but to the web, to mail and to places that are there', () => {
    for (const [path, page] of html) {
      // Without an icon browsers would ask for one.
      expect([
        path,
        addresses(page).filter(
          (address) => address !== 'data:,' && /^[a-z]+:/i.test(address) && !/^(?:https?|mailto):/.test(address),
        ),
      ]).toEqual([path, []]);
      expect([path, loaded(page).filter((address) => !/^(?:\.\.\/)?assets\//.test(address))]).toEqual([path, []]);
    }
    expect(brokenPlaces(pages)).toEqual([]);
    expect(sharedIds(pages)).toEqual([]);
  });

  it('runs only scripts of the site, under a policy that names no other', () => {
    for (const [path, page] of html) {
      const scripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes = '', held = '']) =>
          attributes.startsWith(' type="application/json"')
            ? held.includes('<')
            : held !== '' || !/ src="(?:\.\.\/)?assets\/[\w.-]+"/.test(attributes),
      );
      // What scripts read is no script, and nothing in it can end it.
      expect([path, scripts.map(([whole]) => whole)]).toEqual([path, []]);
      const policies = [...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
        ([, policy = '']) => decode(policy),
      );
      expect([path, policies.length]).toEqual([path, 1]);
      // Asking goes to this machine and to hosts that are written as hosts.
      expect(policies[0]).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;(?: connect-src 'self'(?: https?:\/\/[a-z0-9.-]+(?::\d+)?)* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;)? base-uri 'none'; form-action 'none'$/,
      );
      expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<title>'));
    }
  });

  it('tells everything, so that what is harmless is not what is left out', () => {
    const shown = html.map(([, page]) => decode(page)).join('\n');
    for (const place of ['webhooks/', 'areas/', 'guides/', 'operations/', 'schemas/stateful.html'])
      expect([place, html.some(([path]) => path.startsWith(place))]).toEqual([place, true]);
    expect((shown.match(/<script>alert\(1\)/g) ?? []).length).toBeGreaterThan(1000);
  });

  it('is valid HTML', async () => {
    for (const path of [
      'index.html',
      'schemas/hostile0.html',
      html.find(([each]) => each.startsWith('operations/'))?.[0] ?? '',
    ])
      expect([path, await invalid(pages.get(path) ?? '')]).toEqual([path, []]);
  });

  // A megabyte of it where time does not count.
  it('is harmless at any length', async () => {
    const { pages: long } = await docsOf(
      documentOf({
        Thing: {
          type: 'object',
          description: one.repeat(Math.ceil((isFull ? 1e6 : 2e5) / one.length)),
          properties: { a: { description: '['.repeat(1e4) } },
        },
      }),
      'html',
    );
    expect(elements(long.get('schemas/thing.html') ?? '').filter((name) => !written.has(name))).toEqual([]);
  });
});
