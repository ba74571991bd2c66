// `ashlar explain`: explanations of diagnostic codes and lint rules, as text and as JSON.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainCode, listCodes, listFamilies } from '../../../src/generator/commands/explain/explain-code.ts';
import {
  defaultRedoclySeverities,
  excludedRules,
  replacedRules,
} from '../../../src/generator/commands/lint/redocly.ts';
import { builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';
import { firstSentence } from '../../../src/generator/diagnostics/explanation.ts';
import { headingAnchor } from '../../../scripts/docs/markdown.ts';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';
import { renderDiagnosticsPages } from './render-diagnostics-pages.ts';

const root = join(import.meta.dirname, '../../..');
/** In characters, with the code. */
const maxSummaryLength = 160;
const explain = (...args: readonly string[]) => ashlar(createTempDirectory(), ['explain', ...args]);

const pages = renderDiagnosticsPages();

it.each([...pages])('has an up-to-date page %s', (name, page) => {
  const path = join(root, 'docs/diagnostics', name);
  if (isGoldenUpdate(process.env)) writeFileSync(path, page);
  expect(page).toBe(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
});

it('has no page for a family without diagnostics', () => {
  expect(readdirSync(join(root, 'docs/diagnostics')).toSorted()).toEqual([...pages.keys()].toSorted());
});

describe('explain', () => {
  it.each([
    'document/single-media-type',
    'model/invalid-default',
    'cli/stale',
    'consistency/trailing-slash',
    'vocabulary/redundant-keyword',
    'redocly/info-contact',
  ])('prints %s as in its golden file', async (code) => {
    const { status, stdout, stderr } = await explain(code);
    expect([status, stderr]).toEqual([0, '']);
    await expect(stdout).toMatchFileSnapshot(`golden/${code.replace('/', '-')}.txt`);
  });

  it('links the documentation of each code, which exists', () => {
    const pages = new Map<string, string>();
    for (const code of listCodes()) {
      const { documentation } = explainCode(code);
      const [path = '', anchor] = documentation.split('#');
      if (anchor !== undefined) expect(anchor).toBe(headingAnchor(code));
      if (!pages.has(path)) pages.set(path, readFileSync(join(root, path), 'utf8'));
      expect(pages.get(path)).toMatch(new RegExp(`^#+ ${code}$`, 'm'));
    }
    // The installed package links its rules in the same way.
    const formatter = readFileSync(join(root, 'node_modules/@redocly/openapi-core/lib/format/format.js'), 'utf8');
    expect(formatter).toContain('https://redocly.com/docs/cli/rules/${problem.ruleId}/');
    expect(explainCode('redocly/info-license').externalDocumentation).toBe(
      'https://redocly.com/docs/cli/rules/info-license/',
    );
  });

  it('lists a summary of each code that fits on one line', () => {
    const summaries = listCodes().map((code) => `${code}: ${firstSentence(explainCode(code).cause)}`);
    expect(summaries.filter((summary) => summary.length > maxSummaryLength)).toEqual([]);
  });

  it('lists every code once, grouped by family', async () => {
    const codes = listCodes();
    expect(codes).toEqual([...new Set(codes)]);
    for (const code of [
      ...Object.keys(diagnosticCodes),
      ...builtinRules.map((rule) => rule.code),
      ...Object.keys(defaultRedoclySeverities).map((rule) => `redocly/${rule}`),
    ])
      expect(codes).toContain(code);
    expect([...new Set(codes.map((code) => explainCode(code).family))]).toEqual(listFamilies());
    const { stdout } = await explain();
    expect(
      stdout
        .split('\n')
        .map((line) => line.split(' ')[0])
        .filter((code) => code !== ''),
    ).toEqual(codes);
  });

  it('aligns the columns of each family, which are as wide as its longest code requires', async () => {
    const lines = (await explain()).stdout.trimEnd().split('\n');
    for (const family of listFamilies()) {
      const familyLines = lines.filter((line) => line.startsWith(`${family}/`));
      const longestCode = Math.max(...familyLines.map((line) => line.indexOf(' ')));
      expect([
        family,
        familyLines.filter((line) => !/^(?:error|warning|note|off) +\S/.test(line.slice(longestCode + 1))),
      ]).toEqual([family, []]);
    }
  });

  it.each(Object.entries(replacedRules))('names the replacement of redocly/%s', async (rule, replacement) => {
    for (const code of [`redocly/${rule}`, rule]) {
      const { status, stderr } = await explain(code);
      expect(status).toBe(2);
      expect(stderr).toContain(replacement);
    }
  });

  it.each(Object.entries(excludedRules))('names the reason why redocly/%s never runs', async (rule, reason) => {
    const { status, stderr } = await explain(`redocly/${rule}`);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`\`redocly/${rule}\` never runs: ${reason}\n`)]);
  });

  it.each([
    ['acme/x', 'see `lint.customRules` in the configuration for the cause and consequence of a custom rule'],
    ['documnt/excluded', 'did you mean `document/excluded`?'],
    ['redocly/x', 'run `ashlar explain` to list all codes'],
    ['constructor', 'run `ashlar explain` to list all codes'],
  ])('reports the unknown code %s', async (code, help) => {
    const { stderr } = await explain(code);
    expect(stderr).toContain(`unknown code \`${code}\`\n  help: ${help}\n`);
  });

  it('prints one JSON document with --json', async () => {
    const { stdout: explanation } = await explain('document/single-media-type', '--json');
    expect(JSON.parse(explanation)).toEqual(explainCode('document/single-media-type'));
    expect(JSON.parse((await explain('--json')).stdout)).toHaveLength(listCodes().length);
    const { status, stdout } = await explain('nope', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([
      2,
      { command: 'explain', diagnostics: [{ code: 'cli/unknown-code' }] },
    ]);
  });
});
