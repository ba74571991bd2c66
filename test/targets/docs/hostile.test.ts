// Injection safety of the docs: a hostile document adds no HTML and no unsafe URL, and breaks no page.

import { beforeAll, describe, expect, it } from 'vitest';
import { decodeEntities, elementNames, linkUrls, render } from './render-markdown.ts';
import { brokenLinks } from './markdown-links.ts';
import { brokenLinks as brokenHtmlLinks, duplicateIds, loadedUrls } from './html/site-links.ts';
import { validateHtml } from './html/validate-html.ts';
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

const payload = attacks.join('\n\n');
/** Hostile names, without the characters that JSON Pointer escapes. */
const names = attacks.map((attack) => attack.replace(/[~/]/g, ''));
const schemas = Object.fromEntries(
  names.map((name, index) => [
    `Hostile${String(index)}`,
    {
      type: 'object',
      title: payload,
      description: payload,
      required: [name],
      properties: {
        [name]: {
          type: 'string',
          description: payload,
          enum: [payload, name],
          default: name,
          examples: [payload],
          pattern: '[<|`]\\|',
        },
        note: { type: 'string' },
        inner: { type: 'object', properties: { [name]: { description: payload } } },
      },
      dependentRequired: { [name]: names },
      examples: [{ [name]: payload }],
      externalDocs: { url: 'javascript:alert(1)', description: payload },
      'x-rules': [
        {
          id: 'rule',
          rule: `size(self) > ${String(index)} || (has(self.note) && self.note == "\`<b>|*")`,
          message: payload,
        },
      ],
      'x-unspecified': payload,
      'x-message': payload,
    },
  ]),
);
/** Escapes a value for a string literal of the rule language. */
const escapeForRule = (value: string): string => JSON.stringify(value).slice(1, -1);
// A schema with enum value descriptions, a lifecycle, and redaction.
const stateful = {
  type: 'object',
  description: payload,
  required: ['status'],
  properties: {
    id: { type: 'string', 'x-filterable': true },
    status: {
      type: 'string',
      enum: names,
      'x-lifecycle': {
        states: Object.fromEntries(names.map((name) => [name, payload])),
        moves: names.map((name) => ({ from: 'any', to: name, trigger: payload, when: payload })),
        open: true,
      },
    },
    kind: { oneOf: names.map((name) => ({ const: name, title: payload, description: payload, deprecated: true })) },
    secret: {
      type: 'string',
      'x-redacted': { as: payload, unless: `operation == "${escapeForRule(names[0] ?? '')}"` },
    },
  },
};
const ref = { $ref: '#/components/schemas/Hostile0' };
// Component names and other media types with such characters are invalid.
const mediaType = 'text/html; charset="<b>|`*[x](javascript:y)"';
const document = {
  openapi: '3.1.0',
  'x-ashlar': { version: 1 },
  info: {
    title: payload,
    version: payload,
    summary: payload,
    description: payload,
    termsOfService: 'javascript:x',
    contact: { name: payload, url: 'javascript:x', email: payload },
    license: { name: payload, url: 'javascript:x' },
  },
  servers: [
    { url: 'javascript:x', description: payload },
    {
      url: "https://{host}.a.b/'; script-src *",
      description: payload,
      variables: {
        host: { default: payload, enum: [payload, "x; script-src 'unsafe-inline' *"], description: payload },
      },
    },
  ],
  externalDocs: { url: 'data:text/html,x', description: payload },
  tags: names.map((name) => ({ name, description: payload, externalDocs: { url: 'javascript:x' } })),
  paths: Object.fromEntries(
    names.map((name, index) => [
      `/${String(index)}/{id}`,
      {
        summary: payload,
        description: payload,
        'x-resource': { schema: 'Stateful', parameter: 'id' },
        parameters: [{ name: 'id', in: 'path', required: true, description: payload, schema: { type: 'string' } }],
        get: {
          servers: [{ url: `javascript:x//${name.replace(/[{}]/g, '')}`, description: payload }],
          externalDocs: { url: ' javascript:x', description: payload },
          security: [{ oauth: [name] }, { key: [] }],
          'x-access': { grant: payload, level: 'read_only' },
          'x-preconditions': [{ id: 'state', rule: `resource.status != "${escapeForRule(name)}"`, message: payload }],
          'x-limits': [
            {
              id: 'count',
              of: 'Stateful',
              per: payload,
              max: 3,
              where: `self.status == "${escapeForRule(name)}"`,
              message: payload,
            },
            { id: 'rate', requests: 1, seconds: 1, message: payload },
          ],
          'x-effect': { kind: 'action', also: [payload] },
          'x-emits': [payload, name],
          'x-unspecified': [payload],
          callbacks: {
            [name]: {
              [`{$request.query.x}#${name}`]: {
                summary: payload,
                description: payload,
                post: { summary: payload, description: payload, responses: { 200: { description: payload } } },
              },
            },
          },
          operationId: name,
          summary: payload,
          description: payload,
          tags: [name],
          parameters: [
            {
              name,
              in: 'query',
              description: payload,
              schema: { type: 'string' },
              examples: { [name]: { summary: payload, description: payload, value: payload } },
            },
          ],
          requestBody: {
            description: payload,
            content: { [mediaType]: { schema: ref, examples: { [name]: { value: payload } } } },
          },
          responses: {
            200: {
              description: payload,
              headers: { 'X-A': { description: payload, schema: { type: 'string' } } },
              content: { 'text/html': { schema: ref, example: payload } },
              links: { [name]: { operationId: name, description: payload, parameters: { [name]: payload } } },
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
          summary: payload,
          description: payload,
          tags: [name],
          requestBody: { description: payload, content: { 'application/json': { schema: ref, example: payload } } },
          responses: { 200: { description: payload } },
        },
      },
    ]),
  ),
  components: {
    schemas: { ...schemas, Stateful: stateful },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: payload, description: payload },
      oauth: {
        type: 'oauth2',
        description: payload,
        flows: {
          authorizationCode: {
            authorizationUrl: 'javascript:x',
            tokenUrl: 'data:text/html,x',
            refreshUrl: 'javascript:x',
            scopes: Object.fromEntries(names.map((name) => [name, payload])),
          },
        },
      },
      connect: { type: 'openIdConnect', openIdConnectUrl: 'javascript:x', description: payload },
    },
  },
};

/** Sections of an operation page. */
const operationSections = [
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
/** Elements that rendered Markdown may contain. */
const markdownElements = new Set([
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

describe('the Markdown of a hostile document', () => {
  it('has a page for each schema and operation', () => {
    expect([...docs.pages.keys()].filter((path) => path.startsWith('schemas/hostile'))).toHaveLength(names.length);
    expect([...docs.pages.keys()].filter((path) => path.startsWith('operations/'))).toHaveLength(names.length);
  });

  it('renders only elements of Markdown', () => {
    for (const [path, html] of rendered)
      expect([path, elementNames(html).filter((name) => !markdownElements.has(name))]).toEqual([path, []]);
  });

  it('links only to web and mail addresses and to existing pages', () => {
    for (const [path, html] of rendered)
      expect([path, linkUrls(html).filter((url) => /^[a-z]+:/i.test(url) && !/^(?:https?|mailto):/.test(url))]).toEqual(
        [path, []],
      );
    expect(brokenLinks(rendered)).toEqual([]);
  });

  it('keeps the heading structure of each page', () => {
    for (const [path, html] of rendered) {
      const headings = [...html.matchAll(/<h([12])>(.*?)<\/h\1>/gs)].map(
        (match) => `${match[1] ?? ''} ${match[2] ?? ''}`,
      );
      const topHeadings = headings.filter((heading) => heading.startsWith('1'));
      expect([path, topHeadings.length]).toEqual([path, 1]);
      // llms.txt has a section for each tag, titled by its hostile name.
      const sections = headings
        .slice(1)
        .map((heading) => heading.slice(2))
        .filter((section) => path !== 'llms.txt' || !section.startsWith('Operations: '));
      expect(sections.filter((section) => !/^[A-Z][a-z ]+$/.test(section))).toEqual([]);
      if (path.startsWith('operations/')) expect(sections).toEqual(operationSections);
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

  it('keeps the number of cells in every table row', () => {
    // Renderers drop the excess cells of a row and add missing ones, so the cells are counted in the Markdown.
    const countCells = (row: string): number => row.replace(/\\\|/g, '').split('|').length - 2;
    const tables = [...docs.pages].flatMap(([path, text]) =>
      [...text.matchAll(/^\|.*\n\|(?: ?:?-+:? ?\|)+\n(?:\|.*(?:\n|$))*/gm)].map(
        ([table]) => [path, ...table.trim().split('\n').map(countCells)] as const,
      ),
    );
    expect(tables.filter(([path]) => path.startsWith('schemas/hostile')).length).toBeGreaterThanOrEqual(names.length);
    expect(tables.filter(([, headerCells, ...rows]) => rows.some((cells) => cells !== headerCells))).toEqual([]);
  });
});

/** Elements that the HTML templates may contain. */
const templateElements = new Set([
  ...markdownElements,
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

describe('the HTML of a hostile document', () => {
  let pages: ReadonlyMap<string, string>;
  let htmlPages: readonly (readonly [path: string, html: string])[];
  beforeAll(async () => {
    ({ pages } = await docsOf(document, 'html'));
    htmlPages = [...pages].filter(([path]) => path.endsWith('.html'));
  });

  it('contains only elements of the templates, and no event handler or style attribute', () => {
    expect(htmlPages.filter(([path]) => path.startsWith('operations/'))).toHaveLength(names.length);
    for (const [path, page] of htmlPages) {
      expect([path, elementNames(page).filter((name) => !templateElements.has(name))]).toEqual([path, []]);
      expect([
        path,
        (page.match(/<[a-z][^>]*>/g) ?? []).filter((tag) =>
          / (?:on\w+|style|srcdoc|formaction)\s*=/i.test(tag.replace(/"[^"]*"/g, '""')),
        ),
      ]).toEqual([path, []]);
    }
  });

  it('links only to web and mail addresses and to existing fragments', () => {
    for (const [path, page] of htmlPages) {
      // `data:,` is the empty icon, which stops browsers from requesting one.
      expect([
        path,
        linkUrls(page).filter((url) => url !== 'data:,' && /^[a-z]+:/i.test(url) && !/^(?:https?|mailto):/.test(url)),
      ]).toEqual([path, []]);
      expect([path, loadedUrls(page).filter((url) => !/^(?:\.\.\/)?assets\//.test(url))]).toEqual([path, []]);
    }
    expect(brokenHtmlLinks(pages)).toEqual([]);
    expect(duplicateIds(pages)).toEqual([]);
  });

  it('loads only scripts of the site, under a content security policy that allows no others', () => {
    for (const [path, page] of htmlPages) {
      // Data for scripts must not be able to end its element; all other scripts must be external.
      const unsafeScripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes = '', content = '']) =>
          attributes.startsWith(' type="application/json"')
            ? content.includes('<')
            : content !== '' || !/ src="(?:\.\.\/)?assets\/[\w.-]+"/.test(attributes),
      );
      expect([path, unsafeScripts.map(([element]) => element)]).toEqual([path, []]);
      const policies = [...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
        ([, policy = '']) => decodeEntities(policy),
      );
      expect([path, policies.length]).toEqual([path, 1]);
      // Requests may go to this machine and to valid host names.
      expect(policies[0]).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;(?: connect-src 'self'(?: https?:\/\/[a-z0-9.-]+(?::\d+)?)* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;)? base-uri 'none'; form-action 'none'$/,
      );
      expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<title>'));
    }
  });

  it('contains the hostile texts, so the other tests do not pass because of omissions', () => {
    const text = htmlPages.map(([, page]) => decodeEntities(page)).join('\n');
    for (const prefix of ['webhooks/', 'tags/', 'guides/', 'operations/', 'schemas/stateful.html'])
      expect([prefix, htmlPages.some(([path]) => path.startsWith(prefix))]).toEqual([prefix, true]);
    expect((text.match(/<script>alert\(1\)/g) ?? []).length).toBeGreaterThan(1000);
  });

  it('is valid HTML', async () => {
    for (const path of [
      'index.html',
      'schemas/hostile0.html',
      htmlPages.find(([path]) => path.startsWith('operations/'))?.[0] ?? '',
    ])
      expect([path, await validateHtml(pages.get(path) ?? '')]).toEqual([path, []]);
  });

  // A megabyte in the full tier.
  it('contains only template elements for a very long description', async () => {
    const { pages: longPages } = await docsOf(
      documentOf({
        Thing: {
          type: 'object',
          description: payload.repeat(Math.ceil((isFull ? 1e6 : 2e5) / payload.length)),
          properties: { a: { description: '['.repeat(1e4) } },
        },
      }),
      'html',
    );
    const elements = elementNames(longPages.get('schemas/thing.html') ?? '');
    expect(elements.filter((name) => !templateElements.has(name))).toEqual([]);
  });
});
