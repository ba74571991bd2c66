// The map of the code is true: who imports whom, what touches the outside, how long files are, which names mean something.

import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, sources, textOf } from './architecture/files.ts';
import { isKnownPart, mayImport, waivers } from './architecture/rooms.ts';

const generator = 'src/generator/';

describe('imports', () => {
  const modules = filesBelow('src/generator', (path) => path.endsWith('.ts'));
  const waived = new Set(
    Object.values(waivers)
      .flat()
      .map(([path, imported]) => `${generator}${path} ${generator}${imported}`),
  );

  it.each(modules)('%s imports only what its directory may', (path) => {
    expect(isKnownPart(path)).toBe(true);
    const beyond = importsOf(path).filter((imported) => imported.startsWith('src/') && !mayImport(path, imported));
    expect(beyond.filter((imported) => !waived.has(`${path} ${imported}`))).toEqual([]);
  });

  it('break the table no longer where no waiver is needed', () => {
    const needed = modules.flatMap((path) =>
      importsOf(path)
        .filter((imported) => imported.startsWith('src/') && !mayImport(path, imported))
        .map((imported) => `${path} ${imported}`),
    );
    expect([...waived].filter((edge) => !needed.includes(edge))).toEqual([]);
    expect(waived.size).toBeLessThanOrEqual(15);
  });

  it('reach only files that are there', () => {
    const all = new Set(sources());
    const broken = [...all].flatMap((path) =>
      importsOf(path).filter(
        (imported) =>
          /^(src|test|scripts)\//.test(imported) &&
          imported.endsWith('.ts') &&
          !all.has(imported) &&
          !imported.startsWith('test/golden/') &&
          !/^src\/service\/\w+\/generated\//.test(imported),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('make code of text only in code', () => {
    const trusting = modules.filter((path) => !path.startsWith(`${generator}code/`) && /\btrust\b/.test(codeOf(path)));
    expect(trusting).toEqual([]);
  });
});

describe('the packed program', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  /** Dependencies that no module names, each with its reason. */
  const silent: Readonly<Record<string, string>> = { '@bufbuild/protobuf': 'a peer that @bufbuild/cel asks for' };
  const packages = new Set(
    filesBelow('src/generator', (path) => path.endsWith('.ts'))
      .flatMap(importsOf)
      .filter((imported) => !/^(node:|src\/)/.test(imported))
      .map((imported) => imported.split('/', imported.startsWith('@') ? 2 : 1).join('/')),
  );

  it('depends on every package that it imports', () => {
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  it('imports every package that it depends on', () => {
    expect(Object.keys(dependencies).filter((name) => !packages.has(name) && !Object.hasOwn(silent, name))).toEqual([]);
    expect(Object.keys(silent).filter((name) => packages.has(name) || !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});

describe('the outside world', () => {
  /** The modules that may touch it, each with its reason. */
  const open: Readonly<Record<string, string>> = {
    'src/generator/cli/bin.ts': 'the program',
    'src/generator/commands/generate/file-watcher.ts': 'watches files and folders',
    'src/generator/pipeline/input-digests.ts': 'looks whether inputs are as they were',
    'src/generator/commands/generate/cache/cache-directory.ts': 'keeps what earlier runs made',
    'src/generator/commands/generate/cache/cache-key.ts': 'reads the program itself',
    'src/generator/cli/config/conflicting-outputs.ts':
      'looks where links lead that are written through, and where handlers are',
    'src/generator/cli/config/directory-entries.ts': 'lists the files of a directory',
    'src/generator/cli/config/glob.ts': 'looks which documents there are',
    'src/generator/cli/config/load.ts': 'reads the configuration',
    'src/generator/commands/diff/cli/approvals-file.ts': 'reads the approvals',
    'src/generator/commands/diff/cli/diff-documents.ts': 'starts at the working directory unless told otherwise',
    'src/generator/pipeline/revisions/npm-pack.ts': 'asks npm for a package',
    'src/generator/pipeline/revisions/git.ts': 'asks git for the files of a commit',
    'src/generator/pipeline/revisions/resolve-revision.ts': 'looks where the documents are',
    'src/generator/commands/lint/cli/write-fixes.ts': 'looks at what --fix is to replace',
    'src/generator/commands/lint/cli/replace-files.ts': 'writes the baseline and what --fix mends',
    'src/generator/commands/lint/cli/output-formats.ts': 'writes the formats that are asked for in files',
    'src/generator/commands/release/cli/publish-order.ts': 'reads what the packages say of themselves',
    'src/generator/pipeline/child-process.ts': 'has npm, git and the compiler do their part',
    'src/generator/commands/release/cli/staging-directory.ts': 'builds and packs in a folder for temporary ones',
    'src/generator/cli/version.ts': 'reads the version of the package',
    'src/generator/source/load-sources.ts': 'reads the document',
    'src/generator/source/regular-file.ts': 'reads the files that the command line and the configuration name',
    'src/generator/commands/init/prompts.ts': 'looks whether the document that is named is there',
    'src/generator/commands/init/install.ts': 'starts the package manager',
    'src/generator/commands/init/package-manager.ts': 'looks which package manager the project has',
    'src/generator/commands/init/inspect-repository.ts': 'looks around where it is run',
    'src/generator/commands/scaffold/cli/read-handlers.ts': 'reads the handlers',
    'src/generator/commands/scaffold/cli/compile-groups.ts':
      'looks how large what a tsconfig.json names is, and for what has to do with which handlers',
    'src/generator/commands/templates/user-templates.ts': 'reads the templates of a person',
    'src/generator/commands/templates/command.ts': 'looks whether a template is there already',
    'src/generator/output/sha256.ts': 'reads what is digested',
    'src/generator/output/atomic-write.ts': 'writes files on their way',
    'src/generator/output/write-output.ts': 'writes the output',
    'src/generator/output/inspect-path.ts': 'looks at what lies where it is to be written',
    'src/generator/output/handlebars.ts': 'reads the templates, which are part of the program',
    'src/generator/code/runtime-sources.ts': 'reads the runtime, which is part of the program',
  };
  const outside =
    /'node:(fs|fs\/promises|process|child_process|os|net|http|https|worker_threads)'|\bprocess\.(?!cwd\(\))|\bconsole\./;
  const touching = filesBelow('src/generator', (path) => path.endsWith('.ts')).filter((path) =>
    outside.test(codeOf(path)),
  );

  it('is touched only where it is meant to be', () => {
    expect(touching.filter((path) => !Object.hasOwn(open, path))).toEqual([]);
  });

  it('has no stale waivers', () => {
    expect(Object.keys(open).filter((path) => !touching.includes(path))).toEqual([]);
  });
});

describe('other programs', () => {
  it('are started by themselves, so that no shell takes a word for its own', () => {
    const starting = [
      ...filesBelow('src', (path) => path.endsWith('.ts')),
      ...filesBelow('scripts', (path) => /\.[jt]s$/.test(path)),
    ].filter((path) => /'node:child_process'/.test(codeOf(path)));
    expect(starting.length).toBeGreaterThan(1);
    expect(starting.filter((path) => /\bshell\s*:|(?<![.\w])exec(Sync)?\(/.test(codeOf(path)))).toEqual([]);
  });
});

describe('files', () => {
  /** Longer than 350 lines, each with its reason. */
  const long: Readonly<Record<string, string>> = {
    'test/differential/differences.ts': 'one table of differences',
    'test/fuzz/operations.ts': 'one generator',
    'test/interface/validators/claims/filtering.ts': 'one table of claims',
    'test/service/claims/authorization.ts': 'one table of claims',
    'test/service/claims/filtering.ts': 'one table of claims',
    'test/unit/cli/init.test.ts': 'to be split',
    'test/unit/docs/hostile.test.ts': 'to be split',
    'test/unit/docs/schema.test.ts': 'to be split',
    'test/unit/server/bodies.test.ts': 'to be split',
    'test/unit/server/steps.test.ts': 'to be split',
    'test/unit/validators/parameters.test.ts': 'to be split',
  };

  it('are at most 350 lines long', () => {
    const over = sources().filter((path) => textOf(path).trimEnd().split('\n').length > 350);
    expect(over.filter((path) => !Object.hasOwn(long, path))).toEqual([]);
    expect(Object.keys(long).filter((path) => !over.includes(path))).toEqual([]);
  });

  it('say in their first line what they answer', () => {
    expect(sources().filter((path) => !/^\/\/ \S.*\n/.test(textOf(path)))).toEqual([]);
  });

  it('have names that mean something', () => {
    expect(sources().filter((path) => /^(utils?|helpers?|common|misc)\b/.test(basename(path)))).toEqual([]);
  });

  it('leave nothing for later', () => {
    const mark = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
    expect(sources().filter((path) => mark.test(textOf(path)))).toEqual([]);
  });
});

/** A module without its comments and without double-quoted strings, which hold code that is generated. */
function codeOf(path: string): string {
  return textOf(path)
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/"[^"\n]*"/g, '""')
    .replace(/'(?!node:)(?:[^'\\\n]|\\.)*'/g, "''");
}
