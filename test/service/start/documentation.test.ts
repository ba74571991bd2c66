// Tests that docs/service.md lists all options, environment variables, and control plane requests, and shows the start
// output.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseArguments } from '../../../src/service/start/arguments.ts';
import { formatBanner } from '../../../src/service/start/banner.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';
import { root, readProjectFile } from '../../architecture/files.ts';
import { tableRows } from '../../docs/markdown-tables.ts';

const page = readProjectFile('docs/service.md');

const readHelp = (): string => {
  let help = '';
  parseArguments(['--help'], {}, (text) => (help += text));
  return help;
};

const findFlags = (text: string): readonly string[] => [...text.matchAll(/--[a-z-]+/g)].map(([flag]) => flag);

it('lists every option with its default', () => {
  const options = readHelp()
    .split('\n')
    .filter((line) => /^ {2}--/.test(line))
    .map((line) => /^ {2}(--[a-z-]+)/.exec(line)?.[1] ?? '');
  const rows = tableRows(page, 'Option', 'Default', 'Description');
  expect(rows.flatMap(([names = '']) => findFlags(names))).toEqual(options);
  const defaults = /default: "?([^")]+)"?\)/;
  const helpLines = readHelp()
    .replace(/\n {10,}/g, ' ')
    .split('\n');
  for (const [names = '', defaultValue = ''] of rows) {
    const [name = ''] = findFlags(names);
    const expected = defaults.exec(helpLines.find((line) => line.startsWith(`  ${name} `)) ?? '')?.[1];
    expect([name, defaultValue.replaceAll('`', '')]).toEqual([
      name,
      expected ?? expect.stringMatching(/^(?:off|none)$/),
    ]);
  }
});

it('lists every environment variable', () => {
  const variables = [...readHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => `\`${name ?? ''}\``);
  expect(tableRows(page, 'Variable', 'Description').map(([name]) => name)).toEqual(variables);
});

it('shows the start output', () => {
  const [, documentedOutput = ''] = /^```console\n\$ npm start\n([^]*?)^```$/m.exec(page) ?? [];
  const seedData = parse(readFileSync(join(root, 'src/service/seed-data/demo.yaml'), 'utf8')) as SeedData;
  const banner = formatBanner({
    baseUrl: 'http://127.0.0.1:8080',
    location: 'SQLite in .ashlar-service',
    notices: [],
    seedData,
    controlToken: undefined,
    certificate: undefined,
  });
  const [start = '', end = ''] = documentedOutput.split('  ...\n');
  expect(banner.startsWith(start)).toBe(true);
  expect(banner.endsWith(end)).toBe(true);
});

it('lists every request of the control plane', () => {
  const routes = [
    ...readProjectFile('src/service/control/routes.ts').matchAll(
      /^ +(?:app)?\.(get|put|post|delete)(?:<.*>)?\('(\/[^']*)'/gm,
    ),
  ].map(([, method = '', path = '']) => `${method.toUpperCase()} /control${path}`);
  const documentedRequests = tableRows(page, 'Request', 'Description').flatMap(([requests = '']) =>
    [...requests.matchAll(/`((?:GET|PUT|POST|DELETE) \/control[^`?]*)/g)].map(([, request = '']) => request.trim()),
  );
  expect(routes.length).toBeGreaterThan(25);
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/:id/g, '[^/]+')}$`));
  expect(documentedRequests.filter((request) => !patterns.some((pattern) => pattern.test(request)))).toEqual([]);
  expect(
    routes.filter((_, index) => !documentedRequests.some((request) => patterns[index]?.test(request) === true)),
  ).toEqual([]);
});
