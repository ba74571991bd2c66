// `ashlar lint`: locations, fixes, baselines, `x-lint-ignore`, and abridged notes.

import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, it, test, vi } from 'vitest';
import { ashlar, cleanPetShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { getFindings, formatLocations, sampleFiles } from './lint-findings.ts';

const petsYaml = sampleFiles['pets.yaml'];
const sampleLocations = [
  'correctness/default-value parts/age.json:5:14-5:17',
  'vocabulary/type-mismatch parts/age.json:3:3-3:14',
  'correctness/undeclared-required pets.yaml:4:14-4:18',
  'vocabulary/misspelled-format pets.yaml:6:35-6:43',
];

describe('locations', () => {
  test('are exact in several files, in YAML and JSON', async () => {
    const locations = formatLocations(await getFindings(createTempDirectory(sampleFiles)));
    const withoutExamples = locations.filter((location) => !location.includes('example-value'));
    expect(withoutExamples.toSorted()).toEqual(sampleLocations.toSorted());
  });
});

const fixAll = ['--fix', '--unsafe-fixes', '--yes'];

describe('--fix', () => {
  it('fixes each file, and changes nothing the second time', async () => {
    const directory = createTempDirectory(sampleFiles);
    const { status } = await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll]);
    expect(status).toBe(0);
    const after = readFiles(directory);
    expect(after['pets.yaml']).toBe(petsYaml.replace('naem', 'name').replace('datetime', 'date-time'));
    expect(after['parts/age.json']).toBe('{\n  "type": "integer",\n  "description": "In years.",\n  "default": 3\n}\n');
    await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll]);
    expect(readFiles(directory)).toEqual(after);
  });

  it('fixes document diagnostics', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop.replace('type: integer }', "type: integer, minimum: '3', titel: Age }"),
    });
    const safe = cleanPetShop.replace('type: integer }', 'type: integer, minimum: 3, titel: Age }');
    const { stdout } = await ashlar(directory, ['lint', '--fix', 'openapi.yaml']);
    expect(stdout).toContain('1 fixed, 1 more can be fixed with --fix --unsafe-fixes');
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(safe);
    await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--unsafe-fixes', '-y']);
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(safe.replace('titel', 'title'));
  });

  it('skips a fix that would make the document invalid', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop.replace('type: integer }', 'type: integer, titel: [] }'),
    });
    const before = readFiles(directory);
    const { stderr } = await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll]);
    expect(stderr).toContain(
      'openapi.yaml:28:31 warning lint/fix-skipped\n  cannot fix `document/unknown-field`: the fix would introduce new errors',
    );
    expect(readFiles(directory)).toEqual(before);
  });

  const withReference = (siblings: string): string =>
    cleanPetShop
      .replace('age: { type: integer }', `age: { type: integer }\n        owner:\n${siblings}`)
      .replace('openapi: 3.1.0', 'openapi: 3.0.4');

  it('removes only the siblings of a $ref, and only with unsafe fixes', async () => {
    const siblings =
      '          description: |\n            Owner of the pet.\n          nullable: true\n          # The owner.\n          $ref: "#/components/schemas/Pet"\n          title: Owner\n';
    const directory = createTempDirectory({ 'openapi.yaml': withReference(siblings) });
    await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--no-redocly']);
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(withReference(siblings));
    await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll, '--no-redocly']);
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(
      withReference('          # The owner.\n          $ref: "#/components/schemas/Pet"\n'),
    );
  });

  it('does not change components, bounds, and branches without unsafe fixes', async () => {
    const text = cleanPetShop
      .replace(
        'age: { type: integer }',
        'age: { type: integer, minLength: 2, minimum: 0 }\n        kind: { oneOf: [{ type: string, title: Name }, { type: string, title: Number }] }\n        list: { type: array, minItems: 0 }',
      )
      .replace('  schemas:\n', '  schemas:\n    Spare: { type: object }\n');
    const directory = createTempDirectory({ 'openapi.yaml': text });
    const { stderr, stdout } = await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--no-redocly']);
    for (const code of [
      'correctness/unused-component',
      'correctness/duplicate-branch',
      'vocabulary/type-mismatch',
      'vocabulary/redundant-keyword',
    ])
      expect(stderr).toContain(code);
    expect(stdout).toContain('4 more can be fixed with --fix --unsafe-fixes');
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(text);
  });

  it('previews unsafe fixes as a diff, and writes nothing without --yes', async () => {
    const directory = createTempDirectory(sampleFiles);
    const { stdout } = await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--unsafe-fixes']);
    expect(stdout).toContain('--- a/pets.yaml\n+++ b/pets.yaml\n@@ ');
    expect(stdout).toMatch(/^-.*naem.*\n\+.*name/m);
    expect(stdout).toContain('add --yes');
    const json = await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--unsafe-fixes', '--json']);
    const preview = stdout.slice(0, stdout.indexOf('\nNo files were changed'));
    expect(JSON.parse(json.stdout)).toMatchObject({ fixed: 0, preview });
    expect(readFiles(directory)).toEqual(sampleFiles);
  });

  it('reports skipped fixes at their location in the current document', async () => {
    const text = cleanPetShop.replace(
      'age: { type: integer }',
      'age:\n          # Lines that a fix removes.\n          minLength: 2\n          type: integer\n        kind: &kind { type: integer, maxLength: 3 }\n        other: { example: *kind }',
    );
    const line = text.split('\n').findIndex((content) => content.includes('&kind')) + 1;
    const directory = createTempDirectory({ 'openapi.yaml': text });
    const preview = await ashlar(directory, ['lint', 'openapi.yaml', '--fix', '--unsafe-fixes', '--no-redocly']);
    expect(preview.stderr).toContain(`openapi.yaml:${line}:38 warning lint/fix-skipped`);
    const written = await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll, '--no-redocly']);
    expect(written.stderr).toContain(`openapi.yaml:${line - 1}:38 warning lint/fix-skipped`);
    expect(written.stdout).toBe('1 fixed\n');
  });

  it('does not break other documents in the configuration', async () => {
    const sharedDocument = cleanPetShop.replace(
      '  schemas:\n',
      "  schemas:\n    Shared: { type: string, minLength: '3', maxItems: 5 }\n    Spare: { type: string }\n",
    );
    const directory = createTempDirectory({
      'ashlar.config.json': JSON.stringify({
        documents: [
          { document: 'own.yaml', out: 'out/own' },
          { document: 'shared.yaml', out: 'out/shared' },
        ],
      }),
      'own.yaml': cleanPetShop.replace(
        'age: { type: integer }',
        "age: { $ref: 'shared.yaml#/components/schemas/Shared' }",
      ),
      'shared.yaml': sharedDocument,
    });
    const { stdout, stderr } = await ashlar(directory, ['lint', ...fixAll, '--no-redocly']);
    expect(stderr).toContain(
      'cannot fix `correctness/unused-component`: the fix would change the target of a reference',
    );
    expect(stdout).toBe('3 fixed\n');
    expect(readFiles(directory)['shared.yaml']).toBe(
      sharedDocument
        .replace("{ type: string, minLength: '3', maxItems: 5 }", '{ type: string, minLength: 3 }')
        .replace('    Spare: { type: string }\n', ''),
    );
  });

  it('is required by --unsafe-fixes', async () => {
    const { status, stderr } = await ashlar(createTempDirectory(sampleFiles), [
      'lint',
      '--unsafe-fixes',
      'openapi.yaml',
    ]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('`--unsafe-fixes` requires `--fix`\n  help: add `--fix`\n'),
    ]);
  });

  it.each([
    [
      'an alias of the value',
      'a: &a { type: integer, minLength: 1 }\n        b: { example: *a }',
      'the edit would also change other parts of the document',
    ],
    [
      'a reference into the value',
      "a: { type: string, properties: { b: { type: string } } }\n        c: { $ref: '#/components/schemas/Pet/properties/a/properties/b' }",
      'the fix would change the target of a reference',
    ],
    [
      'a reference to a later item',
      "a: { oneOf: [{ type: string }, { type: string }, { type: integer }] }\n        c: { $ref: '#/components/schemas/Pet/properties/a/oneOf/2' }",
      'the fix would change the target of a reference',
    ],
  ])('skips a fix because of %s', async (_, properties, message) => {
    const text = cleanPetShop.replace('age: { type: integer }', properties);
    const directory = createTempDirectory({ 'openapi.yaml': text });
    const { stderr } = await ashlar(directory, ['lint', 'openapi.yaml', ...fixAll, '--no-redocly']);
    expect(stderr).toContain(message);
    expect(readFileSync(join(directory, 'openapi.yaml'), 'utf8')).toBe(text);
  });

  it('does not change an invalid document', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': `${cleanPetShop}  broken: [\n` });
    const before = readFiles(directory);
    expect((await ashlar(directory, ['lint', 'openapi.yaml', '--fix'])).status).toBe(2);
    expect(readFiles(directory)).toEqual(before);
  });
});

describe('a baseline', () => {
  it('suppresses its findings even if they move, and reports stale entries', async () => {
    const directory = createTempDirectory(sampleFiles);
    expect(
      await ashlar(directory, ['lint', 'openapi.yaml', '--baseline', 'known.json', '--update-baseline']),
    ).toMatchObject({ status: 0, stdout: 'known.json: 5 findings\n' });
    writeTextFile(directory, 'pets.yaml', `# Another line.\n\n${petsYaml.replace(', format: datetime', '')}`);
    const { status, stderr } = await ashlar(directory, ['lint', 'openapi.yaml', '--baseline', 'known.json', '--quiet']);
    expect(status).toBe(0);
    expect(stderr).toContain('note lint/stale-baseline\n  1 entry of `known.json` matches no finding');
    expect(stderr).not.toContain('correctness/');
    writeTextFile(directory, 'parts/age.json', '{ "type": "integer", "maxLength": 1 }');
    const codes = (await getFindings(directory, 'openapi.yaml', '--baseline', 'known.json')).map(({ code }) => code);
    expect(codes).toContain('vocabulary/type-mismatch');
  });

  test.each([
    [
      'that does not exist',
      ['--baseline', 'nope.json'],
      'lint/invalid-baseline',
      'cannot find the baseline `nope.json`',
    ],
    ['that is not JSON', ['--baseline', 'openapi.yaml'], 'lint/invalid-baseline', 'cannot parse `openapi.yaml`'],
    ['in a different format', ['--baseline', 'other.json'], 'lint/invalid-baseline', 'invalid baseline `other.json`'],
    [
      'without a file name',
      ['--update-baseline'],
      'cli/invalid-arguments',
      '`--update-baseline` requires a baseline file',
    ],
    ['in a missing directory', ['--update-baseline', '--baseline', 'a/b.json'], 'cli/write-failed', 'ENOENT'],
  ])('%s is rejected', async (_, args, code, message) => {
    const directory = createTempDirectory({ ...sampleFiles, 'other.json': '{"findings": [{"fingerprint": 1}]}' });
    const before = readFiles(directory);
    const { status, stderr } = await ashlar(directory, ['lint', 'openapi.yaml', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(`error ${code}`);
    expect(stderr).toContain(message);
    expect(readFiles(directory)).toEqual(before);
  });
});

describe('x-lint-ignore', () => {
  const withIgnore = (value: string): string =>
    petsYaml.replace('  type: object\n', `  type: object\n  x-lint-ignore: ${value}\n`);

  it('suppresses a code or a glob of codes in its object', async () => {
    const directory = createTempDirectory({
      ...sampleFiles,
      'pets.yaml': withIgnore(
        '{ "correctness/undeclared-required": Old clients send it., "vocabulary/*": Old clients require it. }',
      ),
    });
    expect((await getFindings(directory)).filter(({ location }) => location?.file === 'pets.yaml')).toEqual([]);
  });

  it('counts a finding once if two documents share its file', async () => {
    const directory = createTempDirectory({
      ...sampleFiles,
      'other.yaml': sampleFiles['openapi.yaml'],
      'pets.yaml': withIgnore('{ "correctness/undeclared-required": The old clients send it. }'),
      'ashlar.config.json': JSON.stringify({
        documents: [
          { document: 'openapi.yaml', out: 'out/a' },
          { document: 'other.yaml', out: 'out/b' },
        ],
      }),
    });
    const { stdout } = await ashlar(directory, ['lint', '--no-redocly']);
    expect(stdout).toMatch(/\b1 suppressed\b/);
  });

  it('requires a reason and a matching finding', async () => {
    const directory = createTempDirectory({
      ...sampleFiles,
      'pets.yaml': withIgnore('{ "correctness/undeclared-required": " ", "consistency/*": Intended. }'),
    });
    const relatedFindings = (await getFindings(directory)).filter(
      ({ code }) => code.startsWith('lint/') || code === 'correctness/undeclared-required',
    );
    expect(relatedFindings.map(({ code }) => code).toSorted()).toEqual([
      'correctness/undeclared-required',
      'lint/missing-suppression-reason',
      'lint/unused-suppression',
    ]);
  });

  it('has no effect as a property name or in example data', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop.replace(
        '        name: { type: string }',
        '        x-lint-ignore: { type: string, examples: [{ x-lint-ignore: { "a/*": "" } }] }\n        name: { type: string }',
      ),
    });
    const codes = (await getFindings(directory)).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('lint/'))).toEqual([]);
  });

  it('is allowed in a document that uses the vocabulary, and is not part of the output', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop.replace(
        'servers:',
        'x-ashlar: { version: 1 }\nx-lint-ignore: { "consistency/collection-envelope": Bare lists are intended. }\nservers:',
      ),
    });
    expect((await getFindings(directory)).map(({ code }) => code)).toEqual(['lint/unused-suppression']);
    await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'out', '--targets', 'spec']);
    expect(readFileSync(join(directory, 'out/spec/openapi.yaml'), 'utf8')).not.toContain('x-lint-ignore');
  });
});

describe('Redocly rules', () => {
  test("do not use Redocly's ignore file", async () => {
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop.replace(/, license: .*\} \}/, ' }'),
      '.redocly.lint-ignore.yaml': 'openapi.yaml: {',
    });
    // Redocly reads its ignore file from the working directory of the process.
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    const { stdout } = await ashlar(directory, ['lint', 'openapi.yaml', '--json']);
    expect(stdout).toContain('"redocly/info-license"');
  });
});
