// Output formats of `ashlar lint`: golden files and validity, with hostile names, values, and paths.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainCode } from '../../../src/generator/commands/explain/explain-code.ts';
import { lintFormats, type LintFormat } from '../../../src/generator/commands/lint/print/format-names.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';
import { ashlar } from '../../cli/command.ts';
import { initializeRepository } from '../../cli/git.ts';
import { createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { sampleFiles } from './lint-findings.ts';

/** Path and value with characters that end strings, lines, tags, or commands in some format. */
const file = 'a,b: |`<x>&"%.yaml';
const hostile = String.raw`x]]>\n::error::|\`<b>\u202e\u0000\u001b[31m%0A--><!--&amp;`.replaceAll('\\`', '`');
const document = `openapi: 3.1.0
info: { title: t, version: "1" }
paths: {}
components:
  schemas:
    A:
      type: object
      required: ["${hostile}"]
      properties: { b: { type: integer, default: "${hostile}" }, c: { type: integer, description: x, default: "${'long '.repeat(4000)}" } }
`;

type XmlElement = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** Parses the elements and attributes of an XML document; throws if it is not well-formed. */
function parseElements(xml: string): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  const openTags: string[] = [];
  const decode = (text: string): string => {
    if (/[<\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|]]>|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text))
      throw new Error(`not well-formed: ${text}`);
    return text.replace(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
    );
  };
  const rest = xml
    .replace(/^<\?xml [^?]*\?>\s*/, '')
    .replace(
      /<(\/?)([a-z]+)((?: [a-z]+="[^"]*")*)\s*(\/?)>/g,
      (_, closing: string, name: string, attributes: string, selfClosing: string) => {
        if (closing !== '' && openTags.pop() !== name) throw new Error(`unexpected </${name}>`);
        if (closing === '')
          elements.push([
            name,
            Object.fromEntries(
              [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]),
            ),
          ]);
        if (closing === '' && selfClosing === '') openTags.push(name);
        return '';
      },
    );
  decode(rest);
  if (openTags.length > 0) throw new Error(`unclosed tags: ${openTags.join(', ')}`);
  return elements;
}

/** Lints the hostile document and returns the output in this format. */
async function lintHostileDocument(format: LintFormat): Promise<string> {
  const directory = createTempDirectory({ [file]: document });
  const { stdout, stderr, status } = await ashlar(directory, ['lint', file, '--no-redocly', '--format', format]);
  expect(status).toBe(1);
  return format === 'text' ? stderr : stdout;
}

test.each(lintFormats)('%s output matches the golden file and contains no control characters', async (format) => {
  const output = await lintHostileDocument(format);
  const golden = join(import.meta.dirname, 'hostile', `${format}.txt`);
  if (isGoldenUpdate(process.env)) writeFileSync(golden, output);
  expect(output).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : undefined);
  // JSON and SARIF keep the right-to-left override. Human-readable formats escape it, because it reorders the line.
  const isHumanReadable = format !== 'json' && format !== 'sarif';
  expect(output).not.toMatch(isHumanReadable ? /[\u0000-\u0008\u000b-\u001f\u202e]/ : /[\u0000-\u0008\u000b-\u001f]/);
});

test('github output has one workflow command per line', async () => {
  for (const line of (await lintHostileDocument('github')).trimEnd().split('\n'))
    expect(line).toMatch(
      /^::(?:error|warning|notice) file=a%2Cb%3A \|`<x>&"%25\.yaml,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=[a-z/-]+::[^\n]+$/,
    );
});

test('junit output is well-formed and counts its failures', async () => {
  const [suites, suite, ...cases] = parseElements(await lintHostileDocument('junit'));
  expect([suites?.[0], suite?.[1]]).toEqual(['testsuites', { name: file, tests: '4', failures: '3' }]);
  expect(cases.filter(([name]) => name === 'failure')).toHaveLength(3);
});

test('checkstyle output is well-formed and has the severity of each finding', async () => {
  const [root, fileElement, ...errors] = parseElements(await lintHostileDocument('checkstyle'));
  expect([root?.[0], fileElement]).toEqual(['checkstyle', ['file', { name: file }]]);
  expect(errors.map(([, { severity }]) => severity).toSorted()).toEqual(['error', 'error', 'info', 'warning']);
});

/** Part of a SARIF log. */
interface SarifLog {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: Readonly<Record<string, number>>;
        };
      }[];
    }[];
  }[];
}

test('sarif output has defined rules, known levels, and valid locations', async () => {
  const { version, runs } = JSON.parse(await lintHostileDocument('sarif')) as SarifLog;
  expect([version, runs.length]).toEqual(['2.1.0', 1]);
  for (const run of runs) {
    const ids = run.tool.driver.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(run.results).not.toEqual([]);
    for (const { ruleId, level, message, locations } of run.results) {
      expect(ids).toContain(ruleId);
      expect(['none', 'note', 'warning', 'error']).toContain(level);
      expect(message.text).not.toBe('');
      for (const {
        physicalLocation: { artifactLocation, region },
      } of locations) {
        expect(decodeURIComponent(artifactLocation.uri)).toBe(file);
        expect(new URL(artifactLocation.uri, 'file:///').protocol).toBe('file:');
        for (const value of Object.values(region)) expect(Number.isInteger(value) && value > 0).toBe(true);
      }
    }
  }
});

test('sarif output describes the rules of Redocly, and custom rules with and without a consequence', async () => {
  const rule = (code: string, consequence: string): string =>
    `{ code: 'acme/${code}', severity: 'note', cause: 'A cause.', ${consequence} help: 'A fix.', create: ({ report }) => ({ api: ({ sourceLocation: at }) => report({ message: 'found', at }) }) }`;
  const customRules = [rule('short', ''), rule('long', "consequence: 'A consequence.',")].join(', ');
  const directory = createTempDirectory({
    'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\n',
    'ashlar.config.mjs': `export default { document: 'openapi.yaml', lint: { customRules: [${customRules}] } };\n`,
  });
  const { runs } = JSON.parse((await ashlar(directory, ['lint', '--format', 'sarif'])).stdout) as SarifLog;
  const { cause, consequence, fix } = explainCode('redocly/info-license');
  const shortDescription = { text: 'A cause.' };
  const help = { text: 'A fix.' };
  expect(runs[0]?.tool.driver.rules).toEqual(
    expect.arrayContaining([
      { id: 'acme/short', shortDescription, help },
      { id: 'acme/long', shortDescription, fullDescription: { text: 'A cause. A consequence.' }, help },
      {
        id: 'redocly/info-license',
        shortDescription: { text: cause },
        fullDescription: { text: `${cause} ${consequence}` },
        help: { text: fix },
      },
    ]),
  );
});

test('prints paths from the root of the repository for CI services', async () => {
  const directory = createTempDirectory({});
  for (const [file, text] of Object.entries(sampleFiles)) writeTextFile(directory, `services/pets/${file}`, text);
  initializeRepository(directory);
  const service = join(directory, 'services/pets');
  expect((await ashlar(service, ['lint', 'openapi.yaml', '--format', 'text'])).stderr).toMatch(/^pets\.yaml:\d/m);
  const annotations = (await ashlar(service, ['lint', 'openapi.yaml', '--format', 'github'])).stdout;
  expect(annotations).toMatch(/^::\w+ file=services\/pets\/pets\.yaml,line=/m);
  expect(annotations).not.toContain('file=pets.yaml');
  const sarif = (await ashlar(service, ['lint', 'openapi.yaml', '--format', 'sarif'])).stdout;
  expect(sarif).toContain('"uri": "services/pets/pets.yaml"');
  expect(sarif).not.toContain('"uri": "pets.yaml"');

  writeTextFile(
    service,
    'base.yaml',
    'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { get: {} }, /b: { get: {} } }\n',
  );
  writeTextFile(service, 'head.yaml', 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { get: {} } }\n');
  for (const [format, text] of [
    ['github', '::error file=services/pets/head.yaml,'],
    ['sarif', '"uri": "services/pets/head.yaml"'],
  ] as const)
    expect((await ashlar(service, ['diff', 'base.yaml', 'head.yaml', '--format', format])).stdout).toContain(text);
});
