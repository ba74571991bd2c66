// Every rule says what its bad example shows, nothing of its good one, and mends what it says it mends.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testRule } from '../../src/generator/commands/lint/cli/try-rule.ts';
import { ruleFamilies, builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { formatText } from '../../src/generator/diagnostics/format-text.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import { updating } from '../golden-harness/update.ts';
import { overview, pageOfRule } from './pages.ts';

const project = join(import.meta.dirname, '..', '..');
const folder = join(import.meta.dirname, 'rules');
const update = updating(process.env);

/** Holds a text against the file that was reviewed, or writes it. */
function golden(path: string, text: string): void {
  if (update) writeFileSync(path, text);
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
}

describe.each(builtinRules.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  const read = (name: string): string => readFileSync(join(folder, code, name), 'utf8');

  it('finds what is bad, and where', async () => {
    const bad = read('bad.yaml');
    const { findings, diagnostics, fixed } = await testRule(rule, bad, 'bad.yaml');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
    golden(join(folder, code, 'bad.txt'), formatText(findings, new Map([['bad.yaml', createSource('bad.yaml', bad)]])));
    expect(findings.some(({ locatedFix }) => locatedFix !== undefined)).toBe(rule.fixable === true);
    if (rule.fixable !== true) return;
    golden(join(folder, code, 'mended.yaml'), fixed);
    const again = await testRule(rule, fixed, 'bad.yaml');
    expect(again.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.findings.length).toBeLessThan(findings.length);
    expect((await testRule(rule, again.fixed, 'bad.yaml')).fixed).toBe(again.fixed);
  });

  it('says nothing of what is good', async () => {
    const { findings, diagnostics } = await testRule(rule, read('good.yaml'), 'good.yaml');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  it('has a page', () => {
    golden(
      join(project, 'docs', 'lint', `${code}.md`),
      pageOfRule(rule, read('bad.yaml'), read('bad.txt'), read('good.yaml')),
    );
  });
});

describe('the registry', () => {
  it('has a code once, in a family, with sentences', () => {
    expect(new Set(builtinRules.map(({ code }) => code)).size).toBe(builtinRules.length);
    for (const { code, explanation, help } of builtinRules) {
      expect(ruleFamilies.some((family) => code.startsWith(`${family}/`))).toBe(true);
      expect(explanation).toMatch(/^[A-Z].*\.$/s);
      expect(help).toMatch(/^[A-Z].*\.$/s);
    }
  });

  it('has examples of no other rules, and no other pages', () => {
    for (const family of ruleFamilies) {
      const own = builtinRules
        .filter(({ code }) => code.startsWith(`${family}/`))
        .map(({ code }) => code.slice(family.length + 1));
      expect(readdirSync(join(folder, family)).sort()).toEqual(own.toSorted());
      expect(readdirSync(join(project, 'docs', 'lint', family)).sort()).toEqual(
        own.map((name) => `${name}.md`).toSorted(),
      );
    }
  });

  it('is listed in full', () => golden(join(project, 'docs', 'lint', 'README.md'), overview()));
});
