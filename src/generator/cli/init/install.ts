// Installing what a package.json names, by the project's own package manager.

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import type { Report } from '../../report/report.ts';
import { words, type Manager } from './manager.ts';

/** Whether that was done; what the manager says is seen on stderr, and that it failed is reported. */
export function install(manager: Manager, cwd: string, report: Report): boolean {
  const command = words[manager].install;
  const [program = '', ...rest] = command.split(' ');
  // On Windows managers are scripts of the shell; the words are our own. What the answer is read from stays free of others' text.
  const { status, error } = spawnSync(program, rest, { cwd, stdio: ['inherit', 2, 2], shell: process.platform === 'win32' });
  if (status === 0) return true;
  const why = error === undefined ? `it ended with ${status === null ? 'a signal' : String(status)}` : 'code' in error && error.code === 'ENOENT' ? `there is no ${program} on the PATH` : error.message;
  report.add('cli/not-installed', { message: `${command} failed: ${why}`, help: `What init writes has been written. Run ${command} once that is mended.` });
  return false;
}
