// Architecture rules: imports between directories, access to the operating system, file length, and file names.

import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { listFiles, listImports, listSources, readProjectFile } from './architecture/files.ts';
import { canImport, isKnownPart, waivers } from './architecture/import-rules.ts';

const generator = 'src/generator/';
const isTypeScript = (path: string): boolean => path.endsWith('.ts');
const generatorModules = listFiles('src/generator', isTypeScript);

/** Returns the matching imports of modules, each as "<module> <imported module>". */
function listMatchingImports(
  modules: readonly string[],
  isMatch: (imported: string, path: string) => boolean,
): readonly string[] {
  return modules.flatMap((path) =>
    listImports(path)
      .filter((imported) => isMatch(imported, path))
      .map((imported) => `${path} ${imported}`),
  );
}

/** Returns the names that the top level of a module declares. */
function listDeclaredNames(path: string): readonly string[] {
  return ts.createSourceFile(path, readProjectFile(path), ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

describe('imports', () => {
  const isForbidden = (imported: string, path: string): boolean =>
    imported.startsWith('src/') && !canImport(path, imported);
  const waivedImports = new Set(
    Object.values(waivers)
      .flat()
      .map(([path, imported]) => `${generator}${path} ${generator}${imported}`),
  );

  test.each(generatorModules)('of %s are allowed in its directory', (path) => {
    expect(isKnownPart(path)).toBe(true);
    expect(listMatchingImports([path], isForbidden).filter((edge) => !waivedImports.has(edge))).toEqual([]);
  });

  test('of the runtime stay within the runtime, because it is copied into the output', () => {
    const runtimeModules = listFiles('src/runtime', isTypeScript);
    expect(runtimeModules).not.toEqual([]);
    expect(listMatchingImports(runtimeModules, (imported) => !imported.startsWith('src/runtime/'))).toEqual([]);
  });

  test.each([['client', 'mocks'], ['query'], ['cel', 'parameters', 'validation']])(
    'of the runtime in %s declare distinct names, because the output contains them in one module',
    (...directories) => {
      const modules = directories.flatMap((directory) => listFiles(`src/runtime/${directory}`, isTypeScript));
      // A module can declare a function several times: its overloads.
      const declared = modules.flatMap((path) => [...new Set(listDeclaredNames(path))]);
      expect(declared.length).toBeGreaterThan(30);
      expect(declared.filter((name, index) => declared.indexOf(name) < index)).toEqual([]);
    },
  );

  test('of the service exclude the generator and the runtime, because it uses generated packages instead', () => {
    const serviceModules = listFiles('src/service', isTypeScript);
    expect(serviceModules).not.toEqual([]);
    expect(listMatchingImports(serviceModules, (imported) => /^src\/(?:generator|runtime)\//.test(imported))).toEqual(
      [],
    );
  });

  test('have no unneeded waivers', () => {
    const forbidden = listMatchingImports(generatorModules, isForbidden);
    expect([...waivedImports].filter((edge) => !forbidden.includes(edge))).toEqual([]);
    expect(waivedImports.size).toBeLessThanOrEqual(33);
  });

  test('resolve to existing files', () => {
    const sources = new Set(listSources());
    const isBroken = (imported: string): boolean =>
      /^(src|test|scripts)\//.test(imported) &&
      imported.endsWith('.ts') &&
      !sources.has(imported) &&
      !imported.startsWith('test/golden/');
    expect(listMatchingImports([...sources], isBroken)).toEqual([]);
  });
});

describe('`trust`', () => {
  it('is called only in the code directory', () => {
    const callers = generatorModules.filter((path) => /\btrust\b/.test(codeOf(path)));
    expect(callers).not.toEqual([]);
    expect(callers.filter((path) => !path.startsWith(`${generator}code/`))).toEqual([]);
  });
});

describe('the package', () => {
  const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  /** Dependencies that are not part of the bundle, each with its reason. */
  const notBundled: Readonly<Record<string, string>> = {
    jiti: 'loads its compiler from its own directory',
    oxfmt: 'has native code',
  };
  const imported = new Set(
    generatorModules
      .flatMap((path) => listImports(path))
      .filter((name) => !/^(node:|src\/)/.test(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  );

  it('declares every package that it imports: development dependencies become part of the bundle', () => {
    const declared = { ...dependencies, ...devDependencies };
    expect([...imported].filter((name) => !Object.hasOwn(declared, name))).toEqual([]);
  });

  it('depends only on packages that it imports and that cannot be bundled', () => {
    expect(Object.keys(dependencies)).toEqual(Object.keys(notBundled));
    expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  });

  it('installs three other packages, and native code for one platform', () => {
    const { packages } = JSON.parse(readProjectFile('package-lock.json')) as {
      readonly packages: Readonly<
        Record<string, { readonly dev?: true; readonly devOptional?: true; readonly link?: true }>
      >;
    };
    const installed = Object.entries(packages).flatMap(([path, { dev, devOptional, link }]) =>
      path.startsWith('node_modules/') && !dev && !devOptional && !link ? [path.slice('node_modules/'.length)] : [],
    );
    expect(installed.filter((name) => !name.startsWith('@oxfmt/binding-'))).toEqual(['jiti', 'oxfmt', 'tinypool']);
  });
});

describe('access to the operating system', () => {
  /** The modules that may access the operating system, each with its reason. */
  const allowed: Readonly<Record<string, string>> = {
    'src/generator/cli/bin.ts': 'the program',
    'src/generator/cli/engine-flags.ts': 'reads the version of Node.js',
    'src/generator/commands/generate/file-watcher.ts': 'watches files and directories',
    'src/generator/pipeline/parse-cache.ts': 'checks whether inputs have changed',
    'src/generator/commands/generate/cache/cache-directory.ts': 'stores the output of earlier runs',
    'src/generator/commands/generate/cache/tool-digest.ts': 'reads the files of the program',
    'src/generator/cli/config/conflicting-outputs.ts': 'resolves links in output paths, and locates handlers',
    'src/generator/cli/config/glob.ts': 'lists directories and the documents that a pattern matches',
    'src/generator/cli/config/load.ts': 'reads the configuration',
    'src/generator/cli/find-up.ts': 'looks for a file in a directory and its parents',
    'src/generator/output/target-templates.ts': 'reads the templates of targets',
    'src/generator/testing.ts': 'reads and writes the expected files of a test',
    'src/generator/commands/generate/run.ts': 'uses the working directory by default',
    'src/generator/commands/diff/cli/command.ts': 'reads the approvals',
    'src/generator/commands/diff/cli/diff-document-versions.ts': 'uses the working directory by default',
    'src/generator/pipeline/revisions/npm-pack.ts': 'downloads a package with npm',
    'src/generator/pipeline/revisions/git.ts': 'reads the files of a commit with git',
    'src/generator/pipeline/revisions/resolve-revision.ts': 'locates the documents',
    'src/generator/commands/lint/cli/write-files.ts': 'reads and writes the baseline and the files that --fix changes',
    'src/generator/commands/lint/cli/command.ts': 'writes the requested formats to files',
    'src/generator/commands/release/cli/release-packages.ts': 'reads the manifests of the packages',
    'src/generator/commands/mock/http-server.ts': 'serves HTTP requests',
    'src/generator/commands/mock/proxy.ts': 'sends the requests that a mock server passes on',
    'src/generator/commands/mock/connection-errors.ts':
      'changes sockets of the proxy, so that they receive after an error of writing',
    'src/generator/commands/mock/error-properties.ts': 'names the status of a response',
    'src/generator/commands/mock/state.ts': 'reads and writes the state of a mock server',
    'src/generator/pipeline/target-errors.ts': 'receives the errors that nothing catches',
    'src/generator/pipeline/run-program.ts': 'runs npm, git, and the compiler',
    'src/generator/commands/release/cli/staging-directory.ts': 'builds and packs in a temporary directory',
    'src/generator/cli/run.ts': 'reads the version of the package',
    'src/generator/cli/check-runtime-package.ts': 'reads the version of the installed runtime',
    'src/generator/source/disk-reader.ts': 'reads the document',
    'src/generator/pipeline/inputs/content-store.ts': 'stores remote sources',
    'src/generator/pipeline/inputs/download-errors.ts': 'names the status of a response',
    'src/generator/pipeline/inputs/exclusive-access.ts': 'marks that the lock file is being updated',
    'src/generator/pipeline/inputs/lock-file.ts': 'reads and writes the digests of remote sources',
    'src/generator/source/regular-file.ts': 'reads the files that the command line and the configuration name',
    'src/generator/commands/explain/rule-examples.ts': 'reads the documentation, which is part of the program',
    'src/generator/commands/init/prompts.ts': 'checks whether the document exists',
    'src/generator/commands/init/package-manager.ts': 'detects and starts the package manager of the project',
    'src/generator/commands/init/detect-project.ts': 'inspects the working directory',
    'src/generator/commands/scaffold/cli/read-handlers.ts': 'reads the handlers',
    'src/generator/commands/scaffold/cli/type-check-written-handlers.ts':
      'measures the files of a tsconfig.json, and finds those related to the handlers',
    'src/generator/commands/templates/user-templates.ts': 'reads custom templates',
    'src/generator/commands/templates/command.ts': 'checks whether a template exists already',
    'src/generator/output/sha256.ts': 'reads the files that it digests',
    'src/generator/output/atomic-write.ts': 'writes temporary files before renaming them',
    'src/generator/output/write-output.ts': 'writes the output',
    'src/generator/output/inspect-path.ts': 'inspects existing files at output paths',
    'src/generator/output/template-compiler.ts': 'reads the templates, which are part of the program',
    'src/generator/code/runtime-sources.ts': 'reads the runtime, which is part of the program',
  };
  const systemAccess =
    /'node:(fs|fs\/promises|process|child_process|os|net|http|https|worker_threads)'|\bprocess\.(?!cwd\(\))|\bconsole\./;
  const accessingModules = generatorModules.filter((path) => systemAccess.test(codeOf(path)));

  it('happens only in the listed modules', () => {
    expect(accessingModules.filter((path) => !Object.hasOwn(allowed, path))).toEqual([]);
  });

  it('happens in every listed module', () => {
    expect(Object.keys(allowed).filter((path) => !accessingModules.includes(path))).toEqual([]);
  });
});

describe('child processes', () => {
  test('are started without a shell, which would interpret their arguments', () => {
    const spawningModules = [
      ...listFiles('src', isTypeScript),
      ...listFiles('scripts', (path) => /\.[jt]s$/.test(path)),
    ].filter((path) => /'node:child_process'/.test(codeOf(path)));
    expect(spawningModules.length).toBeGreaterThan(1);
    expect(spawningModules.filter((path) => /\bshell\s*:|(?<![.\w])exec(Sync)?\(/.test(codeOf(path)))).toEqual([]);
  });
});

describe('files', () => {
  /** Files that may exceed 350 lines, each with its reason. */
  const longFiles: Readonly<Record<string, string>> = {
    'test/differential/differences.ts': 'one table of differences',
    'test/fuzz/operations.ts': 'one generator',
    'test/service/claims/authorization.ts': 'one table of claims',
    'test/service/claims/filtering.ts': 'one table of claims',
  };

  test('are at most 350 lines long', () => {
    const tooLong = listSources().filter((path) => readProjectFile(path).trimEnd().split('\n').length > 350);
    expect(tooLong.filter((path) => !Object.hasOwn(longFiles, path))).toEqual([]);
    expect(Object.keys(longFiles).filter((path) => !tooLong.includes(path))).toEqual([]);
  });

  test('state their purpose in a comment on the first line', () => {
    expect(listSources().filter((path) => !/^\/\/ \S.*\n/.test(readProjectFile(path)))).toEqual([]);
  });

  test('have specific names', () => {
    expect(listSources().filter((path) => /^(utils?|helpers?|common|misc)\b/.test(basename(path)))).toEqual([]);
  });

  test('have no task markers', () => {
    const taskMarker = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
    expect(listSources().filter((path) => taskMarker.test(readProjectFile(path)))).toEqual([]);
  });
});

describe('state of a module', () => {
  const isMutable = ({ declarationList }: ts.VariableStatement): boolean =>
    (declarationList.flags & ts.NodeFlags.Let) !== 0 ||
    declarationList.declarations.some(
      ({ type, initializer }) =>
        type === undefined && /^new (Weak)?(Map|Set)\b.*\(\)$/s.test(initializer?.getText() ?? ''),
    );

  test('is rare, and a comment says what it is for', () => {
    const stateful = generatorModules.flatMap((path) => {
      const text = readProjectFile(path);
      return ts
        .createSourceFile(path, text, ts.ScriptTarget.Latest, true)
        .statements.filter((statement) => ts.isVariableStatement(statement) && isMutable(statement))
        .map((statement) => ({
          location: `${path}: ${statement.getText()}`,
          hasComment: ts.getLeadingCommentRanges(text, statement.pos) !== undefined,
        }));
    });
    expect(stateful.length).toBeLessThanOrEqual(33);
    expect(stateful.filter(({ hasComment }) => !hasComment).map(({ location }) => location)).toEqual([]);
  });
});

/** Returns the code of a module without comments and strings; double-quoted strings contain generated code. */
function codeOf(path: string): string {
  return readProjectFile(path)
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/"[^"\n]*"/g, '""')
    .replace(/'(?!node:)(?:[^'\\\n]|\\.)*'/g, "''");
}
