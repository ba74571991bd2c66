// Documents with invalid x- vocabulary keywords.

import { api31, indent, operation31, schema31, type DiagnosticCase } from '../marked-document.ts';

const withVocabulary = (text: string): string =>
  text.replace('\n', '\nx-ashlar: { version: 1, allow: [x-codeSamples] }\n');
const onSchema = (text: string): string => withVocabulary(schema31(text));
const onOperation = (text: string): string => withVocabulary(operation31(text));
const onPath = (text: string): string =>
  withVocabulary(
    api31(
      `paths:\n  /p/{petId}:\n${indent(text, 4)}\n    parameters: [{ name: petId, in: path, required: true, schema: {} }]\ncomponents:\n  schemas: { Pet: {} }`,
    ),
  );

/** Returns an operation that returns pages with this declaration of pagination. */
const onList = (pagination: string): string =>
  withVocabulary(
    api31(`paths:
  /pets:
    get:
      operationId: listPets
      x-pagination: ${pagination}
      parameters: [{ name: marker, in: query, schema: {} }]
      responses: { '200': { description: Pets, content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } } } }
components:
  schemas:
    Page: { properties: { rows: { items: { properties: { uuid: {} } } }, paging: { properties: { marker: {} } }, more: {} } }`),
  );

export const vocabularyCases: readonly DiagnosticCase[] = [
  {
    code: 'document/invalid-extension-value',
    when: 'the vocabulary version is 2',
    text: api31('paths: {}\nx-ashlar: { version: ⟦2⟧ }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a convention is misspelled',
    text: api31('paths: {}\nx-ashlar: { version: 1, conventions: { ⟦pagnation⟧: {} } }'),
    mentions: 'did you mean `pagination`?',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a convention lacks a property',
    text: api31('paths: {}\nx-ashlar: { version: 1, conventions: { filter: ⟦{}⟧ } }'),
    mentions: 'missing `header`',
  },
  {
    code: 'document/unknown-extension',
    when: 'a keyword is misspelled',
    text: onSchema('⟦x-rule⟧: []'),
    mentions: 'did you mean `x-rules`?',
  },
  {
    code: 'document/unknown-extension',
    when: 'a third-party keyword is not allowed',
    text: onOperation('⟦x-internal⟧: true'),
    mentions: 'allow',
  },
  {
    code: 'document/misplaced-extension',
    when: 'an operation has rules',
    text: onOperation('⟦x-rules⟧: []'),
    mentions: 'object schema',
  },
  {
    code: 'document/misplaced-extension',
    when: 'a string schema has rules',
    text: onSchema('type: string\n⟦x-rules⟧: [{ id: a, rule: "true", message: m }]'),
  },
  {
    code: 'document/misplaced-extension',
    when: 'a string schema has rounding',
    text: onSchema('type: string\n⟦x-round⟧: { to: [1], mode: up }'),
  },
  {
    code: 'document/misplaced-extension',
    when: 'a filterable schema is not a property',
    text: onSchema('type: string\n⟦x-filterable⟧: true'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an ID is not kebab-case',
    text: onSchema('x-rules: [{ id: ⟦A_b⟧, rule: "true", message: m }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an ID is duplicated',
    text: onSchema('x-rules:\n  - { id: a, rule: "true", message: m }\n  - { id: ⟦a⟧, rule: "true", message: m }'),
    mentions: 'duplicate ID',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a rule is empty',
    text: onSchema('x-rules: [{ id: a, rule: ⟦""⟧, message: m }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a rule has no message',
    text: onSchema('x-rules: [⟦{ id: a, rule: "true" }⟧]'),
    mentions: 'missing `message`',
  },
  { code: 'document/invalid-extension-value', when: 'rules are empty', text: onSchema('x-rules: ⟦[]⟧') },
  {
    code: 'document/invalid-extension-value',
    when: 'a precondition has a success status',
    text: onOperation('x-preconditions: [{ id: a, rule: "true", message: m, status: ⟦200⟧ }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an effect is misspelled',
    text: onOperation('x-effect: ⟦updat⟧'),
    mentions: 'did you mean `update`?',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'the effect create has merge',
    text: onOperation('x-effect: { kind: create, ⟦merge⟧: deep }'),
    mentions: 'only with `kind: update`',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'access has two forms',
    text: onOperation('x-access: { grant: pet, level: read_only, ⟦own⟧: true }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'access has no known form',
    text: onOperation('x-access: ⟦{ role: admin }⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a limit has no maximum',
    text: onOperation('x-limits: [⟦{ id: a, of: S, per: account }⟧]').concat('\ncomponents: { schemas: { S: {} } }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a rate limit has a window of 0 seconds',
    text: onOperation('x-limits: [{ id: a, requests: 1, seconds: ⟦0⟧ }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'x-filterable is not true',
    text: onSchema('properties:\n  a:\n    x-filterable: ⟦false⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'the description of a state is a number',
    text: onSchema('x-lifecycle: { states: { a: ⟦1⟧ } }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a name is not an identifier',
    text: onOperation('x-name: ⟦list pets⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'rounding values are not ascending',
    text: onSchema('type: number\nx-round: { to: [1, 3, ⟦2⟧], mode: up }'),
    mentions: '2 follows 3',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a redaction has no replacement',
    text: onSchema('properties:\n  a:\n    x-redacted: ⟦{}⟧'),
    mentions: 'missing `as`',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an unspecified detail is empty',
    text: onSchema('x-unspecified: ⟦" "⟧'),
  },
  {
    code: 'document/unknown-operation',
    when: 'an affected operation does not exist',
    text: onOperation('operationId: listPets\nx-affects: [listPets, ⟦listPet⟧]'),
    mentions: 'did you mean `listPets`?',
  },
  {
    code: 'document/unknown-operation',
    when: 'an affected operation is not a query',
    text: withVocabulary(
      api31(
        `paths:
  /pets:
    get: { operationId: listPets, responses: { '200': { description: Pets } } }
    post: { operationId: createPet, x-affects: [listPets, ⟦createPet⟧], responses: { '201': { description: A pet } } }`,
      ),
    ),
    mentions: 'its method is not GET or QUERY',
  },
  ...(
    [
      [
        'document/unresolved-name',
        'a page has an unknown parameter',
        '{ style: cursor, parameter: ⟦markr⟧, next: paging.marker }',
        'did you mean `marker`?',
      ],
      [
        'document/unresolved-name',
        'a page has an unknown property',
        '{ style: cursor, parameter: marker, next: ⟦paging.markr⟧ }',
        'did you mean `marker`?',
      ],
      [
        'document/unresolved-name',
        'a page has an unknown property for more pages',
        '{ style: item, parameter: marker, items: rows, more: ⟦mor⟧, id: uuid }',
        'did you mean `more`?',
      ],
      [
        'document/unresolved-name',
        'an item has an unknown property',
        '{ style: item, parameter: marker, items: rows, more: more, id: ⟦uid⟧ }',
        'did you mean `uuid`?',
      ],
      [
        'document/invalid-extension-value',
        'a style of pages is misspelled',
        '{ style: ⟦cursr⟧, parameter: marker }',
        'did you mean `cursor`?',
      ],
      ['document/invalid-extension-value', 'pages have no style', '⟦{ parameter: marker }⟧', 'an object with `style`'],
      [
        'document/invalid-extension-value',
        'pagination is declared without its names',
        '⟦true⟧',
        'or `false`, found the boolean `true`',
      ],
      [
        'document/invalid-extension-value',
        'a cursor has no next one',
        '⟦{ style: cursor, parameter: marker }⟧',
        'missing `next`',
      ],
      [
        'document/invalid-extension-value',
        'a page that is not an array has no items',
        '⟦{ style: offset, parameter: marker }⟧',
        'missing `items`',
      ],
    ] as const
  ).map(([code, when, pagination, mentions]): DiagnosticCase => ({ code, when, text: onList(pagination), mentions })),
  { code: 'document/invalid-extension-value', when: 'events are a string', text: onOperation('x-emits: ⟦pet_add⟧') },
  {
    code: 'document/unresolved-name',
    when: 'the caller is not a schema',
    text: api31('paths: {}\nx-ashlar: { version: 1, caller: ⟦Caler⟧ }\ncomponents: { schemas: { Caller: {} } }'),
    mentions: 'did you mean `Caller`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'the error body is not a schema',
    text: api31(
      'paths: {}\nx-ashlar: { version: 1, conventions: { errors: { schema: ⟦E⟧, items: i, message: m, field: f } } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'a resource is not a schema',
    text: onPath('x-resource: { schema: ⟦Pte⟧, parameter: petId }'),
    mentions: 'did you mean `Pet`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'the parameter of a resource does not exist',
    text: onPath('x-resource: { schema: Pet, parameter: ⟦petID⟧ }'),
    mentions: 'did you mean `petId`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'the parameter of a parent resource does not exist',
    text: onPath('x-resource: { schema: Pet, parameter: petId, within: { schema: Pet, parameter: ⟦shopId⟧ } }'),
  },
  {
    code: 'document/unresolved-name',
    when: 'the resource of a limit is not a schema',
    text: onOperation('x-limits: [{ id: a, of: ⟦Pet⟧, per: account, max: 1 }]'),
  },
  {
    code: 'document/unresolved-name',
    when: 'the field of a rule does not exist',
    text: onSchema(
      'properties:\n  check_timeout: {}\nx-rules: [{ id: a, rule: "true", message: m, field: ⟦check_timeot⟧ }]',
    ),
    mentions: 'did you mean `check_timeout`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a nested field of a rule does not exist',
    text: onSchema(
      'allOf:\n  - properties: { updates: { properties: { day: {} } } }\nx-rules: [{ id: a, rule: "true", message: m, field: ⟦updates.dya⟧ }]',
    ),
    mentions: 'did you mean `day`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a default field does not exist',
    text: onOperation(
      'x-effect: { kind: update, defaults: [⟦b⟧] }\nrequestBody:\n  content:\n    application/json:\n      schema: { properties: { a: {} } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'the field of a precondition does not exist',
    text: onOperation(
      'x-preconditions: [{ id: a, rule: "true", message: m, field: ⟦b⟧ }]\nrequestBody:\n  content:\n    application/json:\n      schema: { properties: { a: {} } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'a state is not a value of the enum',
    text: onSchema('enum: [active, deleting]\nx-lifecycle: { states: { active: null, ⟦delting⟧: null } }'),
    mentions: 'did you mean `deleting`?',
  },
  {
    code: 'document/unresolved-name',
    when: 'the target of a transition is not a state',
    text: onSchema('x-lifecycle: { states: { a: null }, moves: [{ from: any, to: [⟦b⟧], trigger: t }] }'),
  },
];
