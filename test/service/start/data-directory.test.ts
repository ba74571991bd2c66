// The data directory: created with its parents for this user only, or an error that says what is in the way.

import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataDirectory } from '../../../src/service/start/data-directory.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

describe('a data directory', () => {
  it('is created with its parents, for this user only', async () => {
    const directory = join(createTempDirectory({}), 'state/of/service');
    await createDataDirectory(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  it('keeps its permissions if it exists', async () => {
    const directory = join(createTempDirectory({}), 'state');
    mkdirSync(directory);
    chmodSync(directory, 0o750);
    await createDataDirectory(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o750);
  });

  it('is an error if a file has its name, or the name of its parent', async () => {
    const parent = createTempDirectory({ state: '' });
    await expect(createDataDirectory(join(parent, 'state'))).rejects.toThrow(
      `The data directory ${join(parent, 'state')} cannot be created: it is a file. Choose another with --data.`,
    );
    await expect(createDataDirectory(join(parent, 'state/inner'))).rejects.toThrow(
      `The data directory ${join(parent, 'state/inner')} cannot be created:`,
    );
  });
});
