// The packed `@ashlar/runtime`, installed in a project with the packed generator, whose output imports it.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runtimeEntries } from '../../src/generator/code/runtime-package.ts';
import { root } from '../architecture/files.ts';
import { writeTextFile } from '../cli/temp-directory.ts';
import { compilers } from '../compile/compile-programs-together.ts';
import { attempt, install, pack, packRuntime, run } from './pack.ts';
import { documents } from './pets-project.ts';
import { moduleResolutions, strictCompilerOptions } from './tsconfig-options.ts';

/** A service, and calls of it whose messages are validated. */
const program = `import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, createMessageValidator, isInvalidRequestError } from './api/client/index.js';
import { createService, type Handlers } from './api/server/index.js';
import { createMemoryHost, type MemoryTx } from './api/server/memory.js';
import { createNodeListener } from './api/server/node.js';
import { checkPet, isPet, operationChecks } from './api/validators/index.js';

const handlers: Handlers<MemoryTx> = {
  pets: {
    listPets: async () => ({ status: 200, body: [{ name: 'Rex' }] }),
    addPet: async ({ body }) => ({ status: 201, body }),
    getPet: async () => ({ status: 200, body: { name: 'Rex' } }),
    removePet: async () => ({ status: 204 }),
  },
  owners: { listOwners: async () => ({ status: 200, body: ['Ada'] }) },
};
const server = createServer(createNodeListener(createService(createMemoryHost({ caller: () => 'Ada' }), handlers)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = \`http://127.0.0.1:\${(server.address() as AddressInfo).port}\`;
const client = createClient({ baseUrl, validate: createMessageValidator(operationChecks) });
const listed = await client.pets.listPets();
const added = await client.pets.addPet({ body: { name: 'Ada' } });
const sent = await client.pets.addPet({ body: JSON.parse('{ "name": 5 }') }).catch((error: unknown) => error);
const received = await fetch(\`\${baseUrl}/pets\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{ "name": 5 }',
});
server.close();
console.log(
  JSON.stringify({
    listed: listed.ok && listed.data,
    added: added.ok && added.data,
    isRejectedByClient: isInvalidRequestError(sent),
    rejectedByServer: received.status,
    isPet: isPet({ name: 'Rex' }),
    problems: checkPet({ name: 5 }).map(({ pointer }) => pointer),
  }),
);
process.exit();
`;

describe('the installed package', () => {
  let base: string;
  let directory: string;
  let archive: string;

  beforeAll(() => {
    base = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-runtime-')));
    directory = join(base, 'project');
    const files = {
      'package.json': '{ "private": true, "type": "module" }',
      'openapi.yaml': documents.before,
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        out: 'api',
        targets: ['types', 'client', 'validators', 'server'],
        client: { runtime: 'package' },
      }),
      'program.ts': program,
    };
    for (const [path, text] of Object.entries(files)) writeTextFile(directory, path, text);
    const archives = join(base, 'archives');
    mkdirSync(archives);
    archive = packRuntime(archives);
    run(directory, 'npm', ['install', '--offline', '--no-audit', '--no-fund', archive]);
    const generator = join(base, 'generator');
    mkdirSync(generator);
    install(pack(generator), directory);
    const args = ['node_modules/ashlar/bin/ashlar.js', 'generate', '--quiet'];
    expect(attempt(directory, process.execPath, args)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    for (const name of ['@types', 'undici-types'])
      symlinkSync(join(root, 'node_modules', name), join(directory, 'node_modules', name), 'junction');
  });

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  /** Compiles the program. Throws if there are errors. */
  const compile = (compiler: string, options: object): void => {
    const compilerOptions = { ...strictCompilerOptions, types: ['node'], skipLibCheck: false, ...options };
    writeTextFile(directory, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['program.ts'] }));
    run(directory, process.execPath, [compiler, '-p', 'tsconfig.json', '--pretty', 'false']);
  };

  it.each(
    Object.entries(compilers).flatMap(([version, script]) =>
      Object.entries(moduleResolutions).map(([name, options]) => ({ version, name, script, options })),
    ),
  )('type-checks with TypeScript $version and $name resolution', ({ script, options }) => {
    compile(script, { ...options, noEmit: true });
  });

  it('validates messages of a client and of a server', () => {
    compile(compilers['7'], { ...moduleResolutions.NodeNext, outDir: 'built' });
    expect(JSON.parse(run(directory, process.execPath, ['built/program.js']))).toEqual({
      listed: [{ name: 'Rex' }],
      added: { name: 'Ada' },
      isRejectedByClient: true,
      rejectedByServer: 400,
      isPet: true,
      problems: ['/name'],
    });
  });

  it('exports an entry point for each target', () => {
    const script = `for (const entry of ${JSON.stringify(runtimeEntries)}) await import('@ashlar/runtime/' + entry);`;
    run(directory, process.execPath, ['--input-type=module', '-e', script]);
  });

  it.each([
    ['publint', ['run', '--strict']],
    ['attw', ['--profile', 'esm-only']],
  ])('has no problems that %s reports', (tool, args) => {
    run(directory, join(root, 'node_modules/.bin', tool), [...args, archive]);
  });
});
