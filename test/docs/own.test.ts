// Ashlar's own documentation: every command, flag, member, keyword, function, target and code has its place, and all links lead somewhere.

import type { Command } from 'commander';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAnchor } from '../../scripts/docs/reference.ts';
import { headingAnchor } from '../../scripts/docs/markdown.ts';
import { createSite } from '../../scripts/docs/site.ts';
import { listExplanations } from '../../src/generator/commands/explain/explanations.ts';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { anchorId } from '../../src/generator/code/html/html.ts';
import { extensionRegistry } from '../../src/generator/openapi/extensions/registry.ts';
import { builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { celFunctions } from '../../src/generator/cel/functions.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { filesBelow, textOf } from '../architecture/files.ts';
import { isBrowserMissing, startBrowser } from '../service/oauth/browser.ts';
import { decode } from '../unit/docs/commonmark.ts';
import { openSite, origin, violations } from '../unit/docs/html/accessibility.ts';
import { brokenLinks, sharedIds } from '../unit/docs/html/site.ts';
import { invalid } from '../unit/docs/html/validity.ts';

let files: ReadonlyMap<string, string>;
beforeAll(() => void (files = createSite()));

const sample = ['index.html', 'guides/benchmarks.html', 'reference/commands.html', 'reference/diagnostics.html'];

function placesOn(path: string): ReadonlySet<string> {
  return new Set([...(files.get(path) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decode(id)));
}

function wordsOn(path: string): string {
  return decode((files.get(path) ?? '').replace(/<[^>]*>/g, ''));
}

describe('the documentation of Ashlar', () => {
  it('has a place for each command and each of its flags and arguments', () => {
    const places = placesOn('reference/commands.html');
    const program = createProgram('', { onRequest: () => undefined, onOutput: () => undefined });
    const wanted = (command: Command, name: string): readonly string[] => [
      name,
      ...command.options.map(({ long }) => `${name}.${long ?? ''}`),
      `${name}.--help`,
      ...command.registeredArguments.map((argument) => `${name}.${argument.name()}`),
    ];
    const all = [
      ...wanted(program, 'ashlar'),
      ...program.commands.flatMap((command) => wanted(command, command.name())),
    ];
    expect(all).toContain('generate.--watch');
    expect(all.filter((each) => !places.has(each))).toEqual([]);
    const words = wordsOn('reference/commands.html');
    expect(
      program.commands.flatMap((command) => command.options).filter(({ flags }) => !words.includes(flags)),
    ).toEqual([]);
    expect(words).toContain('ashlar diff v1.yaml v2.yaml --fail-on breaking');
  });

  it('has a place for each member of the configuration, at any depth', () => {
    const places = placesOn('reference/configuration.html');
    const schema: unknown = JSON.parse(textOf('schemas/ashlar.config.schema.json'));
    const names = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, held] of Object.entries(value as Readonly<Record<string, unknown>>)) {
        // any object has members, or none
        if (key === 'properties' && typeof held === 'object' && held !== null)
          for (const name of Object.keys(held)) names.add(name);
        visit(held);
      }
    };
    visit(schema);
    expect(names.size).toBeGreaterThan(20);
    expect(
      [...names].filter(
        (name) => ![...places].some((place) => place === anchorId(name) || place.endsWith(`.${anchorId(name)}`)),
      ),
    ).toEqual([]);
    expect([...places]).toEqual(
      expect.arrayContaining(['docs.since', 'packages.scope', 'release.sizes[].max', 'lint.overrides[].files']),
    );
  });

  it('has a place for each keyword, function, target and code', () => {
    const lacking = (path: string, wanted: readonly string[]): readonly string[] =>
      wanted.filter((place) => !placesOn(path).has(place));
    expect(lacking('reference/vocabulary.html', Object.keys(extensionRegistry))).toEqual([]);
    expect(
      lacking(
        'reference/functions.html',
        [...celFunctions.keys()].map((name) => `function.${name}`),
      ),
    ).toEqual([]);
    expect(
      lacking(
        'reference/targets.html',
        targetNames.map((name) => `target.${name}`),
      ),
    ).toEqual([]);
    expect(
      lacking(
        'reference/diagnostics.html',
        listExplanations().map(({ code }) => codeAnchor(code)),
      ),
    ).toEqual([]);
  });

  it('says of each what the registry says', () => {
    const said = wordsOn('reference/diagnostics.html');
    const plain = (sentence: string): string => sentence.replaceAll('`', '');
    expect(
      listExplanations()
        .filter(({ meaning }) => !said.includes(plain(meaning)))
        .map(({ code }) => code),
    ).toEqual([]);
    expect([...(files.get('reference/targets.html') ?? '').matchAll(/<p>(.{40})/g)]).toHaveLength(targetNames.length);
    expect(
      Object.values(extensionRegistry).filter(
        ({ description }) => !wordsOn('reference/vocabulary.html').toLowerCase().includes(description.toLowerCase()),
      ),
    ).toEqual([]);
  });

  it('has a page for each guide, and for each rule, which the list of codes links to', () => {
    const guides = filesBelow('docs', (path) => path.endsWith('.md') && !/^docs\/(lint|plans)\//.test(path));
    expect(guides.filter((path) => !files.has(`guides/${path.slice('docs/'.length, -'.md'.length)}.html`))).toEqual([]);
    // They are listed as one reads them, not as files are sorted.
    const order = [
      ...(files.get('index.html') ?? '').matchAll(/<li><a href="(guides\/[\w-]+)\.html">[^<]*<\/a>:/g),
    ].map(([, to]) => to);
    expect([order.slice(0, 3), order.slice(-2)]).toEqual([
      ['guides/overview', 'guides/init', 'guides/documents'],
      ['guides/decisions', 'guides/contributing'],
    ]);
    expect(order).toHaveLength(guides.length + 2);
    const list = files.get('reference/diagnostics.html') ?? '';
    expect(
      builtinRules
        .map(({ code }) => `../rules/${code.replace('/', '-')}.html`)
        .filter((path) => !files.has(path.slice(3)) || !list.includes(`href="${path}"`)),
    ).toEqual([]);
  });

  it('links its pages as the repository links its files', () => {
    for (const [path, written, folder] of [
      ['guides/overview.html', textOf('README.md'), ''],
      ['guides/lint.html', textOf('docs/lint.md'), 'docs/'],
    ] as const) {
      const wanted = [...written.matchAll(/\]\(([\w./-]+)\.md\)/g)]
        .map(([, to = '']) =>
          folder + to === 'docs/lint/README'
            ? '../reference/diagnostics.html'
            : `${to.replace('docs/', '').toLowerCase()}.html`,
        )
        .filter((to) => !to.includes('generated'));
      expect(wanted.length).toBeGreaterThan(1);
      expect(wanted.filter((to) => !(files.get(path) ?? '').includes(`<a href="${to}"`))).toEqual([]);
    }
  });

  it('has every word of the guides: headings, code and cells', () => {
    for (const name of ['diff', 'rules', 'vocabulary']) {
      const shown = wordsOn(`guides/${name}.html`).replace(/\s+/g, ' ');
      const code = [...textOf(`docs/${name}.md`).matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, held = '']) =>
        held.trim().replace(/\s+/g, ' '),
      );
      const headings = [
        ...textOf(`docs/${name}.md`)
          .replace(/^```[\s\S]*?^```/gm, '')
          .matchAll(/^## (.*)$/gm),
      ].map(([, heading = '']) => heading);
      expect(
        [...code, ...headings.map((heading) => heading.replaceAll('`', ''))].filter((words) => !shown.includes(words)),
      ).toEqual([]);
      expect(headings.filter((heading) => !placesOn(`guides/${name}.html`).has(headingAnchor(heading)))).toEqual([]);
    }
  });

  it('is linked without a gap, with one name for each place, and asks nobody else', () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(sharedIds(files)).toEqual([]);
    expect(
      [...files]
        .filter(
          ([path, page]) =>
            path.endsWith('.html') && !decode(page).includes("default-src 'none'; style-src 'self'; script-src 'self'"),
        )
        .map(([path]) => path),
    ).toEqual([]);
    expect([...files.values()].filter((page) => / src="(?:https?:)?\/\//.test(page))).toEqual([]);
  });

  it('is valid', async () => {
    const found: string[] = [];
    for (const path of sample)
      found.push(...(await invalid(files.get(path) ?? '')).map((problem) => `${path}:${problem}`));
    expect(found).toEqual([]);
  });
});

describe.skipIf(isBrowserMissing)('the documentation of Ashlar in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  it('has no barrier that axe finds, and no more than 320 pixels need', async () => {
    const page = await openSite(browser, files, [], { bypassCSP: true, width: 320 });
    const found: string[] = [];
    for (const path of sample) {
      found.push(...(await violations(page, path)));
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
    await page.context().close();
    expect(found).toEqual([]);
  });

  it('is searched by flags, members and codes, under its own policy', async () => {
    const said: string[] = [];
    const page = await openSite(browser, files, []);
    page.on('console', (message) => void said.push(message.text()));
    await page.goto(`${origin}/guides/diff.html`);
    for (const [query, address] of [
      ['--fail-on', 'reference/commands.html#diff.--fail-on'],
      ['docs.since', 'reference/configuration.html#docs.since'],
      ['source/yaml-syntax', 'reference/diagnostics.html#source.yaml-syntax'],
    ] as const) {
      await page.getByRole('combobox').fill(query);
      // Pages come before what stands on them.
      await expect.poll(() => page.getByRole('option').first().getAttribute('href')).toBe(`${origin}/${address}`);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });
});
