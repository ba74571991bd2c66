// Whatever happens on the disk between two runs, a session that watches leaves there what a run of its own would: also where the edit is one of the configuration, of a template, or of what was generated.

import { cpSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ashlar, soundPets } from '../unit/cli/command.ts';
import { filesIn, folderWith, put } from '../unit/cli/folder.ts';
import { isFull } from '../tier.ts';

const pet = (about: string): string =>
  `type: object\ndescription: ${about}\nrequired: [name]\nproperties: { name: { type: string }, age: { type: integer, description: ${about} } }\n`;
const document = soundPets
  .replace(/\n {4}Pet:\n[^]*/, "\n    Pet: { $ref: 'pet.yaml' }\n")
  .replace(
    '\ncomponents:',
    "\nwebhooks:\n  born: { post: { operationId: born, requestBody: { content: { application/json: { schema: { $ref: 'pet.yaml' } } } }, responses: { '204': { description: Heard. } } } }\ncomponents:",
  );
const overlay = (title: string): string =>
  `overlay: 1.0.0\ninfo: { title: Ours, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: ${title} } }]\n`;
const config = (more: object): string =>
  JSON.stringify({
    document: 'openapi.yaml',
    out: 'api',
    templates: 'templates',
    targets: ['spec', 'types', 'docs'],
    ...more,
  });
const template = 'templates/docs/llms.hbs';

const begun = {
  'openapi.yaml': document,
  'pet.yaml': pet('A pet.'),
  'overlay.yaml': overlay('One'),
  'ashlar.config.json': config({}),
  'templates/types/.keep': '',
};

type Edit = (folder: string, turn: number) => void;

/** What an editor, a tool or a slip of the hand does. */
const edits: Readonly<Record<string, Edit>> = {
  'a schema': (folder, turn) => put(folder, 'pet.yaml', pet(`As edit ${turn} has it.`)),
  'a schema, by renaming': (folder, turn) => {
    put(folder, 'pet.yaml~', pet(`As edit ${turn} has it.`));
    renameSync(join(folder, 'pet.yaml~'), join(folder, 'pet.yaml'));
  },
  'a schema, broken': (folder) => put(folder, 'pet.yaml', 'type: [\n'),
  'the title': (folder, turn) => put(folder, 'openapi.yaml', document.replace('title: Pets', `title: Pets ${turn}`)),
  'a webhook': (folder, turn) => put(folder, 'openapi.yaml', document.replace('Heard.', `Heard ${turn}.`)),
  'no webhook': (folder) => put(folder, 'openapi.yaml', document.replace(/webhooks:\n.*\n/, '')),
  targets: (folder, turn) =>
    put(
      folder,
      'ashlar.config.json',
      config({ targets: turn % 2 === 0 ? ['types', 'docs'] : ['types', 'validators'] }),
    ),
  packages: (folder, turn) =>
    put(folder, 'ashlar.config.json', config({ packages: { scope: `@s${turn}`, license: 'MIT' } })),
  'an overlay': (folder, turn) => {
    put(folder, 'overlay.yaml', overlay(`Overlaid ${turn}`));
    put(folder, 'ashlar.config.json', config({ overlays: ['overlay.yaml'] }));
  },
  'a template': (folder, turn) => put(folder, template, `{{title}} ${turn}\n`),
  'no template': (folder) => rmSync(join(folder, template), { force: true }),
  'what was generated, a byte for a byte': (folder) => rewritten(folder, (text) => text.replace('A', 'B')),
  'what was generated, to another length': (folder) => rewritten(folder, (text) => `${text}\n`),
  'what was generated, with the time that it had': (folder) =>
    rewritten(folder, (text) => text.replace('e', 'f'), true),
  'what was generated, away': (folder) => rmSync(join(folder, some), { force: true }),
  'all that was generated, away': (folder) => rmSync(join(folder, 'api'), { recursive: true, force: true }),
  nothing: () => undefined,
};

const some = 'api/types/schemas.ts';

function rewritten(folder: string, change: (text: string) => string, sameTime = false): void {
  const text = filesIn(folder)[some];
  // It may have been taken away before.
  if (text === undefined) return;
  put(folder, some, change(text));
  if (sameTime) utimesSync(join(folder, some), new Date(0), new Date(0));
}

/** What a run that knows nothing makes of a copy, and what it says. */
async function fresh(folder: string): Promise<Readonly<Record<string, string>>> {
  const copy = folderWith();
  cpSync(folder, copy, { recursive: true });
  await ashlar(copy, ['generate', '--no-cache', '--quiet']);
  return filesIn(copy);
}

async function follows(strokes: readonly string[]): Promise<void> {
  const folder = folderWith(begun);
  mkdirSync(join(folder, 'node_modules'));
  const expected: Readonly<Record<string, string>>[] = [];
  const found: Readonly<Record<string, string>>[] = [];
  let turn = 0;
  expected.push(await fresh(folder));
  expect(Object.keys(expected[0] ?? {})).toContain(some);
  await ashlar(folder, ['generate', '--watch'], {
    watch: () => ({
      startRun: () => undefined,
      async waitForChange() {
        found.push(filesIn(folder));
        const stroke = strokes[turn++];
        if (stroke === undefined) return 'over';
        edits[stroke]?.(folder, turn);
        expected.push(await fresh(folder));
        // So that what was written is known by its time.
        if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 80));
        return 'changed';
      },
    }),
  });
  expect(found).toEqual(expected);
}

it('after each sort of edit', async () => {
  await follows(Object.keys(edits).flatMap((name) => [name, 'a schema']));
}, 120_000);

it('after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(edits)), { minLength: 3, maxLength: isFull ? 12 : 4 }),
      follows,
    ),
    { numRuns: isFull ? 20 : 1 },
  );
}, 600_000);
