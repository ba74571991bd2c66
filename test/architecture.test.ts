// The map of the code is true: who imports whom, what touches the outside, how long files are, which names mean something.

import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, sources, textOf } from './architecture/files.ts';

const generator = 'src/generator/';

/** What each part of the generator may import of the others; `report` is open to all, and its own parts to each. */
const may: Readonly<Record<string, readonly string[]>> = {
  report: ['source'],
  source: [],
  document: ['source'],
  rules: ['source', 'document'],
  model: ['source', 'document', 'rules'],
  lint: ['source', 'document', 'rules', 'model'],
  diff: ['source', 'document', 'rules', 'model'],
  release: ['source', 'document', 'rules', 'model', 'diff'],
  targets: ['source', 'document', 'rules', 'model', 'emit/code'],
  emit: ['source', 'document', 'rules', 'model', 'targets'],
  generate: ['source', 'document', 'rules', 'model', 'targets', 'emit'],
  scaffold: ['source', 'document', 'rules', 'model', 'targets', 'emit/code'],
  cli: ['source', 'document', 'rules', 'model', 'lint', 'scaffold', 'diff', 'release', 'targets', 'emit', 'generate'],
  index: ['cli', 'diff', 'lint', 'model', 'targets'],
};

/** The part of the generator that a path is in: `model`, `emit/code`, `generate`. */
function partOf(path: string): string {
  const inside = path.slice(generator.length);
  if (inside.startsWith('emit/code/')) return 'emit/code';
  return inside.split('/', 1)[0]?.replace(/\.ts$/, '') ?? '';
}

describe('imports', () => {
  const modules = filesBelow('src/generator', (path) => path.endsWith('.ts'));

  it.each(modules)('%s imports only what stands before it', (path) => {
    const part = partOf(path);
    const layer = part.split('/', 1)[0] ?? '';
    expect(Object.keys(may)).toContain(layer);
    const beyond = importsOf(path)
      .filter((imported) => imported.startsWith('src/'))
      .filter((imported) => {
        // Model and linter judge values by the very functions that generated validators carry a copy of.
        if ((part === 'lint' || part === 'model') && /^src\/runtime\/(?:validation|rules)\//.test(imported))
          return false;
        if (!imported.startsWith(generator)) return true;
        const other = partOf(imported);
        const open = other === part || other === 'report' || other.startsWith(`${layer}/`) || other === layer;
        return !open && !(may[layer] ?? []).some((allowed) => other === allowed || other.startsWith(`${allowed}/`));
      });
    expect(beyond).toEqual([]);
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

  it('make code of text only in emit/code', () => {
    const trusting = modules.filter(
      (path) => !path.startsWith(`${generator}emit/code/`) && /\btrust\b/.test(codeOf(path)),
    );
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
    'src/generator/cli.ts': 'the program',
    'src/generator/cli/disk-watch.ts': 'watches files and folders',
    'src/generator/cli/cache/digests.ts': 'looks whether inputs are as they were',
    'src/generator/cli/cache/folder.ts': 'keeps what earlier runs made',
    'src/generator/cli/cache/identity.ts': 'reads the program itself',
    'src/generator/cli/config/clashes.ts': 'looks where links lead that are written through, and where handlers are',
    'src/generator/cli/config/entries.ts': 'lists the files of a directory',
    'src/generator/cli/config/glob.ts': 'looks which documents there are',
    'src/generator/cli/config/load.ts': 'reads the configuration',
    'src/generator/cli/diff/approvals-file.ts': 'reads the approvals',
    'src/generator/cli/diff/documents.ts': 'starts at the working directory unless told otherwise',
    'src/generator/cli/diff/fetch-package.ts': 'asks npm for a package',
    'src/generator/cli/git.ts': 'asks git for the files of a commit',
    'src/generator/cli/diff/side.ts': 'looks where the documents are',
    'src/generator/cli/lint/writing.ts': 'looks at what --fix is to replace',
    'src/generator/cli/lint/replacing.ts': 'writes the baseline and what --fix mends',
    'src/generator/cli/lint/outputs.ts': 'writes the formats that are asked for in files',
    'src/generator/cli/release/packages.ts': 'reads what the packages say of themselves',
    'src/generator/cli/processes.ts': 'has npm, git and the compiler do their part',
    'src/generator/cli/release/stage.ts': 'builds and packs in a folder for temporary ones',
    'src/generator/cli/version.ts': 'reads the version of the package',
    'src/generator/source/load.ts': 'reads the document',
    'src/generator/source/regular-file.ts': 'reads the files that the command line and the configuration name',
    'src/generator/cli/init/answers.ts': 'looks whether the document that is named is there',
    'src/generator/cli/init/install.ts': 'starts the package manager',
    'src/generator/cli/init/manager.ts': 'looks which package manager the project has',
    'src/generator/cli/init/surroundings.ts': 'looks around where it is run',
    'src/generator/cli/scaffold/folder.ts': 'reads the handlers',
    'src/generator/cli/scaffold/parts.ts':
      'looks how large what a tsconfig.json names is, and for what has to do with which handlers',
    'src/generator/cli/templates/overrides.ts': 'reads the templates of a person',
    'src/generator/cli/templates/run.ts': 'looks whether a template is there already',
    'src/generator/emit/digest.ts': 'reads what is digested',
    'src/generator/emit/stage.ts': 'writes files on their way',
    'src/generator/emit/write.ts': 'writes the output',
    'src/generator/emit/write-look.ts': 'looks at what lies where it is to be written',
    'src/generator/emit/templates.ts': 'reads the templates, which are part of the program',
    'src/generator/emit/code/runtime.ts': 'reads the runtime, which is part of the program',
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
