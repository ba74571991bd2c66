// References within a Git repository, and the limits of the repository.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { initializeRepository } from './git.ts';
import { createTempDirectory } from './temp-directory.ts';

const secret = 'hunter2';
const petFile = `Pet: { type: object, title: ${secret}, properties: { name: { type: string } } }\n`;
const withReference = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));

/** Creates a directory with a repository in `repository/`. */
function createRepository(files: Readonly<Record<string, string>>): string {
  const directory = createTempDirectory({ 'outside.yaml': petFile, 'repository/shared/pets.yaml': petFile, ...files });
  mkdirSync(join(directory, 'repository/.git'));
  return directory;
}

describe('a reference in a Git repository', () => {
  it.each([
    ['model', 'repository', []],
    ['model', 'repository/api', []],
    ['lint', 'repository', []],
    ['generate', 'repository', ['--out', 'out', '--targets', 'types']],
    ['generate', 'repository/api', ['--out', 'out', '--targets', 'types']],
    ['scaffold', 'repository', ['--out', 'out']],
  ])('may read the whole repository, with %s in %s', async (command, cwd, flags) => {
    const directory = createRepository({
      'repository/api/v1/openapi.yaml': withReference('../../shared/pets.yaml#/Pet'),
    });
    const path = cwd === 'repository' ? 'api/v1/openapi.yaml' : 'v1/openapi.yaml';
    const { stdout, stderr } = await ashlar(join(directory, cwd), [command, path, ...flags]);
    expect(stdout + stderr).not.toMatch(/error (?:source|cli)/);
  });

  it.each([
    ['a file outside', '../../outside.yaml#/Pet', 'it is outside the Git repository of the document'],
    ['a hidden file', '../.env#/Pet', 'it is hidden: part of its path starts with a dot'],
    ['the Git directory', '../.git/config#/Pet', 'it is hidden: part of its path starts with a dot'],
    ['a link to a file outside', '../link.yaml#/Pet', 'it is a symbolic link to a file outside this repository'],
  ])('may not read %s', async (_name, ref, reason) => {
    const directory = createRepository({
      'repository/api/openapi.yaml': withReference(ref),
      'repository/.env': petFile,
    });
    symlinkSync(join(directory, 'outside.yaml'), join(directory, 'repository/link.yaml'));
    const { status, stdout, stderr } = await ashlar(join(directory, 'repository'), ['model', 'api/openapi.yaml']);
    expect(status).toBe(2);
    expect(stderr).toContain('error source/outside-reference');
    expect(stderr).toContain(reason);
    expect(stdout + stderr).not.toContain(secret);
  });

  it('may read the files next to a document in a hidden directory', async () => {
    const directory = createRepository({
      'repository/.api/openapi.yaml': withReference('pets.yaml#/Pet'),
      'repository/.api/pets.yaml': petFile,
    });
    expect((await ashlar(join(directory, 'repository'), ['model', '.api/openapi.yaml'])).status).toBe(0);
  });

  it('may not leave the directory of an installed package', async () => {
    const directory = createRepository({
      'repository/node_modules/spec/openapi.yaml': withReference('../../shared/pets.yaml#/Pet'),
    });
    const { stderr } = await ashlar(join(directory, 'repository'), ['model', 'node_modules/spec/openapi.yaml']);
    expect(stderr).toContain('it is outside `node_modules/spec`, the directory of the document');
  });

  it('may read the same files in a commit', async () => {
    const directory = createTempDirectory({
      'shared/pets.yaml': petFile,
      'api/openapi.yaml': withReference('../shared/pets.yaml#/Pet'),
    });
    initializeRepository(directory);
    const diff = ['diff', 'HEAD:api/openapi.yaml', 'api/openapi.yaml'];
    expect((await ashlar(directory, diff)).status).toBe(0);
    const inDirectory = ['diff', 'HEAD:openapi.yaml', 'openapi.yaml'];
    expect((await ashlar(join(directory, 'api'), inDirectory)).status).toBe(0);
  });
});
