// Errors in `ashlar scaffold`: each is reported at its location with an exit status, and no files are written.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar } from '../../cli/command.ts';
import { readFiles, writeTextFile } from '../../cli/temp-directory.ts';
import { createDocument, createPet, createProject, listPets, listStores } from './scaffold-project.ts';

describe('scaffold', () => {
  it('changes nothing if a module has a syntax error, and reports its location', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    project.write('other.ts', 'export const other = {;\n');
    const before = project.readHandlers();
    const { status, stderr } = await project.scaffold([listPets, createPet]);
    expect(status).toBe(2);
    expect(stderr).toContain('handlers/other.ts:1:23 error scaffold/syntax-error\n');
    expect(project.readHandlers()).toEqual(before);
  });

  it('changes nothing if its state file is invalid', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    for (const text of [
      '',
      '[]',
      '{"tags": []}',
      '{"tags": {"pets": {"name": "pets"}}}',
      '{"tags": {"pets": {"name": "pets", "type": "Pets", "operations": {"GET /pets": 1}}}}',
    ]) {
      project.write('.ashlar-handlers.json', text);
      const before = project.readHandlers();
      const { status, stderr } = await project.scaffold([listPets, createPet]);
      expect({ text, status }).toEqual({ text, status: 2 });
      expect(stderr).toContain('error scaffold/invalid-state\n');
      expect(project.readHandlers()).toEqual(before);
    }
  });

  it('does not overwrite files that were edited or created while it ran', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    writeTextFile(project.directory, 'openapi.json', createDocument([listPets, createPet, listStores]));
    const beforeWrite = (): void => {
      project.write('pets.ts', '// Saved.\n');
      project.write('stores.ts', '// Mine.\n');
    };
    const before = project.readHandlers();
    const { status, stderr } = await ashlar(project.directory, ['scaffold', 'openapi.json', '--out', 'api'], {
      beforeWrite,
    });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error scaffold/concurrent-edit\n  `handlers/pets.ts` changed while `ashlar scaffold` ran; nothing was written\n  help: run the command again\n',
    );
    expect(stderr).toContain('`handlers/stores.ts` changed while');
    expect(project.readHandlers()).toEqual({ ...before, 'pets.ts': '// Saved.\n', 'stores.ts': '// Mine.\n' });
  });

  it('reports type errors in handlers without absolute paths', async () => {
    const project = createProject({ withServer: false });
    writeTextFile(project.directory, 'api/server/index.ts', 'export {};\n');
    project.write('nothing.ts', '// No module.\n');
    project.write('other.ts', "import './nothing.js';\nexport { nothing } from './nothing.js';\n");
    const { stderr } = await project.scaffold([listPets]);
    expect(stderr).toContain(
      "handlers/other.ts:2:25 error scaffold/type-error\n  File 'handlers/nothing.ts' is not a module.\n",
    );
    expect(stderr).not.toContain(project.directory);
  });

  it('accepts compiler options that TypeScript 6 deprecates', async () => {
    const project = createProject({ withServer: false });
    writeTextFile(project.directory, 'api/server/index.ts', 'export {};\n');
    writeTextFile(
      project.directory,
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'node',
          baseUrl: '.',
          downlevelIteration: true,
        },
      }),
    );
    const { stderr } = await project.scaffold([listPets]);
    expect(stderr).toContain('handlers/pets.ts:6:');
    expect(stderr).not.toMatch(/deprecated|Option /);
  });

  it('renames the last of two handlers with the same name, and does not mark the other as orphaned', async () => {
    const project = createProject();
    await project.scaffold([{ id: 'alpha', route: 'GET /a' }]);
    project.edit('pets.ts', '  async alpha(', '  alpha: () => null,\n  async alpha(');
    await project.scaffold([{ id: 'alpha2', route: 'GET /a' }]);
    expect(project.readHandlers()['pets.ts']).toContain('alpha: () => null,');
    expect(project.readHandlers()['pets.ts']).toContain('async alpha2(');
    expect(project.readHandlers()['pets.ts']).not.toContain('Removed from the document');
  });

  it('reports a file without a handlers object, and adds the handlers of other tags', async () => {
    const project = createProject();
    project.write('pets.ts', '// Mine.\nexport const pets = 1;\n');
    const { status, stderr } = await project.scaffold([listPets, listStores]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'handlers/pets.ts:1:1 error scaffold/missing-handlers-object\n  cannot add 1 handler for the tag `pets`: `handlers/pets.ts` has no `PetsHandlers`\n',
    );
    expect(project.readHandlers()).toMatchObject({ 'pets.ts': '// Mine.\nexport const pets = 1;\n' });
    expect(project.readHandlers()['stores.ts']).toContain('async listStores(');
  });

  it('writes nothing if the document has errors', async () => {
    const project = createProject();
    writeTextFile(
      project.directory,
      'openapi.json',
      createDocument([listPets]).replace('"type":"object"', '"$ref":"missing.json"'),
    );
    const { status } = await ashlar(project.directory, ['scaffold', 'openapi.json']);
    expect(status).toBe(2);
    expect(Object.keys(readFiles(project.directory)).filter((path) => path.startsWith('handlers'))).toEqual([]);
  });

  it('fails without operations or without a server', async () => {
    const project = createProject();
    expect(await project.scaffold([])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('scaffold/missing-server') as string,
    });
    writeTextFile(
      project.directory,
      'ashlar.config.json',
      JSON.stringify({ document: 'openapi.json', targets: ['types'] }),
    );
    expect(await ashlar(project.directory, ['scaffold'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('the configuration has no `server` target') as string,
    });
  });

  it.each([
    ['`--out` is empty', ['--out', '']],
    ['`--handlers` is empty', ['--handlers', '']],
    ['is inside the output directory', ['--handlers', 'api/handlers', '--out', 'api']],
    ['unknown option `--nope`', ['--nope']],
  ])('rejects invalid flags: %s', async (message, args) => {
    const project = createProject();
    writeTextFile(project.directory, 'openapi.json', createDocument([listPets]));
    const { status, stderr } = await ashlar(project.directory, ['scaffold', 'openapi.json', ...args]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it('does not write through links or over directories', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    mkdirSync(join(project.directory, 'handlers/stores.ts'));
    symlinkSync(join(project.directory, 'package.json'), join(project.directory, 'handlers/shops.ts'));
    const { status, stderr } = await project.scaffold([
      listPets,
      { id: 'a', route: 'GET /a', tag: 'stores' },
      { id: 'b', route: 'GET /b', tag: 'shops' },
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('cannot write `handlers/stores.ts`: it is a directory');
    expect(stderr).toContain('cannot write `handlers/shops.ts`: it is a symbolic link');
    expect(Object.keys(project.readHandlers()).sort()).toEqual([
      '.ashlar-handlers.json',
      'index.ts',
      'pets.ts',
      'tx.ts',
    ]);
  });

  it('lists the changes with --check and makes none', async () => {
    const project = createProject();
    await project.scaffold([listPets]);
    const before = project.readHandlers();
    const { status, stdout, stderr } = await project.scaffold([listPets, createPet], '--check');
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: 'changed  handlers/.ashlar-handlers.json\nchanged  handlers/pets.ts\n',
    });
    expect(stderr).toContain(
      'error scaffold/stale\n  `handlers` is not up to date with `openapi.json`: 2 files would change\n',
    );
    expect(project.readHandlers()).toEqual(before);
  });

  it('warns that handlers are not type-checked if the server is not generated', async () => {
    const project = createProject({ withServer: false });
    writeTextFile(project.directory, 'openapi.json', createDocument([listPets]));
    const { status, stderr } = await ashlar(project.directory, ['scaffold', 'openapi.json']);
    expect(status).toBe(0);
    expect(stderr).toContain('handlers/index.ts:3:31 warning scaffold/server-not-generated\n');
  });

  it('reports handlers that import the server of another output directory', async () => {
    const project = createProject({ withServer: false });
    writeTextFile(project.directory, 'openapi.json', createDocument([listPets]));
    await ashlar(project.directory, ['scaffold', 'openapi.json']);
    const { status, stderr } = await ashlar(project.directory, ['scaffold', 'openapi.json', '--out', 'src/api']);
    expect(status).toBe(1);
    expect(stderr).toContain('handlers/index.ts:3:31 error scaffold/type-error\n');
    expect(stderr).toContain("Cannot find module '../generated/server/index.js'");
  });

  it('prints one JSON document with --json', async () => {
    const project = createProject();
    const { stdout, stderr } = await project.scaffold([listPets], '--json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'scaffold',
      status: 0,
      out: 'handlers',
      files: expect.arrayContaining([
        { path: 'handlers/pets.ts', bytes: expect.any(Number) as number, state: 'created' },
      ]) as unknown[],
    });
  });
});
