// Mistakes in the x- vocabulary.

import { api31, indented, operation31, schema31, type Mistake } from '../marked.ts';

const speaking = (text: string): string => text.replace('\n', '\nx-ashlar: { version: 1, allow: [x-codeSamples] }\n');
const onSchema = (text: string): string => speaking(schema31(text));
const onOperation = (text: string): string => speaking(operation31(text));
const onPath = (text: string): string =>
  speaking(
    api31(
      `paths:\n  /p/{petId}:\n${indented(text, 4)}\n    parameters: [{ name: petId, in: path, required: true, schema: {} }]\ncomponents:\n  schemas: { Pet: {} }`,
    ),
  );

export const vocabularyMistakes: readonly Mistake[] = [
  {
    code: 'document/invalid-extension-value',
    when: 'the vocabulary is of version 2',
    text: api31('paths: {}\nx-ashlar: { version: ⟦2⟧ }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a convention is misspelt',
    text: api31('paths: {}\nx-ashlar: { version: 1, conventions: { ⟦pagnation⟧: {} } }'),
    says: 'Did you mean "pagination"?',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a convention lacks a member',
    text: api31('paths: {}\nx-ashlar: { version: 1, conventions: { filter: ⟦{}⟧ } }'),
    says: '"header"',
  },
  {
    code: 'document/unknown-extension',
    when: 'a keyword is misspelt',
    text: onSchema('⟦x-rule⟧: []'),
    says: 'Did you mean "x-rules"?',
  },
  {
    code: 'document/unknown-extension',
    when: "a stranger's keyword is not allowed",
    text: onOperation('⟦x-internal⟧: true'),
    says: 'allow',
  },
  {
    code: 'document/misplaced-extension',
    when: 'rules stand on an operation',
    text: onOperation('⟦x-rules⟧: []'),
    says: 'object schema',
  },
  {
    code: 'document/misplaced-extension',
    when: 'rules stand on text',
    text: onSchema('type: string\n⟦x-rules⟧: [{ id: a, rule: "true", message: m }]'),
  },
  {
    code: 'document/misplaced-extension',
    when: 'rounding stands on text',
    text: onSchema('type: string\n⟦x-round⟧: { to: [1], mode: up }'),
  },
  {
    code: 'document/misplaced-extension',
    when: 'what is filterable is no property',
    text: onSchema('type: string\n⟦x-filterable⟧: true'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an id is not kebab-case',
    text: onSchema('x-rules: [{ id: ⟦A_b⟧, rule: "true", message: m }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an id stands twice',
    text: onSchema('x-rules:\n  - { id: a, rule: "true", message: m }\n  - { id: ⟦a⟧, rule: "true", message: m }'),
    says: 'twice',
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
    says: '"message"',
  },
  { code: 'document/invalid-extension-value', when: 'rules are empty', text: onSchema('x-rules: ⟦[]⟧') },
  {
    code: 'document/invalid-extension-value',
    when: 'a status is a success',
    text: onOperation('x-preconditions: [{ id: a, rule: "true", message: m, status: ⟦200⟧ }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an effect is misspelt',
    text: onOperation('x-effect: ⟦updat⟧'),
    says: 'Did you mean "update"?',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a creation merges',
    text: onOperation('x-effect: { kind: create, ⟦merge⟧: deep }'),
    says: '"update" only',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'access is of two forms',
    text: onOperation('x-access: { grant: pet, level: read_only, ⟦own⟧: true }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'access is of no form',
    text: onOperation('x-access: ⟦{ role: admin }⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a limit has no maximum',
    text: onOperation('x-limits: [⟦{ id: a, of: S, per: account }⟧]').concat('\ncomponents: { schemas: { S: {} } }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a window has no length',
    text: onOperation('x-limits: [{ id: a, requests: 1, seconds: ⟦0⟧ }]'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'what is filterable is not true',
    text: onSchema('properties:\n  a:\n    x-filterable: ⟦false⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a state has a number for a meaning',
    text: onSchema('x-lifecycle: { states: { a: ⟦1⟧ } }'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a name is no identifier',
    text: onOperation('x-name: ⟦list pets⟧'),
  },
  {
    code: 'document/invalid-extension-value',
    when: 'rounding values descend',
    text: onSchema('type: number\nx-round: { to: [1, 3, ⟦2⟧], mode: up }'),
    says: '2 follows 3',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'a redaction shows nothing',
    text: onSchema('properties:\n  a:\n    x-redacted: ⟦{}⟧'),
    says: '"as"',
  },
  {
    code: 'document/invalid-extension-value',
    when: 'an open question is empty',
    text: onSchema('x-unspecified: ⟦" "⟧'),
  },
  { code: 'document/invalid-extension-value', when: 'events are text', text: onOperation('x-emits: ⟦pet_add⟧') },
  {
    code: 'document/unresolved-name',
    when: 'the caller is no schema',
    text: api31('paths: {}\nx-ashlar: { version: 1, caller: ⟦Caler⟧ }\ncomponents: { schemas: { Caller: {} } }'),
    says: 'Did you mean "Caller"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'the error body is no schema',
    text: api31(
      'paths: {}\nx-ashlar: { version: 1, conventions: { errors: { schema: ⟦E⟧, items: i, message: m, field: f } } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'a resource is no schema',
    text: onPath('x-resource: { schema: ⟦Pte⟧, parameter: petId }'),
    says: 'Did you mean "Pet"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a resource is found by no parameter',
    text: onPath('x-resource: { schema: Pet, parameter: ⟦petID⟧ }'),
    says: 'Did you mean "petId"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'an owner is found by no parameter',
    text: onPath('x-resource: { schema: Pet, parameter: petId, within: { schema: Pet, parameter: ⟦shopId⟧ } }'),
  },
  {
    code: 'document/unresolved-name',
    when: 'a limit counts no schema',
    text: onOperation('x-limits: [{ id: a, of: ⟦Pet⟧, per: account, max: 1 }]'),
  },
  {
    code: 'document/unresolved-name',
    when: 'a rule names no field',
    text: onSchema(
      'properties:\n  check_timeout: {}\nx-rules: [{ id: a, rule: "true", message: m, field: ⟦check_timeot⟧ }]',
    ),
    says: 'Did you mean "check_timeout"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a field is missing one level down',
    text: onSchema(
      'allOf:\n  - properties: { updates: { properties: { day: {} } } }\nx-rules: [{ id: a, rule: "true", message: m, field: ⟦updates.dya⟧ }]',
    ),
    says: 'Did you mean "day"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a default names no field',
    text: onOperation(
      'x-effect: { kind: update, defaults: [⟦b⟧] }\nrequestBody:\n  content:\n    application/json:\n      schema: { properties: { a: {} } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'a precondition names no field',
    text: onOperation(
      'x-preconditions: [{ id: a, rule: "true", message: m, field: ⟦b⟧ }]\nrequestBody:\n  content:\n    application/json:\n      schema: { properties: { a: {} } }',
    ),
  },
  {
    code: 'document/unresolved-name',
    when: 'a state is no value of the enum',
    text: onSchema('enum: [active, deleting]\nx-lifecycle: { states: { active: null, ⟦delting⟧: null } }'),
    says: 'Did you mean "deleting"?',
  },
  {
    code: 'document/unresolved-name',
    when: 'a move leads to no state',
    text: onSchema('x-lifecycle: { states: { a: null }, moves: [{ from: any, to: [⟦b⟧], trigger: t }] }'),
  },
];
