// Entry point of `npm start`: builds the reference service if it is missing or outdated, and starts it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = new URL('../', import.meta.url);

/** Returns an error message if the service cannot be built and started. */
function checkRequirements() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return `Node ${process.versions.node} is not supported: use Node 20.19, 22.12, or 24 or later.`;
  // The build requires its dependencies.
  if (!existsSync(fileURLToPath(new URL('node_modules/esbuild/package.json', project))))
    return 'Dependencies are not installed: run npm ci.';
  return undefined;
}

const problem = checkRequirements();
if (problem === undefined) {
  const { buildService, isBuilt } = await import('./build-service.js');
  if (!isBuilt()) {
    process.stderr.write('Building the service…\n');
    await buildService();
  }
  await import('../dist/service/main.js');
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
