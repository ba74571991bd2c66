// `ashlar lint` as its users meet it: what is told where, what is let be, and what is mended.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { ashlar, soundPets } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { findings, places, scattered } from './scattered.ts';

const everywhere = [
  'correctness/default-value parts/age.json:5:14-5:17',
  'vocabulary/type-mismatch parts/age.json:3:3-3:14',
  'correctness/undescribed-required pets.yaml:4:14-4:18',
  'vocabulary/misspelled-format pets.yaml:6:35-6:43',
];

describe('places', () => {
  it('are exact in YAML of several files and in JSON', async () => {
    const told = places(await findings(folderWith(scattered)));
    expect(told.filter((each) => !each.includes('example-value')).toSorted()).toEqual(everywhere.toSorted());
  });
});

describe('--fix', () => {
  it('mends each file in place, and finds nothing to do the second time', async () => {
    const folder = folderWith(scattered);
    const { status } = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes']);
    expect(status).toBe(0);
    const after = filesIn(folder);
    expect(after['pets.yaml']).toBe(scattered['pets.yaml'].replace('naem', 'name').replace('datetime', 'date-time'));
    expect(after['parts/age.json']).toBe('{\n  "type": "integer",\n  "description": "In years.",\n  "default": 3\n}\n');
    await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes']);
    expect(filesIn(folder)).toEqual(after);
  });

  it('mends what was told while reading', async () => {
    const folder = folderWith({
      'openapi.yaml': soundPets.replace('type: integer }', "type: integer, minimum: '3', titel: Age }"),
    });
    const safe = soundPets.replace('type: integer }', 'type: integer, minimum: 3, titel: Age }');
    const { stdout } = await ashlar(folder, ['lint', '--fix', 'openapi.yaml']);
    expect(stdout).toContain('1 fixed, 1 more with --fix=unsafe');
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(safe);
    await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '-y']);
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(safe.replace('titel', 'title'));
  });

  it('writes nothing of what would not be sound any more', async () => {
    const folder = folderWith({ 'openapi.yaml': soundPets.replace('type: integer }', 'type: integer, titel: [] }') });
    const before = filesIn(folder);
    const { stderr } = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes']);
    expect(stderr).toContain(
      'openapi.yaml:28:31 warning lint/fix-skipped\n  cannot fix `document/unknown-field`: the document would have errors that it does not have now',
    );
    expect(filesIn(folder)).toEqual(before);
  });

  const withReference = (siblings: string): string =>
    soundPets
      .replace('age: { type: integer }', `age: { type: integer }\n        owner:\n${siblings}`)
      .replace('openapi: 3.1.0', 'openapi: 3.0.4');

  it('removes the siblings of a $ref alone, wherever they are, and only if asked for unsafe fixes', async () => {
    const siblings =
      '          description: |\n            Whose it is.\n          nullable: true\n          # The owner.\n          $ref: "#/components/schemas/Pet"\n          title: Owner\n';
    const folder = folderWith({ 'openapi.yaml': withReference(siblings) });
    await ashlar(folder, ['lint', 'openapi.yaml', '--fix', '--no-redocly']);
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(withReference(siblings));
    await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes', '--no-redocly']);
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(
      withReference('          # The owner.\n          $ref: "#/components/schemas/Pet"\n'),
    );
  });

  it('leaves alone what only its author can decide: components, bounds, branches', async () => {
    const text = soundPets
      .replace(
        'age: { type: integer }',
        'age: { type: integer, minLength: 2, minimum: 0 }\n        kind: { oneOf: [{ type: string, title: Name }, { type: string, title: Number }] }\n        list: { type: array, minItems: 0 }',
      )
      .replace('  schemas:\n', '  schemas:\n    Spare: { type: object }\n');
    const folder = folderWith({ 'openapi.yaml': text });
    const { stderr, stdout } = await ashlar(folder, ['lint', 'openapi.yaml', '--fix', '--no-redocly']);
    for (const code of [
      'correctness/unused-component',
      'correctness/duplicate-branch',
      'vocabulary/type-mismatch',
      'vocabulary/redundant-keyword',
    ])
      expect(stderr).toContain(code);
    expect(stdout).toContain('4 more with --fix=unsafe');
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(text);
  });

  it('previews unsafe fixes as a diff, and writes nothing without --yes', async () => {
    const folder = folderWith(scattered);
    const { stdout } = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe']);
    expect(stdout).toContain('--- a/pets.yaml\n+++ b/pets.yaml\n@@ ');
    expect(stdout).toMatch(/^-.*naem.*\n\+.*name/m);
    expect(stdout).toContain('add --yes');
    const json = JSON.parse((await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--json'])).stdout) as {
      readonly preview: string;
      readonly mended: number;
    };
    expect(json).toMatchObject({ mended: 0, preview: stdout.slice(0, stdout.indexOf('\nThis is a preview')) });
    expect(filesIn(folder)).toEqual(scattered);
  });

  it('locates the fixes that are left out in the text that is shown', async () => {
    const text = soundPets.replace(
      'age: { type: integer }',
      'age:\n          # Lines that a fix removes.\n          minLength: 2\n          type: integer\n        kind: &kind { type: integer, maxLength: 3 }\n        other: { example: *kind }',
    );
    const line = text.split('\n').findIndex((each) => each.includes('&kind')) + 1;
    const folder = folderWith({ 'openapi.yaml': text });
    const preview = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--no-redocly']);
    expect(preview.stderr).toContain(`openapi.yaml:${line}:38 warning lint/fix-skipped`);
    const written = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes', '--no-redocly']);
    expect(written.stderr).toContain(`openapi.yaml:${line - 1}:38 warning lint/fix-skipped`);
    expect(written.stdout).toBe('1 fixed\n');
  });

  it('spares the other documents of the configuration', async () => {
    const shared = soundPets.replace(
      '  schemas:\n',
      "  schemas:\n    Shared: { type: string, minLength: '3', maxItems: 5 }\n    Spare: { type: string }\n",
    );
    const folder = folderWith({
      'ashlar.config.json': JSON.stringify({
        documents: [
          { document: 'own.yaml', out: 'out/own' },
          { document: 'shared.yaml', out: 'out/shared' },
        ],
      }),
      'own.yaml': soundPets.replace(
        'age: { type: integer }',
        "age: { $ref: 'shared.yaml#/components/schemas/Shared' }",
      ),
      'shared.yaml': shared,
    });
    const { stdout, stderr } = await ashlar(folder, ['lint', '--fix=unsafe', '--yes', '--no-redocly']);
    expect(stderr).toContain('cannot fix `correctness/unused-component`: a reference would resolve to something else');
    expect(stdout).toBe('3 fixed\n');
    expect(filesIn(folder)['shared.yaml']).toBe(
      shared
        .replace("{ type: string, minLength: '3', maxItems: 5 }", '{ type: string, minLength: 3 }')
        .replace('    Spare: { type: string }\n', ''),
    );
  });

  it('takes no other word', async () => {
    const { status, stderr } = await ashlar(folderWith(scattered), ['lint', 'openapi.yaml', '--fix=all']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--fix cannot be "all"')]);
  });

  it.each([
    [
      'an alias that shares the text',
      'a: &a { type: integer, minLength: 1 }\n        b: { example: *a }',
      'the text cannot be changed without changing something else',
    ],
    [
      'a reference into it',
      "a: { type: string, properties: { b: { type: string } } }\n        c: { $ref: '#/components/schemas/Pet/properties/a/properties/b' }",
      'a reference would resolve to something else',
    ],
    [
      'a reference to an item after it',
      "a: { oneOf: [{ type: string }, { type: string }, { type: integer }] }\n        c: { $ref: '#/components/schemas/Pet/properties/a/oneOf/2' }",
      'a reference would resolve to something else',
    ],
  ])('is left out because of %s', async (_, properties, reason) => {
    const text = soundPets.replace('age: { type: integer }', properties);
    const folder = folderWith({ 'openapi.yaml': text });
    const { stderr } = await ashlar(folder, ['lint', 'openapi.yaml', '--fix=unsafe', '--yes', '--no-redocly']);
    expect(stderr).toContain(reason);
    expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(text);
  });

  it('leaves a document alone that cannot be read', async () => {
    const folder = folderWith({ 'openapi.yaml': `${soundPets}  broken: [\n` });
    const before = filesIn(folder);
    expect((await ashlar(folder, ['lint', 'openapi.yaml', '--fix'])).status).toBe(2);
    expect(filesIn(folder)).toEqual(before);
  });
});

describe('a baseline', () => {
  it('lets be what it lists, wherever its lines move, and says what is gone', async () => {
    const folder = folderWith(scattered);
    expect(
      await ashlar(folder, ['lint', 'openapi.yaml', '--baseline', 'known.json', '--update-baseline']),
    ).toMatchObject({ status: 0, stdout: 'known.json: 5 findings\n' });
    put(folder, 'pets.yaml', `# A line more.\n\n${scattered['pets.yaml'].replace(', format: datetime', '')}`);
    const { status, stderr } = await ashlar(folder, ['lint', 'openapi.yaml', '--baseline', 'known.json', '--quiet']);
    expect(status).toBe(0);
    expect(stderr).toContain('note lint/stale-baseline\n  1 entry of known.json meets no finding');
    expect(stderr).not.toContain('correctness/');
    put(folder, 'parts/age.json', '{ "type": "integer", "maxLength": 1 }');
    expect((await findings(folder, 'openapi.yaml', '--baseline', 'known.json')).map(({ code }) => code)).toContain(
      'vocabulary/type-mismatch',
    );
  });

  it.each([
    ['that is not there', ['--baseline', 'nope.json'], 'lint/invalid-baseline', 'there is no baseline nope.json'],
    ['that is no JSON', ['--baseline', 'openapi.yaml'], 'lint/invalid-baseline', 'is no JSON'],
    ['of another kind', ['--baseline', 'other.json'], 'lint/invalid-baseline', 'is no baseline'],
    ['without a name to write', ['--update-baseline'], 'cli/invalid-arguments', 'has no file to write'],
    ['in a folder that is not there', ['--update-baseline', '--baseline', 'a/b.json'], 'cli/write-failed', 'ENOENT'],
  ])('%s is refused', async (_, words, code, hint) => {
    const folder = folderWith({ ...scattered, 'other.json': '{"findings": [{"fingerprint": 1}]}' });
    const before = filesIn(folder);
    const { status, stderr } = await ashlar(folder, ['lint', 'openapi.yaml', ...words]);
    expect(status).toBe(2);
    expect(stderr).toContain(`error ${code}`);
    expect(stderr).toContain(hint);
    expect(filesIn(folder)).toEqual(before);
  });
});

describe('--since', () => {
  const git = (folder: string, ...words: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: folder, stdio: 'ignore' });

  it('tells only what is new since the branch left', async () => {
    const folder = folderWith(scattered);
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'first');
    git(folder, 'checkout', '-qb', 'work');
    put(folder, 'pets.yaml', `# Moved.\n${scattered['pets.yaml']}    legs: { type: integer, maxLength: 4 }\n`);
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'second');
    expect(places(await findings(folder, 'openapi.yaml', '--since', 'main'))).toEqual([
      'vocabulary/type-mismatch pets.yaml:9:28-9:37',
    ]);
    expect(await findings(folder)).toHaveLength(6);
    const { status, stderr } = await ashlar(folder, ['lint', 'openapi.yaml', '--since', 'nowhere']);
    expect(status).toBe(2);
    expect(stderr).toContain('error lint/unknown-commit');
    expect(stderr).toContain('fetch-depth: 0');
  });

  it('is refused outside a repository, and takes no flag of git for a commit', async () => {
    const folder = folderWith(scattered);
    for (const ref of ['main', '--all', ''])
      expect((await ashlar(folder, ['lint', 'openapi.yaml', `--since=${ref}`])).status).toBe(2);
  });
});

describe('x-lint-ignore', () => {
  const ignoring = (value: string): string =>
    scattered['pets.yaml'].replace('  type: object\n', `  type: object\n  x-lint-ignore: ${value}\n`);

  it('lets a code, or a glob of codes, be on its object', async () => {
    const folder = folderWith({
      ...scattered,
      'pets.yaml': ignoring(
        '{ "correctness/undescribed-required": The old clients send it., "vocabulary/*": Kept for them. }',
      ),
    });
    expect((await findings(folder)).filter(({ place }) => place?.file === 'pets.yaml')).toEqual([]);
  });

  it('needs a reason, and has to be of use', async () => {
    const folder = folderWith({
      ...scattered,
      'pets.yaml': ignoring('{ "correctness/undescribed-required": "", "consistency/*": Nothing is. }'),
    });
    const own = (await findings(folder)).filter(
      ({ code }) => code.startsWith('lint/') || code === 'correctness/undescribed-required',
    );
    expect(own.map(({ code }) => code).toSorted()).toEqual([
      'correctness/undescribed-required',
      'lint/missing-suppression-reason',
      'lint/unused-suppression',
    ]);
  });

  it('is a name like others among properties, and data in an example', async () => {
    const folder = folderWith({
      'openapi.yaml': soundPets.replace(
        '        name: { type: string }',
        '        x-lint-ignore: { type: string, examples: [{ x-lint-ignore: { "a/*": "" } }] }\n        name: { type: string }',
      ),
    });
    expect((await findings(folder)).map(({ code }) => code).filter((code) => code.startsWith('lint/'))).toEqual([]);
  });

  it('may stand in a document that speaks the vocabulary, and is no part of what is generated', async () => {
    const folder = folderWith({
      'openapi.yaml': soundPets.replace(
        'servers:',
        'x-ashlar: { version: 1 }\nx-lint-ignore: { "consistency/collection-envelope": Bare lists are meant. }\nservers:',
      ),
    });
    expect((await findings(folder)).map(({ code }) => code)).toEqual(['lint/unused-suppression']);
    await ashlar(folder, ['generate', 'openapi.yaml', '--out', 'out', '--targets', 'spec']);
    expect(readFileSync(join(folder, 'out/spec/openapi.yaml'), 'utf8')).not.toContain('x-lint-ignore');
  });
});

describe('notes that are many and alike', () => {
  const names = Array.from({ length: 9 }, (_, index) => `part${index}`);
  const many = soundPets.replace(
    'age: { type: integer }',
    `age: { type: integer }\n${names.map((name) => `        ${name}: { type: boolean }`).join('\n')}`,
  );
  const told = (text: string): number =>
    text.match(/note completeness\/property-description\n {2}(?!\d+ more)/g)?.length ?? 0;

  it('are counted beyond the first three, and all told where that is asked for', async () => {
    const folder = folderWith({
      'openapi.yaml': many,
      'ashlar.config.json':
        '{ "document": "openapi.yaml", "lint": { "rules": { "completeness/property-description": "note" } } }',
    });
    const { stderr, status } = await ashlar(folder, ['lint', '--no-redocly']);
    const all = await ashlar(folder, ['lint', '--no-redocly', '--all']);
    expect(status).toBe(0);
    const number = told(all.stderr);
    expect(number).toBeGreaterThanOrEqual(9);
    expect(told(stderr)).toBe(3);
    expect(stderr).toContain(
      `note completeness/property-description\n  ${number - 3} more like those above; --all tells them\n`,
    );
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(all.stderr.trimEnd().split('\n').at(-1));
  });
});

describe('the rules underneath', () => {
  it('read no list of another linter', async () => {
    const folder = folderWith({
      'openapi.yaml': soundPets.replace(/, license: .*\} \}/, ' }'),
      '.redocly.lint-ignore.yaml': 'openapi.yaml: {',
    });
    // Redocly looks for its list in the folder of the process.
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const { stdout } = await ashlar(folder, ['lint', 'openapi.yaml', '--json']);
    expect(stdout).toContain('"redocly/info-license"');
  });
});
