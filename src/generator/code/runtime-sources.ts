// Source text of the runtime, which is copied into generated packages.

import { existsSync, readFileSync } from 'node:fs';
import { trust, type Code } from './branded-text.ts';

/** Directory `src/runtime/`. */
const folder = new URL('../../runtime/', import.meta.url);

const texts = new Map<string, string>();
const importForm = /(\bfrom ')(\.{1,2}\/[^']+)\.ts(')/g;

/** Reads a runtime file by its path without extension (`validation/problems`) and sets the extension of its imports. */
export function runtimeFile(path: string, extension: string): Code<'ts'> {
  return trust(textOf(path).replace(importForm, `$1$2${extension}$3`));
}

/** Reads a bundled script of the documentation: `page-script`, `search`, or `request-form`. */
export function builtScript(name: string): Code<'js'> {
  return trust(readFileSync(new URL(`docs/built/${name}.js`, folder), 'utf8'));
}

/** Returns the transitive closure of files and their imports, in code point order. */
export function runtimeClosure(paths: Iterable<string>): readonly string[] {
  const reached = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const [, , target = ''] of textOf(path).matchAll(importForm)) waiting.push(resolved(path, target));
  }
  return [...reached].sort();
}

function textOf(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const file = new URL(`${path}.ts`, folder);
  if (!existsSync(file)) throw new Error(`the runtime has no ${path}`);
  const text = readFileSync(file, 'utf8');
  texts.set(path, text);
  return text;
}

function resolved(from: string, target: string): string {
  return new URL(target, new URL(from, folder)).pathname.slice(folder.pathname.length);
}
