// Validator libraries that only this benchmark needs, installed on demand.

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPeers, type Peers } from '../peers.ts';
import type { Contestant, Judges } from './contestants.ts';
import type { Schemas } from './subjects.ts';

const source = join(import.meta.dirname, 'peers');
const names: Readonly<Record<string, string>> = {
  typia: 'typia',
  typebox: 'TypeBox',
  zod: 'Zod',
  valibot: 'Valibot',
  arktype: 'ArkType',
};

/** Exports of a peer module. */
interface Peer {
  readonly lacks: string;
  judges(schemas: Schemas): Readonly<Record<string, Judges>> | Promise<Readonly<Record<string, Judges>>>;
}

/** Returns the peers; empty if they cannot be installed, which is reported. */
export async function peers(schemas: Schemas): Promise<readonly Contestant[]> {
  const folder = installed();
  if (folder === undefined) return [];
  for (const file of Object.keys(names)) copyFileSync(join(source, `${file}.js`), join(folder, `${file}.mjs`));
  const conditional = new Set(Object.keys(schemas).filter((name) => JSON.stringify(schemas[name]).includes('"if":')));
  const found: Contestant[] = [];
  for (const [file, name] of Object.entries(names)) {
    const peer = (await import(pathToFileURL(join(folder, `${file}.mjs`)).href)) as Peer;
    found.push({
      name,
      lacks: peer.lacks,
      weaker: peer.lacks === 'nothing' ? new Set() : conditional,
      judges: await peer.judges(schemas),
      accepts: (answer) => answer === true,
    });
  }
  return found;
}

/** Returns the directory with the packages; `undefined` if they cannot be installed, which is reported. */
function installed(): string | undefined {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    readonly dependencies: Peers;
  };
  try {
    return installPeers('validators', dependencies);
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nThe bench goes on without them.\n`,
    );
    return undefined;
  }
}
