// Source of Ashlar's documentation site: completeness of the references, navigation, links, and conversion of Markdown.

import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertMarkdown, headingAnchor } from '../../scripts/docs/markdown.ts';
import { createSource, findNavigationProblems, type SidebarItem, type SiteSource } from '../../scripts/docs/pages.ts';
import { explainCode, familyOf, listCodes } from '../../src/generator/commands/explain/explain-code.ts';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { extensionRegistry } from '../../src/generator/openapi/extensions/registry.ts';
import { builtinRules } from '../../src/generator/commands/lint/registry.ts';
import { listFiles, readProjectFile } from '../architecture/files.ts';

let source: SiteSource;
beforeAll(() => void (source = createSource(undefined)));

function getMarkdown(path: string): string {
  return source.pages.get(path) ?? '';
}

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
}

/** Returns the anchors of a page: of its headings, and those that generated pages set. */
function getAnchors(path: string): ReadonlySet<string> {
  const prose = withoutCodeBlocks(getMarkdown(path));
  const counts = new Map<string, number>();
  const headings = [...prose.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => {
    const anchor = headingAnchor(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
  return new Set([...headings, ...[...prose.matchAll(/%\{#(\S+)\}%/g)].map(([, anchor = '']) => anchor)]);
}

function listLinks(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap(({ link, items: children = [] }) => [
    ...(link === undefined ? [] : [link.slice(1)]),
    ...listLinks(children),
  ]);
}

describe('reference pages', () => {
  it('have an anchor for each command, option, and argument', () => {
    const anchors = getAnchors('reference/commands');
    const program = createProgram('', { onRequest: () => undefined, onOutput: () => undefined });
    const commandAnchors = (command: Command, name: string): readonly string[] => [
      name,
      ...command.options.map(({ long }) => `${name}.${long ?? ''}`),
      `${name}.--help`,
      ...command.registeredArguments.map((argument) => `${name}.${argument.name()}`),
    ];
    const expected = [
      ...commandAnchors(program, 'ashlar'),
      ...program.commands.flatMap((command) => commandAnchors(command, command.name())),
    ];
    expect(expected).toContain('generate.--watch');
    expect(expected.filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(getMarkdown('reference/commands')).toContain('ashlar diff v1.yaml v2.yaml --fail-on breaking');
  });

  it('have an anchor for each configuration option, including nested ones', () => {
    const anchors = [...getAnchors('reference/options')];
    const names = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, child] of Object.entries(value as Readonly<Record<string, unknown>>)) {
        if (key === 'properties' && typeof child === 'object' && child !== null)
          for (const name of Object.keys(child)) names.add(name);
        visit(child);
      }
    };
    visit(JSON.parse(readProjectFile('schemas/ashlar.config.schema.json')));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !anchors.some((anchor) => `.${anchor}`.endsWith(`.${name}`)))).toEqual([]);
    expect(anchors).toEqual(
      expect.arrayContaining(['docs.changelogSince', 'release.sizeLimits[].maxBytes', 'lint.overrides[].files']),
    );
  });

  it('have a section for each extension keyword, with its description', () => {
    const page = getMarkdown('reference/keywords').toLowerCase();
    const anchors = getAnchors('reference/keywords');
    const incomplete = Object.entries(extensionRegistry).filter(
      ([name, { description }]) => !anchors.has(name) || !page.includes(description.toLowerCase()),
    );
    expect(incomplete).toEqual([]);
  });

  it('have a section or a page for each diagnostic code', () => {
    const rules = new Set<string>(builtinRules.map(({ code }) => code));
    const isDocumented = (code: string): boolean => {
      if (rules.has(code)) return getMarkdown(`lint/${code}`).includes(`# ${code}\n`);
      const page = code.startsWith('redocly/') ? 'lint/redocly' : `diagnostics/${familyOf(code)}`;
      return getAnchors(page).has(headingAnchor(code)) && getMarkdown(page).includes(explainCode(code).cause);
    };
    expect(listCodes().filter((code) => !isDocumented(code))).toEqual([]);
  });
});

describe('the navigation', () => {
  it('has four parts, which contain each page once, with its title', () => {
    expect(source.data.sidebar.map(({ text }) => text)).toEqual([
      'Tutorials',
      'How-to guides',
      'Reference',
      'Explanation',
    ]);
    const links = listLinks(source.data.sidebar);
    expect([...links].sort()).toEqual([...source.pages.keys()].filter((path) => path !== 'index').sort());
    const markdownFiles = listFiles('docs', (path) => path.endsWith('.md') && !path.startsWith('docs/plans/'));
    // Besides: the README, CONTRIBUTING, and three generated pages.
    expect(links).toHaveLength(markdownFiles.length + 5);
    expect(source.data.sidebar[0]?.items).toEqual([
      { text: 'Getting started', link: '/tutorials/getting-started' },
      { text: 'Your first server', link: '/tutorials/first-server' },
    ]);
  });

  it('is rejected if it lacks a page, or lists one that is unknown or twice', () => {
    const navigation = [{ text: 'Part', items: ['a.md', { text: 'Group', items: ['a.md', 'c.md'] }] }];
    expect(findNavigationProblems(navigation, ['a.md', 'b.md'])).toEqual([
      'b.md is not in the navigation: add it to one of its four parts',
      'a.md is not a page, or is listed twice: remove it from the navigation',
      'c.md is not a page, or is listed twice: remove it from the navigation',
    ]);
  });
});

describe('links', () => {
  it('lead to pages and anchors of the site', () => {
    const links = [...source.pages].flatMap(([path, markdown]) =>
      [...withoutCodeBlocks(markdown).matchAll(/(?<!!)\[(?:`[^`]*`|[^\]`])*\]\(([^)\s]+)\)/g)].map(
        ([, url = '']) => [path, url] as const,
      ),
    );
    const internal = links.filter(([, url]) => !/^https?:/.test(url));
    expect(internal.length).toBeGreaterThan(200);
    const broken = internal.filter(([, url]) => {
      const [page = '', anchor] = url.slice(1).split('#');
      return !source.pages.has(page) || (anchor !== undefined && !getAnchors(page).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('edit the file of a page in the repository, if the repository has a URL', () => {
    const url = 'https://git.example/acme/ashlar';
    const { pages } = createSource(url);
    expect(pages.get('guides/express')).toContain(`editUrl: ${url}/edit/main/docs/guides/express.md\n`);
    expect(pages.get('overview')).toContain(`editUrl: ${url}/edit/main/README.md\n`);
    expect(pages.get('reference/commands')).toMatch(/^---\neditLink: false\n---/);
    expect([...source.pages.values()].filter((page) => page.includes('editUrl'))).toEqual([]);
  });
});

describe('the conversion of Markdown', () => {
  const convert = (markdown: string, repositoryFiles?: string): string =>
    convertMarkdown(markdown, 'docs/guides/a.md', {
      findPage: (path) => (path === 'docs/types.md' ? { sitePath: 'types', title: 'Types' } : undefined),
      repositoryFiles,
    });

  it('names a page by its title instead of its file name', () => {
    expect(convert('[types](../types.md#enums) and [docs/types.md](../types.md)')).toBe(
      '[types](/types#enums) and [Types](/types)',
    );
  });

  it('replaces links to other files with links to the repository, or with their text', () => {
    expect(convert('[the schema](../../schemas/a.json)')).toBe('the schema');
    expect(convert('[the schema](../../schemas/a.json)', 'https://git.example/a')).toBe(
      '[the schema](https://git.example/a/schemas/a.json)',
    );
  });

  it('shows the title of a code block, or the file name in its first comment, as a tab', () => {
    const tab = '::: code-group\n```ts [src/a.ts]\nlet a;\n```\n:::';
    expect(convert('```ts title=src/a.ts\nlet a;\n```')).toBe(tab);
    expect(convert('```ts excerpt=src/a.ts\nlet a;\n```')).toBe(tab);
    expect(convert('```ts\n// src/a.ts\nlet a;\n```')).toBe(tab);
    expect(convert('```ts types\nlet a;\n```')).toBe('```ts\nlet a;\n```');
  });

  it('removes comments, and leaves code unchanged', () => {
    const code = '`[a](../types.md)`\n```md\n<!-- a -->\n[a](../types.md)\n```';
    expect(convert(`<!-- for tests -->\n${code}`)).toBe(code);
  });
});

it('has a start page with the promise, the document, and the outputs of the README', () => {
  const page = getMarkdown('index');
  const readme = readProjectFile('README.md');
  const [promise = ''] = /One OpenAPI document in; .*? docs out\./.exec(readme) ?? [];
  expect(promise).not.toBe('');
  expect(page).toContain(`"text":"${promise}"`);
  for (const tab of ['yaml [openapi.yaml]', 'ts [Types]', 'ts [Validators]', 'ts [Server]', 'ts [Client]']) {
    const [, code = ''] = page.split(`\`\`\`${tab}\n`);
    expect(readme).toContain(code.split('\n```')[0]);
    expect(code).not.toBe('');
  }
});
