// Watch mode on disk: after any edit, the output files are the same as after a fresh run.

import { cpSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ashlar, cleanPetShop } from '../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { isFull } from '../tier.ts';

const petSchema = (description: string): string =>
  `type: object\ndescription: ${description}\nrequired: [name]\nproperties: { name: { type: string }, age: { type: integer, description: ${description} } }\n`;
const document = cleanPetShop
  .replace(/\n {4}Pet:\n[^]*/, "\n    Pet: { $ref: 'pet.yaml' }\n")
  .replace(
    '\ncomponents:',
    "\nwebhooks:\n  petBorn: { post: { operationId: petBorn, requestBody: { content: { application/json: { schema: { $ref: 'pet.yaml' } } } }, responses: { '204': { description: Received. } } } }\ncomponents:",
  );
const overlay = (title: string): string =>
  `overlay: 1.0.0\ninfo: { title: Ours, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: ${title} } }]\n`;
const config = (options: object): string =>
  JSON.stringify({
    document: 'openapi.yaml',
    out: 'api',
    templates: 'templates',
    targets: ['spec', 'types', 'docs'],
    ...options,
  });
const template = 'templates/docs/llms.hbs';

const initialFiles = {
  'openapi.yaml': document,
  'pet.yaml': petSchema('A pet.'),
  'overlay.yaml': overlay('One'),
  'ashlar.config.json': config({}),
  'templates/types/.keep': '',
};

type Edit = (directory: string, turn: number) => void;

/** Edits that editors and tools make, and accidental edits. */
const edits: Readonly<Record<string, Edit>> = {
  'a schema': (directory, turn) => writeTextFile(directory, 'pet.yaml', petSchema(`Edited in turn ${turn}.`)),
  'a schema, by renaming a file': (directory, turn) => {
    writeTextFile(directory, 'pet.yaml~', petSchema(`Edited in turn ${turn}.`));
    renameSync(join(directory, 'pet.yaml~'), join(directory, 'pet.yaml'));
  },
  'a schema, broken': (directory) => writeTextFile(directory, 'pet.yaml', 'type: [\n'),
  'the title': (directory, turn) =>
    writeTextFile(directory, 'openapi.yaml', document.replace('title: Pets', `title: Pets ${turn}`)),
  'a webhook': (directory, turn) =>
    writeTextFile(directory, 'openapi.yaml', document.replace('Received.', `Received ${turn}.`)),
  'a removed webhook': (directory) => writeTextFile(directory, 'openapi.yaml', document.replace(/webhooks:\n.*\n/, '')),
  targets: (directory, turn) =>
    writeTextFile(
      directory,
      'ashlar.config.json',
      config({ targets: turn % 2 === 0 ? ['types', 'docs'] : ['types', 'validators'] }),
    ),
  packages: (directory, turn) =>
    writeTextFile(directory, 'ashlar.config.json', config({ packages: { scope: `@s${turn}`, license: 'MIT' } })),
  'an overlay': (directory, turn) => {
    writeTextFile(directory, 'overlay.yaml', overlay(`Pets of overlay ${turn}`));
    writeTextFile(directory, 'ashlar.config.json', config({ overlays: ['overlay.yaml'] }));
  },
  'a template': (directory, turn) => writeTextFile(directory, template, `{{title}} ${turn}\n`),
  'a removed template': (directory) => rmSync(join(directory, template), { force: true }),
  'a generated file, without a change in length': (directory) =>
    rewriteGenerated(directory, (text) => text.replace('A', 'B')),
  'a generated file, with a change in length': (directory) => rewriteGenerated(directory, (text) => `${text}\n`),
  'a generated file, with an old modification time': (directory) =>
    rewriteGenerated(directory, (text) => text.replace('e', 'f'), true),
  'a generated file, removed': (directory) => rmSync(join(directory, generatedFile), { force: true }),
  'all generated files, removed': (directory) => rmSync(join(directory, 'api'), { recursive: true, force: true }),
  nothing: () => undefined,
};

const generatedFile = 'api/types/schemas.ts';

function rewriteGenerated(directory: string, transform: (text: string) => string, resetTime = false): void {
  const text = readFiles(directory)[generatedFile];
  // An earlier edit may have removed it.
  if (text === undefined) return;
  writeTextFile(directory, generatedFile, transform(text));
  if (resetTime) utimesSync(join(directory, generatedFile), new Date(0), new Date(0));
}

/** Runs `generate` on a copy without a cache, and returns the resulting files. */
async function generateFresh(directory: string): Promise<Readonly<Record<string, string>>> {
  const copy = createTempDirectory();
  cpSync(directory, copy, { recursive: true });
  await ashlar(copy, ['generate', '--no-cache', '--quiet']);
  return readFiles(copy);
}

async function expectFreshOutput(editNames: readonly string[]): Promise<void> {
  const directory = createTempDirectory(initialFiles);
  mkdirSync(join(directory, 'node_modules'));
  const expected: Readonly<Record<string, string>>[] = [];
  const actual: Readonly<Record<string, string>>[] = [];
  let turn = 0;
  expected.push(await generateFresh(directory));
  expect(Object.keys(expected[0] ?? {})).toContain(generatedFile);
  await ashlar(directory, ['generate', '--watch'], {
    watchFiles: () => ({
      startRun: () => undefined,
      async waitForChange() {
        actual.push(readFiles(directory));
        const editName = editNames[turn++];
        if (editName === undefined) return 'stopped';
        edits[editName]?.(directory, turn);
        expected.push(await generateFresh(directory));
        // Makes modification times differ, because unchanged files are recognized by them.
        if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 80));
        return 'changed';
      },
    }),
  });
  expect(actual).toEqual(expected);
}

test('the output equals that of a fresh run after each kind of edit', async () => {
  await expectFreshOutput(Object.keys(edits).flatMap((name) => [name, 'a schema']));
}, 120_000);

test('the output equals that of a fresh run after random edits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(edits)), { minLength: 3, maxLength: isFull ? 12 : 4 }),
      expectFreshOutput,
    ),
    { numRuns: isFull ? 20 : 1 },
  );
}, 600_000);
