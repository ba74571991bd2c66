// The public API for targets: built-in targets use nothing of the generator that `ashlar/plugin` does not export.

import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readProjectFile } from './files.ts';

interface NamedImport {
  readonly path: string;
  readonly module: string;
  readonly name: string;
}

/** Returns the names that a module imports or exports from others; `*` for all. */
function listNames(path: string, keyword: 'import' | 'export'): readonly NamedImport[] {
  const statement = new RegExp(`^${keyword} (?:type )?(?:\\{([^}]*)\\}|\\*(?: as \\w+)?) from '(\\.[^']+)';`, 'gm');
  return [...readProjectFile(path).matchAll(statement)].flatMap(([, names, specifier = '']) =>
    (names ?? '*')
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter((name) => name !== '')
      .map((name) => ({ path, module: posix.join(posix.dirname(path), specifier), name })),
  );
}

const apiFiles = ['src/generator/plugin.ts', ...listFiles('src/generator/plugin/api')];
const exported = new Set(
  apiFiles.flatMap((path) => listNames(path, 'export')).map(({ module, name }) => `${module} ${name}`),
);

/** What the docs embed in pages for their scripts is declared by the scripts. */
const pageData = 'src/runtime/docs/request-form/operation-data.ts';

it('exports everything that built-in targets import', () => {
  const imports = listFiles('src/generator/targets')
    .flatMap((path) => listNames(path, 'import'))
    .filter(({ module }) => !module.startsWith('src/generator/targets/') && module !== pageData);
  expect(imports.length).toBeGreaterThan(500);
  const missing = imports.filter(
    ({ module, name }) => !exported.has(`${module} *`) && !exported.has(`${module} ${name}`),
  );
  expect(missing).toEqual([]);
});

it('exports no module that no target uses', () => {
  const used = new Set(
    [...listFiles('src/generator/targets'), ...listFiles('src/generator/plugin')]
      .filter((path) => !path.startsWith('src/generator/plugin/api/'))
      .flatMap((path) => listNames(path, 'import'))
      .map(({ module }) => module),
  );
  const modules = apiFiles
    .flatMap((path) => listNames(path, 'export'))
    .map(({ module }) => module)
    .filter((module) => !module.startsWith('src/generator/plugin/'));
  expect(modules.filter((module) => !used.has(module))).toEqual([]);
});
