// Pages of the documentation site: the Markdown of the repository, generated references, and the start page.

import { readdirSync, readFileSync } from 'node:fs';
import { convertMarkdown, pageTitle, type LinkTargets } from './markdown.ts';
import { createNavigation, listPages, shortTitles, type NavigationEntry, type NavigationGroup } from './navigation.ts';
import { createReferencePages } from './reference.ts';
import { createStartPage } from './start-page.ts';

/** Data that the configuration of the site generator reads. */
export interface SiteData {
  readonly description: string;
  readonly sidebar: readonly SidebarItem[];
  readonly repository?: string;
}

export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsed?: boolean;
}

export interface SiteSource {
  /** Markdown by path on the site, without extension. */
  readonly pages: ReadonlyMap<string, string>;
  readonly data: SiteData;
}

const root = new URL('../../', import.meta.url);

/** Reads a file in the repository. */
export function readText(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** Returns the source of the site. Without a URL of the repository, pages have no links to it. */
export function createSource(repository: string | undefined): SiteSource {
  const files = listMarkdownFiles();
  const sourcePages = new Map<string, string>([
    ...files.map((path) => [path, readText(path)] as const),
    ...createReferencePages(),
  ]);
  const navigation = createNavigation(files);
  const problems = findNavigationProblems(navigation, [...sourcePages.keys()]);
  if (problems.length > 0) throw new Error(`scripts/docs/navigation.ts:\n${problems.join('\n')}`);
  const title = (path: string): string => shortTitles[path] ?? pageTitle(sourcePages.get(path) ?? '');
  const targets: LinkTargets = {
    findPage: (path) => (sourcePages.has(path) ? { sitePath: sitePath(path), title: title(path) } : undefined),
    repositoryFiles: repository === undefined ? undefined : `${repository}/blob/main`,
  };
  const pages = [...sourcePages].map(([path, markdown]) => {
    const editUrl = repository !== undefined && files.includes(path) ? `${repository}/edit/main/${path}` : undefined;
    const frontMatter = editUrl === undefined ? 'editLink: false' : `editUrl: ${editUrl}`;
    return [sitePath(path), `---\n${frontMatter}\n---\n\n${convertMarkdown(markdown, path, targets)}`] as const;
  });
  const toSidebar = (entry: NavigationEntry, depth: number): SidebarItem =>
    typeof entry === 'string'
      ? { text: title(entry), link: `/${sitePath(entry)}` }
      : {
          text: entry.text,
          items: entry.items.map((item) => toSidebar(item, depth + 1)),
          ...(depth > 0 && { collapsed: depth > 1 || entry.items.length > 6 }),
        };
  return {
    pages: new Map([...pages, ['index', createStartPage(readText('README.md'))]]),
    data: {
      description: packageManifest().description,
      sidebar: navigation.map((group) => toSidebar(group, 0)),
      ...(repository !== undefined && { repository }),
    },
  };
}

/** Returns the URL of the repository from the package manifest, if it has one. */
export function repositoryUrl(): string | undefined {
  const { repository } = packageManifest();
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

function packageManifest(): { readonly description: string; readonly repository?: string | { readonly url: string } } {
  return JSON.parse(readText('package.json')) as ReturnType<typeof packageManifest>;
}

/** Returns the path on the site of a file in the repository; generated pages have no other. */
function sitePath(path: string): string {
  if (path === 'README.md') return 'overview';
  if (path === 'CONTRIBUTING.md') return 'contributing/index';
  return path
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/\/README$/, '/index');
}

function listMarkdownFiles(): readonly string[] {
  const pages = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/plans/'));
  return ['README.md', 'CONTRIBUTING.md', ...pages.sort()];
}

/** Returns the pages that are not in the navigation, and the entries that are not pages. */
export function findNavigationProblems(
  navigation: readonly NavigationGroup[],
  paths: readonly string[],
): readonly string[] {
  const listed = navigation.flatMap(listPages);
  return [
    ...paths
      .filter((path) => !listed.includes(path))
      .map((path) => `${path} is not in the navigation: add it to one of its four parts`),
    ...listed
      .filter((path, index) => !paths.includes(path) || listed.indexOf(path) !== index)
      .map((path) => `${path} is not a page, or is listed twice: remove it from the navigation`),
  ];
}
