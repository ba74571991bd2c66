// Input that is unchanged is recognised, and whatever changes is noticed, to the byte.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCacheDirectory } from '../../../src/generator/commands/generate/cache/cache-directory.ts';
import { ashlar, petShop, type Said } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { isFull } from '../../tier.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api', '--targets', 'spec,types'] as const;
/** A file of its own, something to be warned of, and an enum that a note is about. */
const document = petShop
  .replace("type: array, items: { $ref: '#/components/schemas/Pet' }", '$ref: pets.yaml')
  .replace("'200':", "'200':\n          headers: { Content-Type: { schema: { type: string } } }");
const project = {
  'openapi.yaml': document,
  'pets.yaml': 'type: array\nitems: { type: string }\n',
  'node_modules/.keep': '',
};
const cacheOf = (folder: string): string => join(folder, 'node_modules/.cache/ashlar');
/** The stages that a run went through, as it tells of them on stderr. */
const stagesOf = ({ stderr }: Said): readonly string[] =>
  [...stderr.matchAll(/^([a-z]+) +[\d.]+ m?s$/gm)].map(([, stage = '']) => stage);

describe('the cache', () => {
  it('has a run of unchanged input do nothing but look, and say the same', async () => {
    const folder = folderWith(project);
    const first = await ashlar(folder, generate);
    const before = filesIn(folder);
    const second = await ashlar(folder, generate);
    const told = (said: Said): string => said.stderr.replace(/^[a-z]+ +[\d.]+ m?s\n/gm, '');
    expect(first.stderr).toContain('document/ignored-header');
    expect({ status: second.status, stages: stagesOf(second), told: told(second), files: filesIn(folder) }).toEqual({
      status: 0,
      stages: ['recall'],
      told: told(first),
      files: before,
    });
    expect(second.stdout).toMatch(/0 written, \d+ unchanged/);
    expect(stagesOf(await ashlar(folder, [...generate, '--check']))).toEqual(['recall']);
  });

  it('recalls a run without the operations that have errors, with its errors and its exit status', async () => {
    const broken = petShop.replace(
      'components:',
      "  /broken:\n    get: { responses: { '200': { $ref: '#/components/responses/Missing' } } }\ncomponents:",
    );
    const folder = folderWith({ 'openapi.yaml': broken, 'node_modules/.keep': '' });
    const first = await ashlar(folder, generate);
    const before = filesIn(folder);
    const second = await ashlar(folder, generate);
    const told = (said: Said): string => said.stderr.replace(/^[a-z]+ +[\d.]+ m?s\n/gm, '');
    expect({ status: first.status, stages: stagesOf(first).includes('pages') }).toEqual({ status: 3, stages: true });
    expect({ status: second.status, stages: stagesOf(second), told: told(second), files: filesIn(folder) }).toEqual({
      status: 3,
      stages: ['recall'],
      told: told(first),
      files: before,
    });
    const check = await ashlar(folder, [...generate, '--check']);
    expect({ status: check.status, stages: stagesOf(check) }).toEqual({ status: 3, stages: ['recall'] });
    const strict = await ashlar(folder, [...generate, '--strict']);
    expect({ status: strict.status, stages: stagesOf(strict).includes('load') }).toEqual({ status: 2, stages: true });
    put(folder, 'openapi.yaml', petShop);
    expect((await ashlar(folder, generate)).status).toBe(0);
  });

  it('forgets a link that a reference may not follow', async () => {
    const outside = folderWith({ 'pet.yaml': 'type: object\n' });
    const folder = folderWith({
      'openapi.yaml': petShop.replace(
        'components:',
        "  /linked:\n    get: { responses: { '200': { description: One., content: { application/json: { schema: { $ref: link.yaml } } } } } }\ncomponents:",
      ),
      'node_modules/.keep': '',
    });
    symlinkSync(join(outside, 'pet.yaml'), join(folder, 'link.yaml'));
    expect((await ashlar(folder, generate)).status).toBe(3);
    rmSync(join(folder, 'link.yaml'));
    put(folder, 'link.yaml', 'type: object\n');
    expect((await ashlar(folder, generate)).status).toBe(0);
  });

  it('holds in another checkout', async () => {
    const folder = folderWith(project);
    await ashlar(folder, generate);
    const other = folderWith();
    cpSync(folder, other, { recursive: true });
    expect(stagesOf(await ashlar(other, generate))).toEqual(['recall']);
  });

  it('lies where --cache says, and is left alone with --no-cache and where no packages are installed', async () => {
    const folder = folderWith(project);
    await ashlar(folder, [...generate, '--no-cache']);
    expect(existsSync(cacheOf(folder))).toBe(false);
    await ashlar(folder, [...generate, '--cache', 'kept']);
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(1);
    expect(stagesOf(await ashlar(folder, [...generate, '--cache', 'kept']))).toEqual(['recall']);
    expect(stagesOf(await ashlar(folder, [...generate, '--no-cache']))).toContain('pages');
    const bare = folderWith({ 'openapi.yaml': petShop });
    await ashlar(bare, generate);
    expect(readdirSync(bare).sort()).toEqual(['api', 'openapi.yaml']);
  });

  /** A folder with so many files in its cache, each a second older than the next; and one more, which is younger than all. */
  const filled = (files: number): string => {
    const folder = folderWith({ ...project, 'kept/.keep': '' });
    for (let index = 0; index < files; index++) {
      writeFileSync(join(folder, 'kept', `entry${index}`), '');
      utimesSync(join(folder, 'kept', `entry${index}`), index + 1, index + 1);
    }
    return folder;
  };

  it('lets the older half go where it is full, and keeps what has just been kept', () => {
    const folder = filled(20);
    const cache = openCacheDirectory(folder, 'kept', 20);
    cache?.write('new', 'text');
    expect(readdirSync(join(folder, 'kept')).sort()).toEqual([
      '.keep',
      ...Array.from({ length: 10 }, (_, index) => `entry${10 + index}`),
      'new',
    ]);
    expect(cache?.read('new')).toBe('text');
    cache?.write('newer', 'text');
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(13);
  });

  it.runIf(isFull)('is full with 5,000 files', async () => {
    const folder = filled(5000);
    await ashlar(folder, [...generate, '--cache', 'kept']);
    const left = readdirSync(join(folder, 'kept'));
    expect({ count: left.length, older: left.includes('entry2499'), younger: left.includes('entry2500') }).toEqual({
      count: 2502,
      older: false,
      younger: true,
    });
    expect(stagesOf(await ashlar(folder, [...generate, '--cache', 'kept']))).toEqual(['recall']);
  });

  it('is no reason to fail where it cannot be written', async () => {
    const folder = folderWith({ ...project, 'node_modules/.cache': 'a file' });
    expect((await ashlar(folder, generate)).status).toBe(0);
    expect((await ashlar(folder, [...generate, '--check'])).status).toBe(0);
  });

  it('notices another target, another option, a template and a file that was not there', async () => {
    const folder = folderWith({ ...project, 'ashlar.config.json': '{}' });
    await ashlar(folder, generate);
    const again = async (...more: readonly string[]): Promise<readonly string[]> =>
      stagesOf(await ashlar(folder, [...generate, ...more]));
    put(folder, 'ashlar.config.json', JSON.stringify({ importExtension: '.ts' }));
    expect(await again()).toContain('pages');
    expect(await again()).toEqual(['recall']);
    put(folder, 'ashlar.config.json', JSON.stringify({ importExtension: '.ts', templates: 'own' }));
    put(folder, 'own/types/index.hbs', '// Mine.\n');
    expect(await again()).toContain('pages');
    put(folder, 'own/types/index.hbs', '// Mine, too.\n');
    expect(await again()).toContain('pages');
    expect(await again()).toEqual(['recall']);
    put(
      folder,
      'overlay.yaml',
      'overlay: 1.0.0\ninfo: { title: O, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: Animals } }]\n',
    );
    expect(await again('--overlay', 'overlay.yaml')).toContain('pages');
  });

  it('compiles a configuration once, and anew when it or what it imports has changed', async () => {
    const folder = folderWith({
      ...project,
      'ashlar.config.ts':
        "import { out } from './out.ts';\nexport default { document: 'openapi.yaml', out: out as string, targets: ['spec'] };\n",
      'out.ts': "export const out = 'one';\n",
    });
    await ashlar(folder, ['generate']);
    const kept = readdirSync(cacheOf(folder)).length;
    expect(stagesOf(await ashlar(folder, ['generate']))).toEqual(['recall']);
    expect(readdirSync(cacheOf(folder))).toHaveLength(kept);
    put(folder, 'out.ts', "export const out = 'two';\n");
    await ashlar(folder, ['generate']);
    expect(existsSync(join(folder, 'two/.ashlar.json'))).toBe(true);
  });

  it('is never wrong: whichever byte of whichever file changes, a run says and leaves what one without a cache does', async () => {
    const folder = folderWith(project);
    await ashlar(folder, generate);
    const sound = folderWith();
    cpSync(folder, sound, { recursive: true });
    const files = Object.keys(filesIn(sound)).filter((path) => path !== 'node_modules/.keep');
    const reset = (): void => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      cpSync(sound, folder, { recursive: true });
    };
    const run = async (change: () => void, words: readonly string[]): Promise<object> => {
      reset();
      change();
      const { status, stderr, stdout } = await ashlar(folder, words);
      const left = Object.entries(filesIn(folder)).filter(([path]) => !path.startsWith('node_modules/'));
      return {
        status,
        told: stderr.replace(/^[a-z]+ +[\d.]+ m?s\n/gm, ''),
        stdout: stdout.replace(/ in [\d.]+ m?s/, ''),
        left,
      };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (path, where, bits, check) => {
          const change = (): void => {
            const bytes = readFileSync(join(folder, path));
            const at = Math.floor(where * bytes.length);
            bytes[at] = (bytes[at] ?? 0) ^ bits;
            writeFileSync(join(folder, path), bytes);
          };
          const words = [...generate, ...(check ? ['--check'] : [])];
          expect(await run(change, words)).toEqual(await run(change, [...words, '--no-cache']));
        },
      ),
      { numRuns: isFull ? 60 : 15 },
    );
  });
});
