// Grouping of handlers into programs, limited by memory.

import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { nearestOf } from '../type-check-handlers.ts';
import { createMentions } from '../scan-imports.ts';
import type { CompilerSettings } from './compiler-settings.ts';
import type { Trial } from './compile-all.ts';

/** Capacity of one program; for generated modules, each limit corresponds to about 0.6 GB of compiler memory. */
export interface ProgramSize {
  readonly documents: number;
  /** Source size of the files in tsconfig.json. */
  readonly bytes: number;
}

export const programSize: ProgramSize = { documents: 40, bytes: 16 * 2 ** 20 };

/** Handlers that are compiled in one program, and its additional root files. */
export interface Part {
  readonly trials: readonly Trial[];
  readonly roots: readonly string[];
}

/** Returns the files (absolute, with `/`) of a tsconfig.json; empty without one. */
export function namedBy({ file }: CompilerSettings): ReadonlySet<string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return new Set(file === undefined ? [] : ts.getParsedCommandLineOfConfigFile(file, {}, host)?.fileNames);
}

/** Groups handlers that share compiler settings, in order. `configuredFiles` are the files of their tsconfig.json. */
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
    // The import may be of a directory.
    const parted = everywhere
      ? parts
      : new Set(
          [path, ...imports.map((each) => posix.join(each, 'index'))].flatMap((each) => nearestOf(partOf, each) ?? []),
        );
    for (const { roots } of parted) roots.push(path);
  }
  return parts;
}
