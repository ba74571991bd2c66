// Golden-file tests of the lint rules: findings and fixes of the examples, and documentation pages.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testRule } from '../../../src/generator/commands/lint/cli/test-rule.ts';
import { ruleFamilies, builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import { formatText } from '../../../src/generator/diagnostics/format-text.ts';
import type { LintRule } from '../../../src/generator/commands/lint/rule.ts';
import { createSource } from '../../../src/generator/source/source-text.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';
import { renderRedoclyPage } from './render-redocly-page.ts';
import { renderIndexPage, renderRulePage } from './render-rule-pages.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const rulesDirectory = join(import.meta.dirname, 'rules');
const isUpdating = isGoldenUpdate(process.env);

/** Compares the text with the golden file, or updates the file. */
function expectGolden(path: string, text: string): void {
  if (isUpdating) writeFileSync(path, text);
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
}

describe.each(builtinRules.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  const read = (name: string): string => readFileSync(join(rulesDirectory, code, name), 'utf8');

  it('reports and fixes the bad example', async () => {
    const bad = read('bad.yaml');
    const { findings, diagnostics, fixed } = await testRule(rule, bad, 'bad.yaml');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
    const sources = new Map([['bad.yaml', createSource('bad.yaml', bad)]]);
    expectGolden(join(rulesDirectory, code, 'bad.txt'), formatText(findings, sources, { maxDiagnostics: 0 }));
    expect(findings.some(({ locatedFix }) => locatedFix !== undefined)).toBe(rule.fixable === true);
    if (rule.fixable !== true) return;
    expectGolden(join(rulesDirectory, code, 'fixed.yaml'), fixed);
    const secondPass = await testRule(rule, fixed, 'bad.yaml');
    expect(secondPass.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(secondPass.findings.length).toBeLessThan(findings.length);
    expect((await testRule(rule, secondPass.fixed, 'bad.yaml')).fixed).toBe(secondPass.fixed);
  });

  it('reports nothing for the good example', async () => {
    const { findings, diagnostics } = await testRule(rule, read('good.yaml'), 'good.yaml');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  it('has an up-to-date documentation page', () => {
    expectGolden(
      join(projectRoot, 'docs', 'lint', `${code}.md`),
      renderRulePage(rule, read('bad.yaml'), read('bad.txt'), read('good.yaml')),
    );
  });
});

it('passes the direction of each media type to rules, including in headers of request parts', async () => {
  const header = '{ content: { application/json: { schema: { type: string } } } }';
  const rule: LintRule = {
    code: 'correctness/test',
    severity: 'warning',
    cause: 'A test.',
    help: 'None.',
    create: ({ report }) => ({
      content: ({ content: { mediaType }, at, direction }) => report({ message: `${direction} ${mediaType}`, at }),
    }),
  };
  const { findings } = await testRule(
    rule,
    `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { a: { type: string } } }
            encoding: { a: { headers: { X-Part: ${header} } } }
      responses: { '200': { description: OK, headers: { X-Response: ${header} } } }
`,
  );
  expect(findings.map(({ message }) => message)).toEqual([
    'request multipart/form-data',
    'request application/json',
    'response application/json',
  ]);
});

describe('the registry', () => {
  it('has rules with unique codes of a known family, a cause, a consequence, and help', () => {
    expect(new Set(builtinRules.map(({ code }) => code)).size).toBe(builtinRules.length);
    for (const { code, cause, consequence, help } of builtinRules) {
      expect(ruleFamilies.some((family) => code.startsWith(`${family}/`))).toBe(true);
      for (const text of [cause, consequence, help]) expect(text).toMatch(/^[A-Z].*\.$/s);
    }
  });

  it('has no examples or pages of other rules', () => {
    for (const family of ruleFamilies) {
      const names = builtinRules
        .filter(({ code }) => code.startsWith(`${family}/`))
        .map(({ code }) => code.slice(family.length + 1));
      expect(readdirSync(join(rulesDirectory, family)).sort()).toEqual(names.toSorted());
      expect(readdirSync(join(projectRoot, 'docs', 'lint', family)).sort()).toEqual(
        names.map((name) => `${name}.md`).toSorted(),
      );
    }
  });

  it('has an up-to-date index page', () =>
    expectGolden(join(projectRoot, 'docs', 'lint', 'README.md'), renderIndexPage()));

  it('has an up-to-date page of Redocly rules', () =>
    expectGolden(join(projectRoot, 'docs', 'lint', 'redocly.md'), renderRedoclyPage()));
});
