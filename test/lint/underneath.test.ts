// The rules of @redocly/openapi-core: it is said of each what becomes of it, and those that run are told and let be like ours.

import { rules as installed } from '@redocly/openapi-core/lib/rules/oas3/index.js';
import * as recommended from '@redocly/openapi-core/lib/config/recommended.js';
import { describe, expect, it } from 'vitest';
import {
  redoclySeverities,
  excludedRules,
  replacedRules,
} from '../../src/generator/commands/lint/redocly/redocly-rules.ts';
import { builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { diagnosticCodes } from '../../src/generator/diagnostics/codes.ts';
import { folderWith } from '../unit/cli/folder.ts';
import { findings } from '../unit/cli/scattered.ts';

describe('the list of rules underneath', () => {
  it('names each of the installed version once, and no other', () => {
    const listed = [redoclySeverities, replacedRules, excludedRules].flatMap((list) => Object.keys(list));
    expect(listed.toSorted()).toEqual(Object.keys(installed).toSorted());
  });

  it('runs or replaces each of the recommended set', () => {
    const module: unknown = recommended.default;
    // Who loads it decides how often the default stands in the default.
    const {
      rules: all = {},
      oas3_0Rules = {},
      oas3_1Rules = {},
    } = (typeof module === 'object' && module !== null && 'default' in module ? module.default : module) as Readonly<
      Record<string, Readonly<Record<string, unknown>>>
    >;
    const wanted = Object.entries({ ...all, ...oas3_0Rules, ...oas3_1Rules }).filter(
      ([, level]) =>
        (typeof level === 'object' && level !== null && 'severity' in level ? level.severity : level) !== 'off',
    );
    expect(wanted.length).toBeGreaterThan(20);
    expect(
      wanted
        .map(([rule]) => rule)
        .filter((rule) => !(rule in replacedRules) && (redoclySeverities[rule] ?? 'off') === 'off'),
    ).toEqual([]);
  });

  it('names codes that are there', () => {
    const known = new Set([...builtinRules.map(({ code }) => code), ...Object.keys(diagnosticCodes)]);
    expect(Object.values(replacedRules).filter((code) => !known.has(code))).toEqual([]);
  });

  it('calls older names what they are', () => {
    for (const [rule, reason] of Object.entries(excludedRules)) {
      const [, other] = /^an older name of (.*)$/.exec(reason) ?? [];
      if (other !== undefined)
        expect([rule, Object.entries(installed).find(([name]) => name === other)?.[1]]).toEqual([
          rule,
          Object.entries(installed).find(([name]) => name === rule)?.[1],
        ]);
    }
  });
});

/** Breaks a rule that runs underneath, with something before the value that breaks it. */
const bad: Readonly<Record<string, string>> = {
  'info-license': 'info: { title: t, version: "1" }',
  'info-license-strict': 'info: { title: t, version: "1", license: { name: MIT } }',
  'no-server-example.com': 'servers: [{ url: https://example.com }]',
  'no-server-trailing-slash': 'servers: [{ url: https://a.b/ }]',
  'no-empty-servers': 'servers: []',
  'no-server-variables-empty-enum': 'servers: [{ url: "https://{a}.b", variables: { a: { default: x, enum: [] } } }]',
  'operation-operationId-url-safe': 'paths: { /a: { get: { operationId: "a b?", responses: {} } } }',
  'path-not-include-query': 'paths: { "/a?b=c": { get: { operationId: a, responses: {} } } }',
  'security-defined': 'paths: { /a: { get: { operationId: a, responses: {} } } }',
};

describe('a rule underneath', () => {
  const document = (line: string, more = ''): string =>
    `openapi: 3.1.0\n${line}\n${more}${['info: { title: t, version: "1", license: { name: MIT, url: https://a.b } }', 'servers: [{ url: https://a.b }]', 'paths: {}'].filter((each) => !line.startsWith(each.split(':')[0] ?? '')).join('\n')}\n`;
  const told = async (text: string): Promise<readonly string[]> =>
    (await findings(folderWith({ 'openapi.yaml': text }))).map(({ code }) => code);

  it.each(
    Object.entries(redoclySeverities)
      .filter(([, level]) => level !== 'off')
      .map(([rule]) => rule),
  )('%s is told, and let be for a reason', async (rule) => {
    const line = bad[rule] ?? '';
    const before = await told(document(line));
    expect(before).toContain(`redocly/${rule}`);
    const after = await told(document(line, `x-lint-ignore: { redocly/${rule}: It is meant. }\n`));
    expect(after).not.toContain(`redocly/${rule}`);
    expect(after).not.toContain('lint/unused-suppression');
  });

  it.each([
    ['by an $id', 'components: { schemas: { A: { $id: https://e.com/a }, B: { $ref: https://e.com/a } } }'],
    ['by a relative $id', 'components: { schemas: { A: { $id: schemas/a }, B: { $ref: schemas/a } } }'],
    [
      'by what the document calls itself',
      "$self: https://e.com/api\ncomponents: { schemas: { A: {}, B: { $ref: 'https://e.com/api#/components/schemas/A' } } }",
    ],
    ['in an x- keyword, to what nobody reads', 'x-more: { $ref: gone.yaml }'],
    [
      'in the value of an example, where it refers to nothing',
      "components: { examples: { A: { value: { $ref: gone.json } }, B: { value: { of: [{ $ref: 'https://e.com/gone' }, { $ref: '#/gone' }] } } } }",
    ],
    ['to the value of an example', 'components: { examples: { A: { externalValue: https://e.com/a.json } } }'],
  ])('is told of a document that refers %s', async (_how, more) => {
    const codes = await told(document('info: { title: t, version: "1" }', `${more}\n`).replace('3.1.0', '3.2.0'));
    expect(codes).toContain('redocly/info-license');
    expect(codes.filter((code) => /^(?:lint|source|document)\//.test(code))).toEqual([]);
  });

  it('is told of a document that refers to a file by a name in percent', async () => {
    const text = document(
      'info: { title: t, version: "1" }',
      "components: { schemas: { A: { $ref: 'my%20file.yaml' } } }\n",
    );
    const codes = (await findings(folderWith({ 'openapi.yaml': text, 'my file.yaml': 'type: string\n' }))).map(
      ({ code }) => code,
    );
    expect(codes).toContain('redocly/info-license');
    expect(codes.filter((code) => /^(?:lint|source|document)\//.test(code))).toEqual([]);
  });

  it('that gives up is told, with what others find', async () => {
    const all = await findings(
      folderWith({
        'openapi.yaml': document(
          "x-ring: { a: { $ref: '#/x-ring/a' } }",
          'components: { schemas: { A: { type: string, minimum: 1 } } }\n',
        ),
      }),
    );
    expect(all.map(({ code }) => code)).toContain('vocabulary/type-mismatch');
    expect(all.filter(({ code }) => code === 'lint/redocly-failed')).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: 'the rules of @redocly/openapi-core cannot judge this document: Self-referencing circular pointer',
      }),
    ]);
  });

  it('is told where it is misspelt in the configuration', async () => {
    const folder = folderWith({
      'openapi.yaml': document(''),
      'ashlar.config.json':
        '{ "document": "openapi.yaml", "lint": { "rules": { "redocly/info-licence": "off", "redocly/struct": "off" } } }',
    });
    expect((await findings(folder)).filter(({ code }) => code === 'lint/unknown-rule')).toHaveLength(2);
  });
});
