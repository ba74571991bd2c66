// Import graph, which finds the test files that load a module, nearest first.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { listFiles, root } from '../../test/architecture/files.ts';
import { isCopy } from '../../test/setup/mutation-plugin.ts';

export interface ModuleImports {
  /** Paths relative to the project. */
  readonly imports: ReadonlySet<string>;
  /** Whether it imports modules that exist only at run time. */
  readonly isDynamic: boolean;
  /** Whether it starts programs or browsers, whose modules cannot be changed in memory. */
  readonly startsPrograms: boolean;
}

export interface ImportGraph {
  /** Returns the test files that load the module: by import distance and path similarity. */
  findTests(file: string): readonly string[];
  /** Returns whether a test file, or a helper that it imports, starts programs or browsers. */
  startsPrograms(test: string): boolean;
}

/** Tests that compare whole outputs. They detect most mutations of the generator, whatever their import distance. */
const outputTests: ReadonlySet<string> = new Set(['test/golden/golden.test.ts', 'test/generated.test.ts']);

const programModules: ReadonlySet<string> = new Set(['node:child_process', 'playwright-core']);

export function readImportGraph(): ImportGraph {
  const sourceFiles = ['src', 'test', 'scripts'].flatMap((directory) =>
    listFiles(directory, (path) => path.endsWith('.ts')),
  );
  const packages = packageEntries();
  const queue = [...sourceFiles];
  const importsByFile = new Map<string, ModuleImports>();
  for (const file of queue) {
    if (importsByFile.has(file)) continue;
    const moduleImports = readImports(file, packages);
    importsByFile.set(file, moduleImports);
    queue.push(...moduleImports.imports);
  }
  const importers = new Map<string, string[]>();
  const link = (imported: string, importer: string): void => {
    const existing = importers.get(imported);
    if (existing) existing.push(importer);
    else importers.set(imported, [importer]);
  };
  for (const [file, { imports }] of importsByFile) for (const imported of imports) link(imported, file);
  const dynamic = [...importsByFile]
    .filter(([file, { isDynamic }]) => isDynamic && file.startsWith('test/'))
    .map(([file]) => file);
  const generatedFiles = [...importsByFile.keys()].filter((file) => file.startsWith('generated/'));
  const programStarters = importDistances(
    [...importsByFile]
      .filter(([file, { startsPrograms }]) => startsPrograms && file.startsWith('test/'))
      .map(([file]) => file),
    importers,
  );
  return {
    startsPrograms: (test) => programStarters.has(test),
    findTests(file) {
      const distances = importDistances([file, ...generatedFiles.filter((copy) => isCopy(copy, file))], importers);
      // Tests that generate packages at run time load the copies in those packages.
      const generatorDistances = file.startsWith('src/runtime/')
        ? importDistances(dynamic, importers)
        : new Map<string, number>();
      const tests = [...new Set([...distances.keys(), ...generatorDistances.keys()])].filter((path) =>
        path.endsWith('.test.ts'),
      );
      const rank = new Map(
        tests.map((test) => [
          test,
          outputTests.has(test) ? 0 : (distances.get(test) ?? 20) - 2 * similarity(file, test),
        ]),
      );
      return tests.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || (a < b ? -1 : 1));
    },
  };
}

/** Returns the import distance of each file that imports one of these files, directly or indirectly. */
function importDistances(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Returns the number of directory names and words in the file name that two paths share. */
function similarity(file: string, test: string): number {
  const words = (path: string): readonly string[] =>
    path
      .replace(/\.ts$|\.test\.ts$|\.full\.test\.ts$/, '')
      .split(/[/.-]/)
      .slice(1);
  const fileWords = new Set(words(file));
  return words(test).filter((word) => fileWords.has(word)).length;
}

function readImports(file: string, packages: ReadonlyMap<string, string>): ModuleImports {
  const imports = new Set<string>();
  let isDynamic = false;
  let startsPrograms = false;
  const add = (specifier: string): void => {
    if (programModules.has(specifier)) startsPrograms = true;
    const path = specifier.startsWith('.') ? posix.join(dirname(file), specifier) : packages.get(specifier);
    const source = path?.replace(/\.js$/, '.ts');
    if (source?.endsWith('.ts') && existsSync(join(root, source))) imports.add(source);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly;
      if (!isType && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) add(node.moduleSpecifier.text);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text);
      else isDynamic = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2023));
  return { imports, isDynamic, startsPrograms };
}

/** Returns the source file of each package export in this project. */
function packageEntries(): ReadonlyMap<string, string> {
  const manifests = [
    'package.json',
    ...['client', 'server', 'spec', 'types', 'validators'].map((name) => `generated/${name}/package.json`),
  ];
  const entries = new Map<string, string>();
  for (const manifest of manifests.filter((path) => existsSync(join(root, path)))) {
    const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, unknown>>;
    }; // written by this project
    for (const [path, targets] of Object.entries(exports)) {
      const { source, 'ashlar-source': ashlarSource } = targets as {
        readonly source?: string;
        readonly 'ashlar-source'?: string;
      }; // a string has neither
      const target = source ?? ashlarSource;
      if (target !== undefined) entries.set(posix.join(name, path), posix.join(dirname(manifest), target));
    }
  }
  return entries;
}
