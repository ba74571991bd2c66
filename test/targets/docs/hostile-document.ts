// Document with injection attacks in every name and string: Markdown, HTML, and unsafe URLs.

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

/** All attacks in one string, for fields that allow any text. */
export const payload = attacks.join('\n\n');
/** Hostile names, without the characters that JSON Pointer escapes. */
export const names = attacks.map((attack) => attack.replace(/[~/]/g, ''));

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
          // Matches every string, so that the default is valid.
          pattern: '[<|`]\\||^',
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

/** Escapes a value for a string literal in the rule language. */
const escapeForRule = (value: string): string => JSON.stringify(value).slice(1, -1);

/** A schema with enum value descriptions, a lifecycle, and redaction. */
const statefulSchema = {
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

const schemaRef = { $ref: '#/components/schemas/Hostile0' };
// Component names and other media types with such characters are invalid.
const mediaType = 'text/html; charset="<b>|`*[x](javascript:y)"';

/** A document with an attack in every name and text. */
export const document = {
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
            content: { [mediaType]: { schema: schemaRef, examples: { [name]: { value: payload } } } },
          },
          responses: {
            200: {
              description: payload,
              headers: { 'X-A': { description: payload, schema: { type: 'string' } } },
              content: { 'text/html': { schema: schemaRef, example: payload } },
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
          requestBody: {
            description: payload,
            content: { 'application/json': { schema: schemaRef, example: payload } },
          },
          responses: { 200: { description: payload } },
        },
      },
    ]),
  ),
  components: {
    schemas: { ...schemas, Stateful: statefulSchema },
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
