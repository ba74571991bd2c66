// Installation of dependencies with the project's package manager.

import { spawnSync } from 'node:child_process';
import type { Report } from '../../diagnostics/report.ts';
import { npmCommand } from '../../pipeline/child-process.ts';
import { managerCommands, type PackageManager } from './package-manager.ts';

/** Runs the installation; returns whether it succeeded. Its output goes to stderr; failure is reported. */
export function installDependencies(manager: PackageManager, cwd: string, report: Report): boolean {
  const command = managerCommands[manager].install;
  const [name = '', ...rest] = command.split(' ');
  const [program = name, ...first] = manager === 'npm' ? npmCommand() : [name];
  // stdout is reserved for the output of `init`.
  const { status, error } = spawnSync(program, [...first, ...rest], { cwd, stdio: ['inherit', 2, 2] });
  if (status === 0) return true;
  const reason =
    error === undefined
      ? `it ended with ${status === null ? 'a signal' : String(status)}`
      : 'code' in error && error.code === 'ENOENT'
        ? `no ${name} that can be started is on the PATH`
        : error.message;
  report.add('cli/install-failed', {
    message: `${command} failed: ${reason}`,
    help: `What init writes has been written. Run ${command} once that is mended.`,
  });
  return false;
}
