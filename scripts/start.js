// Builds the reference service if it is missing or outdated, and starts it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = new URL('../', import.meta.url);

/** Returns why the service cannot be built and started, with the fix; `undefined` if it can. */
function hindrance() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return `This is Node ${process.versions.node}: Node 20.19, 22.12 or 24 and later is needed.`;
  // The build also needs its packages.
  if (!existsSync(fileURLToPath(new URL('node_modules/esbuild/package.json', project))))
    return 'The packages that it is made with are not installed: run npm ci first.';
  return undefined;
}

const reason = hindrance();
if (reason === undefined) {
  const { buildService, isBuilt } = await import('./build-service.js');
  if (!isBuilt()) {
    process.stderr.write('Building the service…\n');
    await buildService();
  }
  await import('../dist/service/main.js');
} else {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
