// The peers that nothing but this bench needs: installed into a cache, at exact versions, when they are asked for.

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

/** What the file of a peer exports. */
interface Peer {
  readonly lacks: string;
  judges(schemas: Schemas): Readonly<Record<string, Judges>> | Promise<Readonly<Record<string, Judges>>>;
}

/** The peers as contestants; none where they cannot be installed, which is told. */
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

/** The folder with the peers' packages; undefined where they cannot be installed, which is told. */
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
