// Ashlar's documentation site: completeness of the references, links, HTML validity, accessibility, and search.

import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAnchor } from '../../scripts/docs/reference.ts';
import { headingAnchor } from '../../scripts/docs/markdown.ts';
import { createSite } from '../../scripts/docs/site.ts';
import { explainCode, listCodes } from '../../src/generator/commands/explain/explain-code.ts';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { anchorId } from '../../src/generator/code/html/html-and-svg.ts';
import { extensionRegistry } from '../../src/generator/openapi/extensions/registry.ts';
import { builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { celFunctions } from '../../src/generator/cel/functions.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { listFiles, readProjectFile } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser } from '../setup/start-chromium.ts';
import { decodeEntities } from '../targets/docs/render-commonmark.ts';
import { findViolations, openSite, origin } from '../targets/docs/html/open-site.ts';
import { brokenLinks, duplicateIds } from '../targets/docs/html/site-links.ts';
import { validateHtml } from '../targets/docs/html/validate-html.ts';

let files: ReadonlyMap<string, string>;
beforeAll(() => void (files = createSite()));

const samplePaths = ['index.html', 'guides/benchmarks.html', 'reference/commands.html', 'reference/diagnostics.html'];

function getIds(path: string): ReadonlySet<string> {
  return new Set([...(files.get(path) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id)));
}

function getText(path: string): string {
  return decodeEntities((files.get(path) ?? '').replace(/<[^>]*>/g, ''));
}

describe("Ashlar's documentation", () => {
  it('has an anchor for each command, option, and argument', () => {
    const ids = getIds('reference/commands.html');
    const program = createProgram('', { onRequest: () => undefined, onOutput: () => undefined });
    const commandIds = (command: Command, name: string): readonly string[] => [
      name,
      ...command.options.map(({ long }) => `${name}.${long ?? ''}`),
      `${name}.--help`,
      ...command.registeredArguments.map((argument) => `${name}.${argument.name()}`),
    ];
    const expectedIds = [
      ...commandIds(program, 'ashlar'),
      ...program.commands.flatMap((command) => commandIds(command, command.name())),
    ];
    expect(expectedIds).toContain('generate.--watch');
    expect(expectedIds.filter((id) => !ids.has(id))).toEqual([]);
    const pageText = getText('reference/commands.html');
    const options = program.commands.flatMap((command) => command.options);
    expect(options.filter(({ flags }) => !pageText.includes(flags))).toEqual([]);
    expect(pageText).toContain('ashlar diff v1.yaml v2.yaml --fail-on breaking');
  });

  it('has an anchor for each configuration option, including nested ones', () => {
    const ids = getIds('reference/configuration.html');
    const schema: unknown = JSON.parse(readProjectFile('schemas/ashlar.config.schema.json'));
    const names = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, child] of Object.entries(value as Readonly<Record<string, unknown>>)) {
        if (key === 'properties' && typeof child === 'object' && child !== null)
          for (const name of Object.keys(child)) names.add(name);
        visit(child);
      }
    };
    visit(schema);
    expect(names.size).toBeGreaterThan(20);
    expect(
      [...names].filter((name) => ![...ids].some((id) => id === anchorId(name) || id.endsWith(`.${anchorId(name)}`))),
    ).toEqual([]);
    expect([...ids]).toEqual(
      expect.arrayContaining([
        'docs.changelogSince',
        'packages.scope',
        'release.sizeLimits[].maxBytes',
        'lint.overrides[].files',
      ]),
    );
  });

  it('has an anchor for each keyword, function, target, and diagnostic code', () => {
    const missingIds = (path: string, expectedIds: readonly string[]): readonly string[] =>
      expectedIds.filter((id) => !getIds(path).has(id));
    const functionIds = [...celFunctions.keys()].map((name) => `function.${name}`);
    const targetIds = targetNames.map((name) => `target.${name}`);
    const codeIds = listCodes().map(codeAnchor);
    expect(missingIds('reference/vocabulary.html', Object.keys(extensionRegistry))).toEqual([]);
    expect(missingIds('reference/functions.html', functionIds)).toEqual([]);
    expect(missingIds('reference/targets.html', targetIds)).toEqual([]);
    expect(missingIds('reference/diagnostics.html', codeIds)).toEqual([]);
  });

  it('shows the descriptions from the registries', () => {
    const diagnosticsText = getText('reference/diagnostics.html');
    const withoutBackticks = (sentence: string): string => sentence.replaceAll('`', '');
    expect(listCodes().filter((code) => !diagnosticsText.includes(withoutBackticks(explainCode(code).cause)))).toEqual(
      [],
    );
    expect([...(files.get('reference/targets.html') ?? '').matchAll(/<p>(.{40})/g)]).toHaveLength(targetNames.length);
    expect(
      Object.values(extensionRegistry).filter(
        ({ description }) => !getText('reference/vocabulary.html').toLowerCase().includes(description.toLowerCase()),
      ),
    ).toEqual([]);
  });

  it('has a page for each guide, listed on the home page in reading order', () => {
    const guides = listFiles(
      'docs',
      (path) => path.endsWith('.md') && !/^docs\/(contributing|lint|plans)\//.test(path),
    );
    expect(guides.filter((path) => !files.has(`guides/${basename(path, '.md')}.html`))).toEqual([]);
    const listedGuides = [
      ...(files.get('index.html') ?? '').matchAll(/<li><a href="(guides\/[\w-]+)\.html">[^<]*<\/a>:/g),
    ].map(([, path]) => path);
    expect(listedGuides.slice(0, 4)).toEqual([
      'guides/overview',
      'guides/getting-started',
      'guides/first-server',
      'guides/express',
    ]);
    expect(listedGuides[listedGuides.indexOf('guides/troubleshooting') + 1]).toBe('guides/init');
    expect(listedGuides.slice(-6)).toEqual([
      'guides/decisions',
      'guides/contributing',
      'guides/contributing-generation',
      'guides/contributing-glossary',
      'guides/contributing-requests',
      'guides/contributing-walkthroughs',
    ]);
    expect(listedGuides).toHaveLength(guides.length + 6);
  });

  it('has a page for each rule, with a link from the diagnostics', () => {
    const diagnosticsPage = files.get('reference/diagnostics.html') ?? '';
    expect(
      builtinRules
        .map(({ code }) => `../rules/${code.replace('/', '-')}.html`)
        .filter((path) => !files.has(path.slice(3)) || !diagnosticsPage.includes(`href="${path}"`)),
    ).toEqual([]);
  });

  it('replaces links to Markdown files with links to pages', () => {
    for (const [path, markdown, directory] of [
      ['guides/overview.html', readProjectFile('README.md'), ''],
      ['guides/lint.html', readProjectFile('docs/lint.md'), 'docs/'],
    ] as const) {
      const expectedUrls = [...markdown.matchAll(/\]\(([\w./-]+)\.md\)/g)]
        .map(([, file = '']) =>
          directory + file === 'docs/lint/README'
            ? '../reference/diagnostics.html'
            : `${basename(file).toLowerCase()}.html`,
        )
        .filter((url) => !url.includes('generated'));
      expect(expectedUrls.length).toBeGreaterThan(1);
      expect(expectedUrls.filter((url) => !(files.get(path) ?? '').includes(`<a href="${url}"`))).toEqual([]);
    }
  });

  it('contains the headings and code blocks of the guides', () => {
    const collapseWhitespace = (text: string): string => text.trim().replace(/\s+/g, ' ');
    for (const name of ['diff', 'rules', 'vocabulary']) {
      const markdown = readProjectFile(`docs/${name}.md`);
      const codeBlocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
      const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
      const headings = [...prose.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
      const fragments = [
        ...codeBlocks.map(collapseWhitespace),
        ...headings.map((heading) => heading.replaceAll('`', '')),
      ];
      const pageText = collapseWhitespace(getText(`guides/${name}.html`));
      expect(fragments.filter((fragment) => !pageText.includes(fragment))).toEqual([]);
      expect(headings.filter((heading) => !getIds(`guides/${name}.html`).has(headingAnchor(heading)))).toEqual([]);
    }
  });

  it('has no broken links, duplicate IDs, or resources from other hosts, and has a content security policy', () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(duplicateIds(files)).toEqual([]);
    const policy = "default-src 'none'; style-src 'self'; script-src 'self'";
    const pagesWithoutPolicy = [...files].filter(
      ([path, page]) => path.endsWith('.html') && !decodeEntities(page).includes(policy),
    );
    expect(pagesWithoutPolicy.map(([path]) => path)).toEqual([]);
    expect([...files.values()].filter((page) => / src="(?:https?:)?\/\//.test(page))).toEqual([]);
  });

  it('is valid HTML', async () => {
    const errors: string[] = [];
    for (const path of samplePaths)
      errors.push(...(await validateHtml(files.get(path) ?? '')).map((error) => `${path}:${error}`));
    expect(errors).toEqual([]);
  });
});

describe.skipIf(isBrowserMissing)("Ashlar's documentation in a browser", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  it('has no accessibility violations and fits a viewport of 320 pixels', async () => {
    const page = await openSite(browser, files, [], { bypassCSP: true, width: 320 });
    const violations: string[] = [];
    for (const path of samplePaths) {
      violations.push(...(await findViolations(page, path)));
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
    await page.context().close();
    expect(violations).toEqual([]);
  });

  it('finds options, configuration keys, and codes, without violating its content security policy', async () => {
    const messages: string[] = [];
    const page = await openSite(browser, files, []);
    page.on('console', (message) => void messages.push(message.text()));
    await page.goto(`${origin}/guides/diff.html`);
    for (const [query, expectedPath] of [
      ['--fail-on', 'reference/commands.html#diff.--fail-on'],
      ['docs.changelogSince', 'reference/configuration.html#docs.changelogSince'],
      ['source/yaml-syntax', 'reference/diagnostics.html#source.yaml-syntax'],
    ] as const) {
      await page.getByRole('combobox').fill(query);
      // Exact matches are first.
      await expect.poll(() => page.getByRole('option').first().getAttribute('href')).toBe(`${origin}/${expectedPath}`);
    }
    expect(messages).toEqual([]);
    await page.context().close();
  });
});
