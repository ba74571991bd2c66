// The package `@ashlar/runtime`: its modules, and the modules of the output that export them.

import { createHash } from 'node:crypto';
import { trust, type SafeText } from './branded-text.ts';
import { stringLiteral } from './typescript/typescript.ts';
import { listRuntimeFiles, readRuntimeModule } from './runtime-sources.ts';

export const runtimePackageName = '@ashlar/runtime';

/** The directories of the runtime in each entry point of the package. */
const directoriesByEntry = {
  client: ['client'],
  validators: ['cel', 'parameters', 'validation'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Entry point of the package: the target that imports it. */
export type RuntimeEntry = keyof typeof directoriesByEntry;

export const runtimeEntries: readonly RuntimeEntry[] = ['client', 'validators'];

/** Returns the module of an entry point, with all that the output can import from it. */
export function readRuntimeEntry(entry: RuntimeEntry): SafeText<'ts'> {
  const text = readEntryFiles(entry);
  const digestType = `/** Type whose argument must be the digest of this module, so that other versions do not compile. */
export type RuntimeDigest<Digest extends '${digestOf(text)}'> = Digest;
`;
  return trust(`${text}\n${digestType}`);
}

/** Returns a module that exports an entry point, and that does not compile with another version of it. */
export function exportRuntimeEntry(entry: RuntimeEntry): SafeText<'ts'> {
  const specifier = stringLiteral(`${runtimePackageName}/${entry}`);
  return trust(`// Runtime: what the other modules share, from a package.

import type { RuntimeDigest } from ${specifier};

export * from ${specifier};

/** Does not compile if \`${runtimePackageName}\` has another version than the Ashlar that generated this module. */
export type RequiredRuntime = RuntimeDigest<'${digestOf(readEntryFiles(entry))}'>;
`);
}

function readEntryFiles(entry: RuntimeEntry): SafeText<'ts'> {
  return readRuntimeModule(directoriesByEntry[entry].flatMap(listRuntimeFiles));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
