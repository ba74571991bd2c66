// Side navigation of the documentation site: the four kinds of pages, in reading order.

/** A page by its path in the repository (or on the site, if it is generated), or a group of pages. */
export type NavigationEntry = string | NavigationGroup;

export interface NavigationGroup {
  readonly text: string;
  readonly items: readonly NavigationEntry[];
}

/** Titles for pages whose own title makes sense only in the repository. */
export const shortTitles: Readonly<Record<string, string>> = { 'README.md': 'Overview' };

/** Returns the navigation of pages, by their paths. Those of lint rules are listed by family. */
export function createNavigation(paths: readonly string[]): readonly NavigationGroup[] {
  const diagnosticPages = paths.filter((path) => /^docs\/diagnostics\/(?!README)/.test(path));
  const rulePages = paths.filter((path) => /^docs\/lint\/.*\//.test(path));
  const families = [...new Set(rulePages.map(ruleFamily))];
  return [
    { text: 'Tutorials', items: ['docs/tutorials/getting-started.md', 'docs/tutorials/first-server.md'] },
    {
      text: 'How-to guides',
      items: [
        'docs/init.md',
        {
          text: 'Work with documents',
          items: [
            'docs/guides/fix-document-errors.md',
            'docs/guides/read-remote-documents.md',
            'docs/guides/review-breaking-changes.md',
            'docs/guides/suppress-findings.md',
            'docs/guides/write-a-lint-rule.md',
            'docs/pull-requests.md',
          ],
        },
        {
          text: 'Serve an API',
          items: [
            'docs/guides/express.md',
            'docs/guides/fastify.md',
            'docs/guides/hono.md',
            'docs/guides/cloudflare-workers.md',
            'docs/guides/use-your-authentication.md',
            'docs/guides/write-a-host.md',
            'docs/scaffold.md',
          ],
        },
        {
          text: 'Call an API',
          items: [
            'docs/guides/call-an-api.md',
            'docs/guides/mock-server.md',
            'docs/guides/tanstack-query.md',
            'docs/guides/react.md',
            'docs/guides/nextjs.md',
          ],
        },
        {
          text: 'Migrate',
          items: [
            'docs/guides/migrate-from-openapi-typescript.md',
            'docs/guides/migrate-from-hey-api.md',
            'docs/guides/migrate-from-orval.md',
            'docs/guides/migrate-from-openapi-generator.md',
          ],
        },
        {
          text: 'Publish and customize',
          items: ['docs/monorepo.md', 'docs/release.md', 'docs/templates.md', 'docs/guides/write-a-target.md'],
        },
        'docs/guides/troubleshooting.md',
      ],
    },
    {
      text: 'Reference',
      items: [
        'reference/commands',
        'docs/configuration.md',
        'reference/options',
        {
          text: 'Output',
          items: [
            'docs/types.md',
            'docs/validators.md',
            'docs/client.md',
            'docs/query.md',
            'docs/mocks.md',
            'docs/server.md',
          ],
        },
        {
          text: 'Documents',
          items: ['docs/documents.md', 'docs/vocabulary.md', 'reference/keywords', 'docs/rules.md', 'docs/diff.md'],
        },
        { text: 'Diagnostics by family', items: ['docs/diagnostics/README.md', ...diagnosticPages] },
        'docs/lint.md',
        {
          text: 'Lint rules by family',
          items: [
            'docs/lint/README.md',
            'docs/lint/redocly.md',
            ...families.map((family) => ({
              text: family,
              items: rulePages.filter((path) => ruleFamily(path) === family),
            })),
          ],
        },
      ],
    },
    {
      text: 'Explanation',
      items: [
        'README.md',
        'docs/client-comparison.md',
        'docs/decisions.md',
        'docs/benchmarks.md',
        { text: 'Reference service', items: ['docs/service.md', 'docs/seed-data.md'] },
        {
          text: 'Contribute',
          items: [
            'CONTRIBUTING.md',
            'docs/contributing/generation.md',
            'docs/contributing/requests.md',
            'docs/contributing/walkthroughs.md',
            'docs/contributing/glossary.md',
            'docs/contributing/writing.md',
          ],
        },
      ],
    },
  ];
}

function ruleFamily(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** Returns the pages of a group in reading order. */
export function listPages(entry: NavigationEntry): readonly string[] {
  return typeof entry === 'string' ? [entry] : entry.items.flatMap(listPages);
}
