// Rules of @redocly/openapi-core: classification of every rule, and reporting and suppression of their findings.

import { rules as installedRules } from '@redocly/openapi-core/lib/rules/oas3/index.js';
import * as recommended from '@redocly/openapi-core/lib/config/recommended.js';
import { describe, expect, it, test } from 'vitest';
import {
  defaultRedoclySeverities,
  excludedRules,
  replacedRules,
} from '../../../src/generator/commands/lint/redocly.ts';
import { explainCode, listCodes } from '../../../src/generator/commands/explain/explain-code.ts';
import { toHelp } from '../../../src/generator/diagnostics/explanation.ts';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { getFindings } from './lint-findings.ts';

describe('the list of Redocly rules', () => {
  it('contains each rule of the installed version exactly once', () => {
    const listedRules = [defaultRedoclySeverities, replacedRules, excludedRules].flatMap((list) => Object.keys(list));
    expect(listedRules.toSorted()).toEqual(Object.keys(installedRules).toSorted());
  });

  it('runs or replaces each recommended rule', () => {
    const module: unknown = recommended.default;
    // Depending on the module loader, the default export is wrapped in another default export.
    const {
      rules: commonRules = {},
      oas3_0Rules = {},
      oas3_1Rules = {},
    } = (typeof module === 'object' && module !== null && 'default' in module ? module.default : module) as Readonly<
      Record<string, Readonly<Record<string, unknown>>>
    >;
    const enabledRules = Object.entries({ ...commonRules, ...oas3_0Rules, ...oas3_1Rules }).filter(
      ([, level]) =>
        (typeof level === 'object' && level !== null && 'severity' in level ? level.severity : level) !== 'off',
    );
    expect(enabledRules.length).toBeGreaterThan(20);
    expect(
      enabledRules
        .map(([rule]) => rule)
        .filter((rule) => !(rule in replacedRules) && (defaultRedoclySeverities[rule] ?? 'off') === 'off'),
    ).toEqual([]);
  });

  it('replaces rules only with existing codes', () => {
    const knownCodes = new Set(listCodes());
    expect(Object.values(replacedRules).filter((code) => !knownCodes.has(code))).toEqual([]);
  });

  it('replaces a rule as its other names', () => {
    const implementations: Readonly<Record<string, unknown>> = installedRules;
    for (const [rule, replacement] of Object.entries(replacedRules)) {
      const names = Object.keys(implementations).filter((name) => implementations[name] === implementations[rule]);
      expect([rule, names.map((name) => replacedRules[name])]).toEqual([rule, names.map(() => replacement)]);
    }
  });
});

/** Lines that violate a Redocly rule, by rule. */
const violations: Readonly<Record<string, string>> = {
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

describe('a Redocly rule', () => {
  const documentWith = (line: string, extraLines = ''): string =>
    `openapi: 3.1.0\n${line}\n${extraLines}${['info: { title: t, version: "1", license: { name: MIT, url: https://a.b } }', 'servers: [{ url: https://a.b }]', 'paths: {}'].filter((defaultLine) => !line.startsWith(defaultLine.split(':')[0] ?? '')).join('\n')}\n`;
  const lintCodes = async (text: string): Promise<readonly string[]> =>
    (await getFindings(createTempDirectory({ 'openapi.yaml': text }))).map(({ code }) => code);

  test.each(
    Object.entries(defaultRedoclySeverities)
      .filter(([, level]) => level !== 'off')
      .map(([rule]) => rule),
  )('%s is reported, and suppressed by x-lint-ignore', async (rule) => {
    const line = violations[rule] ?? '';
    const before = await getFindings(createTempDirectory({ 'openapi.yaml': documentWith(line) }));
    const help = toHelp(explainCode(`redocly/${rule}`).fix);
    expect(before).toContainEqual(expect.objectContaining({ code: `redocly/${rule}`, help }));
    const after = await lintCodes(documentWith(line, `x-lint-ignore: { redocly/${rule}: Intended. }\n`));
    expect(after).not.toContain(`redocly/${rule}`);
    expect(after).not.toContain('lint/unused-suppression');
  });

  it('does not report an unknown security scheme, which is an error of the document', async () => {
    const codes = await lintCodes(documentWith(violations['security-defined'] ?? '', 'security: [{ unknown: [] }]\n'));
    expect(codes).toContain('document/unknown-security-scheme');
    expect(codes).not.toContain('redocly/security-defined');
  });

  it.each([
    ['by an $id', 'components: { schemas: { A: { $id: https://e.com/a }, B: { $ref: https://e.com/a } } }'],
    ['by a relative $id', 'components: { schemas: { A: { $id: schemas/a }, B: { $ref: schemas/a } } }'],
    [
      'by the $self of the document',
      "$self: https://e.com/api\ncomponents: { schemas: { A: {}, B: { $ref: 'https://e.com/api#/components/schemas/A' } } }",
    ],
    ['in an unknown x- keyword to a missing file', 'x-more: { $ref: gone.yaml }'],
    [
      'in the value of an example to a missing target',
      "components: { examples: { A: { value: { $ref: gone.json } }, B: { value: { of: [{ $ref: 'https://e.com/gone' }, { $ref: '#/gone' }] } } } }",
    ],
    ['to the value of an example', 'components: { examples: { A: { externalValue: https://e.com/a.json } } }'],
  ])('is reported for a document with a reference %s', async (_description, extraLine) => {
    const text = documentWith('info: { title: t, version: "1" }', `${extraLine}\n`).replace('3.1.0', '3.2.0');
    const codes = await lintCodes(text);
    expect(codes).toContain('redocly/info-license');
    expect(codes.filter((code) => /^(?:lint|source|document)\//.test(code))).toEqual([]);
  });

  it('is reported for a document with a percent-encoded file reference', async () => {
    const text = documentWith(
      'info: { title: t, version: "1" }',
      "components: { schemas: { A: { $ref: 'my%20file.yaml' } } }\n",
    );
    const codes = (
      await getFindings(createTempDirectory({ 'openapi.yaml': text, 'my file.yaml': 'type: string\n' }))
    ).map(({ code }) => code);
    expect(codes).toContain('redocly/info-license');
    expect(codes.filter((code) => /^(?:lint|source|document)\//.test(code))).toEqual([]);
  });

  test('that fails is reported, together with the findings of other rules', async () => {
    const allFindings = await getFindings(
      createTempDirectory({
        'openapi.yaml': documentWith(
          "x-cycle: { a: { $ref: '#/x-cycle/a' } }",
          'components: { schemas: { A: { type: string, minimum: 1 } } }\n',
        ),
      }),
    );
    expect(allFindings.map(({ code }) => code)).toContain('vocabulary/type-mismatch');
    expect(allFindings.filter(({ code }) => code === 'lint/redocly-failed')).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: 'cannot run the rules of @redocly/openapi-core: Self-referencing circular pointer',
      }),
    ]);
  });

  it.each([
    [
      'is misspelled',
      'redocly/info-licence',
      'unknown rule `redocly/info-licence`',
      'did you mean `redocly/info-license`?',
    ],
    [
      'has a replacement',
      'redocly/struct',
      '`redocly/struct` never runs: `document/unknown-field` replaces it',
      'run `ashlar explain document/unknown-field`',
    ],
    [
      'is the former name of a replaced rule',
      'redocly/spec',
      '`redocly/spec` never runs: `document/unknown-field` replaces it',
      'run `ashlar explain document/unknown-field`',
    ],
    [
      'never runs',
      'redocly/assertions',
      '`redocly/assertions` never runs: it requires configured assertions',
      'write a custom rule, and add it to `lint.customRules`',
    ],
  ])('is reported in the configuration if it %s', async (_, code, message, help) => {
    const directory = createTempDirectory({
      'openapi.yaml': documentWith(''),
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', lint: { rules: { [code]: 'off' } } }),
    });
    const { stderr } = await ashlar(directory, ['lint']);
    expect(stderr).toBe(`error lint/unknown-rule\n  ${message}\n  help: ${help}\n\n1 error\n`);
  });
});
