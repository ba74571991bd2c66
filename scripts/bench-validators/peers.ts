// Validator libraries that only this benchmark needs, installed on demand.

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installComparedTools, type PeerVersions } from '../install-peers.ts';
import type { Contestant, Validators } from './contestants.ts';
import type { Schemas } from './benchmark-schemas.ts';

/** Directory of the peer adapter modules. */
const modulesDirectory = join(import.meta.dirname, 'peers');
const peerNames: Readonly<Record<string, string>> = {
  typia: 'typia',
  typebox: 'TypeBox',
  zod: 'Zod',
  valibot: 'Valibot',
  arktype: 'ArkType',
};

/** Exports of a peer adapter module. */
interface Peer {
  /** Keywords that the peer does not support; `nothing` if it supports all. */
  readonly unsupportedKeywords: string;
  createValidators(
    schemas: Schemas,
  ): Readonly<Record<string, Validators>> | Promise<Readonly<Record<string, Validators>>>;
}

/** Returns the peers. If they cannot be installed, reports the error and returns an empty array. */
export async function loadPeers(schemas: Schemas): Promise<readonly Contestant[]> {
  const directory = installAll();
  if (directory === undefined) return [];
  for (const file of Object.keys(peerNames))
    copyFileSync(join(modulesDirectory, `${file}.js`), join(directory, `${file}.mjs`));
  // Some peers ignore `if`.
  const schemasWithIf = new Set(Object.keys(schemas).filter((name) => JSON.stringify(schemas[name]).includes('"if":')));
  const contestants: Contestant[] = [];
  for (const [file, name] of Object.entries(peerNames)) {
    const peer = (await import(pathToFileURL(join(directory, `${file}.mjs`)).href)) as Peer;
    contestants.push({
      name,
      unsupportedKeywords: peer.unsupportedKeywords,
      weakerSchemas: peer.unsupportedKeywords === 'nothing' ? new Set() : schemasWithIf,
      validators: await peer.createValidators(schemas),
      accepts: (result) => result === true,
    });
  }
  return contestants;
}

/** Returns the directory with the packages. If they cannot be installed, reports the error and returns `undefined`. */
function installAll(): string | undefined {
  const { dependencies } = JSON.parse(readFileSync(join(modulesDirectory, 'package.json'), 'utf8')) as {
    readonly dependencies: PeerVersions;
  };
  try {
    return installComparedTools('validators', dependencies);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nContinuing without them.\n`);
    return undefined;
  }
}
