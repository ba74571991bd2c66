// The peers that nothing but this bench needs: installed into a cache, at exact versions, when they are asked for.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contestant, Judges } from './contestants.ts';
import type { Schemas } from './subjects.ts';

const source = join(import.meta.dirname, 'peers');
const names: Readonly<Record<string, string>> = { typia: 'typia', typebox: 'TypeBox', zod: 'Zod', valibot: 'Valibot', arktype: 'ArkType' };

/** What the file of a peer exports. */
interface Peer {
  readonly lacks: string;
  judges(schemas: Schemas): Readonly<Record<string, Judges>> | Promise<Readonly<Record<string, Judges>>>;
}

/** The peers as contestants; none where they cannot be installed, which is told. */
export async function peers(schemas: Schemas): Promise<readonly Contestant[]> {
  const folder = installed();
  if (folder === undefined) return [];
  for (const file of readdirSync(source)) copyFileSync(join(source, file), join(folder, file));
  const found: Contestant[] = [];
  for (const [file, name] of Object.entries(names)) {
    const peer = (await import(pathToFileURL(join(folder, `${file}.js`)).href)) as Peer;
    found.push({ name, lacks: peer.lacks, judges: await peer.judges(schemas), accepts: (answer) => answer === true });
  }
  return found;
}

/** The folder with the peers' packages, which is made when it is not there or is of other versions. */
function installed(): string | undefined {
  const digest = createHash('sha256').update(readFileSync(join(source, 'package.json'))).digest('hex').slice(0, 12);
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'ashlar-bench', digest);
  if (existsSync(folder)) return folder;
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };
  process.stderr.write(`Installing the peers into node_modules/.cache: ${Object.entries(dependencies).map((each) => each.join(' ')).join(', ')}\n`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  copyFileSync(join(source, 'package.json'), join(unfinished, 'package.json'));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) renameSync(unfinished, folder);
  else {
    rmSync(unfinished, { recursive: true, force: true });
    process.stderr.write('The peers could not be installed; the bench goes on without them.\n');
  }
  return status === 0 ? folder : undefined;
}
