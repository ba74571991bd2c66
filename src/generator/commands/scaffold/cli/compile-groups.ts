// Which handlers are compiled in one program: all that share a tsconfig.json, or, where those would take too much memory, some of them at a time.

import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { nearestOf } from '../type-check-handlers.ts';
import { createMentions } from '../scan-imports.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import type { Trial } from './compile-all.ts';

/** How much one program may hold; with modules as they are generated, either is some 0.6 GB for the compiler. */
export interface ProgramSize {
  readonly documents: number;
  /** Of the texts that a tsconfig.json names. */
  readonly bytes: number;
}

export const programSize: ProgramSize = { documents: 40, bytes: 16 * 2 ** 20 };

/** Handlers that are compiled in one program, and what it starts from besides their own modules. */
export interface Part {
  readonly trials: readonly Trial[];
  readonly roots: readonly string[];
}

/** What a tsconfig.json names: absolute paths, with `/`; nothing where there is none. */
export function namedBy({ file }: CompilerSettings): ReadonlySet<string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return new Set(file === undefined ? [] : ts.getParsedCommandLineOfConfigFile(file, {}, host)?.fileNames);
}

/** The parts, in the order of the trials, which share the settings; `named` is what their tsconfig.json names. */
export function partsOf(
  trials: readonly Trial[],
  named: ReadonlySet<string>,
  { options }: CompilerSettings,
  cwd: string,
  size: ProgramSize,
): readonly Part[] {
  const bytes = [...named].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  const many = Math.min(
    trials.length,
    Math.max(Math.ceil(trials.length / size.documents), Math.ceil(bytes / size.bytes)),
  );
  if (many <= 1) return [{ trials, roots: [...named] }];
  const each = Math.ceil(trials.length / many);
  const parts = Array.from({ length: Math.ceil(trials.length / each) }, (_, part) => ({
    trials: trials.slice(part * each, (part + 1) * each),
    roots: new Array<string>(),
  }));
  const partOf = new Map(parts.flatMap((part) => part.trials.map(({ folder }) => [folder, part] as const)));
  const mentions = createMentions(options, cwd);
  for (const path of named) {
    const { everywhere, imports } = mentions(path, readFileSync(path, 'utf8'));
    // What is imported may be a folder itself.
    const parted = everywhere
      ? parts
      : new Set(
          [path, ...imports.map((each) => posix.join(each, 'index'))].flatMap((each) => nearestOf(partOf, each) ?? []),
        );
    for (const { roots } of parted) roots.push(path);
  }
  return parts;
}
