// Start page of the documentation site: the promise, the example, and the outputs of the README.

import { codeTabs, type CodeTab } from './markdown.ts';

/** Outputs on the start page: the labels of the paragraphs in the README before their code. */
const outputs = ['Types', 'Validators', 'Server', 'Client'];

export function createStartPage(readme: string): string {
  const promise = find(readme, /^\*\*(One OpenAPI document .*)\*\*$/m, 'the promise');
  const [headline = '', ...rest] = promise.split(/(?<=\.) /);
  const document = find(readme, /^```yaml\n([\s\S]*?)^```$/m, 'the document');
  const tabs = outputs.map((label): CodeTab => {
    const code = find(
      readme,
      new RegExp(`^\\*\\*${label}\\.\\*\\* .*\\n\\n\`{3}ts.*\\n([\\s\\S]*?)^\`{3}$`, 'm'),
      label,
    );
    return { title: label, language: 'ts', code };
  });
  const hero = {
    name: 'Ashlar',
    text: headline,
    tagline: rest.join(' '),
    actions: [
      { theme: 'brand', text: 'Get started', link: '/tutorials/getting-started' },
      { theme: 'alt', text: 'Your first server', link: '/tutorials/first-server' },
      { theme: 'alt', text: 'Overview', link: '/overview' },
    ],
  };
  return [
    '---',
    'layout: home',
    `hero: ${JSON.stringify(hero)}`,
    '---',
    '',
    codeTabs([{ title: 'openapi.yaml', language: 'yaml', code: document }]),
    '',
    codeTabs(tabs),
    '',
    '- [Tutorials](/tutorials/getting-started): learn Ashlar from an empty directory',
    '- [How-to guides](/init): set up a repository, serve and call an API, migrate',
    '- [Reference](/reference/commands): commands, options, output, documents, and diagnostics',
    '- [Explanation](/decisions): decisions, benchmarks, and the reference service',
    '',
  ].join('\n');
}

function find(readme: string, pattern: RegExp, name: string): string {
  const found = pattern.exec(readme)?.[1];
  if (found === undefined)
    throw new Error(`README.md: cannot find ${name}, which the start page shows (scripts/docs/start-page.ts)`);
  return found;
}
