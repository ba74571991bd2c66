// Whether what is generated from many documents compiles, in one run of the compiler.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** By the name of a document, the errors of the compiler in what was generated from it. */
export function compileAll(documents: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadonlyMap<string, readonly string[]> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fuzz-'));
  try {
    const runtimes = new Set<string>();
    for (const [name, files] of documents) writeDocument(folder, name, files, runtimes);
    const settings = { extends: join(root, 'test/golden/tsconfig.json'), compilerOptions: { skipLibCheck: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'] }, include: ['./documents/**/*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: folder, maxBuffer: 1e9 });
    const found = new Map<string, string[]>();
    for (const line of stdout.split('\n')) {
      // What is wrong in a runtime is nobody's own; it is told of the first.
      const [, of, error] = /^(?:documents\/([^/]+)\/)?(.*error TS\d.*)$/.exec(line) ?? [];
      const name = of ?? [...documents.keys()][0];
      if (name !== undefined && error !== undefined) found.set(name, [...(found.get(name) ?? []), error]);
    }
    if (status !== 0 && found.size === 0) throw new Error(`the compiler failed: ${stdout}${stderr}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The modules of a document. Their runtime is mostly the same as others', and the compiler sees each only once. */
function writeDocument(folder: string, name: string, files: ReadonlyMap<string, string>, runtimes: Set<string>): void {
  const modules = [...files].filter(([path]) => path.endsWith('.ts'));
  for (const target of new Set(modules.map(([path]) => path.split('/', 1)[0] ?? ''))) {
    const all = modules.filter(([path]) => path.startsWith(`${target}/`));
    const isRuntime = ([path]: readonly [string, string]): boolean => path.startsWith(`${target}/runtime/`);
    const runtime = all.filter(isRuntime);
    for (const [path, text] of all.filter((file) => !isRuntime(file))) put(join(folder, 'documents', name, path), text);
    if (runtime.length === 0) continue;
    const digest = createHash('sha256').update(JSON.stringify(runtime)).digest('hex').slice(0, 16);
    const shared = join(folder, `runtime-${digest}`);
    if (!runtimes.has(digest)) for (const [path, text] of runtime) put(join(shared, path.slice(`${target}/runtime/`.length)), text);
    runtimes.add(digest);
    mkdirSync(join(folder, 'documents', name, target), { recursive: true });
    symlinkSync(resolve(shared), join(folder, 'documents', name, target, 'runtime'), 'junction');
  }
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
