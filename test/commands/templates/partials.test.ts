// Overrides of individual partials: the examples in docs/templates.md, the hooks, and errors in partials.

import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../../architecture/files.ts';
import { ashlar, petShop } from '../../cli/command.ts';
import { createTempDirectory, readFiles } from '../../cli/temp-directory.ts';

const targets = ['types', 'validators', 'client', 'docs'];
const config = JSON.stringify({ document: 'openapi.yaml', out: 'api', targets, templates: 'templates' });
const createProject = (files: Readonly<Record<string, string>>): string =>
  createTempDirectory({ 'openapi.yaml': petShop, 'ashlar.config.json': config, ...files });

/** Checks the templates of a project, generates, and returns the output files by path below `api/`. */
async function generateWith(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const directory = createProject(files);
  expect(await ashlar(directory, ['templates', 'check'])).toMatchObject({ status: 0, stderr: '' });
  expect(await ashlar(directory, ['generate', '--quiet'])).toMatchObject({ status: 0, stderr: '' });
  return Object.fromEntries(
    Object.entries(readFiles(directory)).flatMap(([path, text]) =>
      path.startsWith('api/') ? [[path.slice('api/'.length), text]] : [],
    ),
  );
}

const examples = [
  ...readProjectFile('docs/templates.md').matchAll(
    /^`(templates\/\S+\.hbs)`:\n\n```handlebars\n([^]*?)^```\n\n(?:The start|Part) of `(\S+)`:\n\n```ts\n([^]*?)^```/gm,
  ),
].map(([, template = '', text = '', file = '', output = '']) => ({ template, text, file, output }));

describe('docs/templates.md', () => {
  it('has three examples of partials', () => expect(examples).toHaveLength(3));

  it.each(examples)('$template changes $file', async ({ template, text, file, output }) => {
    const before = await generateWith({ 'templates/docs/html/head-extra.hbs': '' });
    const after = await generateWith({ [template]: text });
    expect(before[file]).not.toContain(output);
    expect(after[file]).toContain(output);
  });
});

it('the hooks are in every TypeScript module, call, and HTML page', async () => {
  const files = await generateWith({
    'templates/shared/banner.hbs': '// Banner.\n',
    'templates/docs/html/head-extra.hbs': '<link rel="author" href="/humans.txt">\n',
  });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.ts') && !/\/runtime[/.]/.test(path)) expect(text, path).toMatch(/^\/\/ Banner\.\n/);
    if (path.endsWith('.html')) expect(text, path).toContain('<link rel="author" href="/humans.txt">\n</head>');
  }
  expect(Object.keys(files).some((path) => path.endsWith('.html'))).toBe(true);
});

it.each([
  ['an unknown property of a statement', 'validators/report', '{{field}}', "Property 'field' does not exist"],
  ['a hook that prints an unknown property', 'client/before-call', '{{method}}', "Property 'method' does not exist"],
  [
    'a view that names no partial',
    'validators/report',
    '{{> (lookup . "partials")}}',
    'expected `{{> (lookup . "partial")}}`',
  ],
  ['an unsupported helper', 'shared/statements/if', '{{> (select then)}}', 'expected `{{> (lookup . "partial")}}`'],
])('%s is an error', async (_title, name, text, message) => {
  const { status, stderr } = await ashlar(createProject({ [`templates/${name}.hbs`]: `${text}\n` }), [
    'templates',
    'check',
  ]);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

it('a partial can be ejected', async () => {
  const directory = createProject({});
  expect((await ashlar(directory, ['templates', 'eject', 'shared/statements/if'])).status).toBe(0);
  expect((await ashlar(directory, ['templates', 'list'])).stdout).toContain(
    'shared/statements/if  templates/shared/statements/if.hbs\n',
  );
  expect((await ashlar(directory, ['templates', 'check'])).status).toBe(0);
});
