// Earlier versions of documents that are remote, or that refer to URLs.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { initializeRepository } from './git.ts';
import { startServer } from './http-server.ts';
import { createTempDirectory } from './temp-directory.ts';

const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';

it('lint --since reports that a remote document has no earlier version', async () => {
  const { origin } = await startServer({
    '/openapi.yaml': petShop.replace('type: integer', 'type: integer, minLength: 1'),
  });
  const directory = createTempDirectory({ 'README.md': 'Pets\n' });
  initializeRepository(directory);
  const { status, stderr } = await ashlar(directory, ['lint', `${origin}/openapi.yaml`, '--since', 'HEAD']);
  expect(status).toBe(2);
  expect(stderr).toContain(
    `error cli/invalid-arguments\n  \`--since\` does not apply to \`${origin}/openapi.yaml\`: the repository contains no earlier version of a remote document\n  help: omit \`--since\``,
  );
});

describe('diff with a document in a commit', () => {
  it('warns that references to URLs are read with their current content', async () => {
    const { origin } = await startServer({ '/pets.yaml': petFile });
    const directory = createTempDirectory({
      'openapi.yaml': petShop.replace('#/components/schemas/Pet', `${origin}/pets.yaml#/Pet`),
    });
    initializeRepository(directory);
    const { status, stderr } = await ashlar(directory, [
      'diff',
      'HEAD:openapi.yaml',
      'openapi.yaml',
      '--allow',
      origin,
    ]);
    expect(status).toBe(0);
    expect(stderr.match(/warning diff\/current-content\n.*/g)).toEqual([
      `warning diff/current-content\n  \`HEAD:openapi.yaml\` is compared with the current content of \`${origin}/pets.yaml\`, because no earlier content is available`,
    ]);
  });

  it('does not warn if it refers to files only', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    initializeRepository(directory);
    expect((await ashlar(directory, ['diff', 'HEAD:openapi.yaml', 'openapi.yaml'])).stderr).not.toContain('warning');
  });
});
