// Time limits of custom targets, which end endless loops.

import { runTarget } from 'ashlar/testing';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory, writeTextFile } from './temp-directory.ts';

const project = {
  'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['./targets/routes.js'] }),
  'openapi.yaml': petShop,
  'package.json': '{ "type": "module" }',
};

describe('an endless loop is stopped', () => {
  it('of `plan`', async () => {
    const { files, diagnostics } = await runTarget(
      {
        name: 'endless',
        plan() {
          for (;;);
        },
      },
      petShop,
      { timeLimit: 100 },
    );
    expect(files).toEqual({});
    expect(diagnostics).toMatchObject([
      { code: 'targets/failed', message: 'target `endless` failed: exceeded the time limit of 0.1 s' },
    ]);
  });

  it.each([
    ['a module', 'for (;;);'],
    ['a CommonJS module', "import './endless.cjs';"],
  ])('of %s that is loaded', async (_, module) => {
    const valid = "import './endless.cjs'; export default { name: 'routes', plan: () => [] };";
    const directory = createTempDirectory({ ...project, 'targets/routes.js': valid, 'targets/endless.cjs': '' });
    // The time limit must not end the first use of the compiler.
    expect((await ashlar(directory, ['generate'])).status).toBe(0);
    writeTextFile(directory, 'targets/routes.js', module);
    writeTextFile(directory, 'targets/endless.cjs', 'for (;;);');
    const { status, stderr } = await ashlar(directory, ['generate'], { targetTimeLimit: 1000 });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'error targets/load-failed\n  cannot load `targets/routes.js`: exceeded the time limit of 1 s\n  help: correct the path or package name in `targets`, or the error in the module\n\n1 error\n',
    });
    // The next run loads it again.
    writeTextFile(directory, 'targets/endless.cjs', '');
    writeTextFile(directory, 'targets/routes.js', valid);
    expect((await ashlar(directory, ['generate'])).status).toBe(0);
  });

  it('of `options`', async () => {
    const directory = createTempDirectory({
      'ashlar.config.js':
        "export default { document: 'openapi.yaml', out: 'api', targets: [{ name: 'routes', options() { for (;;); }, plan: () => [] }], targetOptions: { routes: 1 } };",
      'openapi.yaml': petShop,
      'package.json': '{ "type": "module" }',
    });
    const { status, stderr } = await ashlar(directory, ['generate'], { targetTimeLimit: 100 });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'error targets/invalid-options\n  ashlar.config.js: `targetOptions.routes`: exceeded the time limit of 0.1 s\n  help: correct the options, or the name of the target in `targetOptions`\n\n1 error\n',
    });
  });
});
