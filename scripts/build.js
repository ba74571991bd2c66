// Builds dist/ for the published package: compiled generator, and runtime sources that it copies into packages.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
const compiler = join(project, 'node_modules/typescript-7/bin/tsc');

rmSync(join(project, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: project,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
if (existsSync(join(project, 'src/runtime')))
  cpSync(join(project, 'src/runtime'), join(project, 'dist/runtime'), { recursive: true });
