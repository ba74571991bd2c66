// Exit statuses, which the help of the program and of each command ends with.

import type { CommandRequest } from './arguments.ts';

type CommandName = Exclude<CommandRequest['command'], 'text'>;

/** Meaning of each status that a command can have. */
type ExitStatuses = readonly (readonly [status: number, meaning: string])[];

const programStatuses: ExitStatuses = [
  [0, 'success'],
  [1, 'the document has errors, or the output is stale'],
  [2, 'the command could not run, or could not read the whole document'],
  [3, 'the output excludes operations that have errors'],
  [70, 'internal error: a bug in Ashlar'],
];

const commandStatuses: Readonly<Record<CommandName, ExitStatuses>> = {
  init: [
    [0, 'the configuration was written'],
    [2, 'an invalid option, no single document, or a conflicting file; or, with --install, the package manager failed'],
  ],
  generate: [
    [0, 'the output was written, or with --check is up to date'],
    [1, 'the document has errors, or with --check the output is stale'],
    [2, 'the command could not run, or could not read the whole document'],
    [3, 'the output excludes operations that have errors'],
  ],
  scaffold: [
    [0, 'every operation has a handler, and all handlers type-check; or the server is not generated yet'],
    [1, 'handlers do not type-check, the document has errors, or with --check handlers are missing'],
    [2, 'the command could not run, or could not read the whole document or the handlers'],
  ],
  templates: [
    [0, 'the templates were listed or copied, or with check each fits its view'],
    [2, 'a template does not fit its view, is invalid, or is unknown; or the command could not run'],
  ],
  lint: [
    [0, 'no finding is an error'],
    [1, 'a finding is an error, or there are more warnings than --max-warnings'],
    [2, 'the command could not run, or could not read the whole document'],
  ],
  model: [
    [0, 'the model was printed'],
    [1, 'the document has errors'],
    [2, 'the command could not run, or could not read the whole document'],
  ],
  mock: [
    [0, 'the server ran until it was stopped'],
    [1, 'the document has errors'],
    [2, 'the server could not start, or could not read the whole document'],
  ],
  diff: [
    [0, 'the documents were compared'],
    [1, 'unapproved changes are at or above the level of --fail-on'],
    [2, 'a document has errors or cannot be read, or the command could not run'],
  ],
  release: [
    [0, 'the packages were published, or with --dry-run can be published'],
    [1, 'the document has errors, the output is stale, or a package fails a check'],
    [2, 'the release could not run, or the registry rejected a package'],
  ],
  explain: [
    [0, 'the code was explained, or the codes were listed'],
    [2, 'the code is unknown'],
  ],
};

/** Returns the section of the help of a command, or of the program. */
export function formatExitStatuses(command?: string): string {
  const statuses = command !== undefined && isCommandName(command) ? commandStatuses[command] : programStatuses;
  const width = Math.max(...statuses.map(([status]) => String(status).length));
  const lines = statuses.map(([status, meaning]) => `\n  ${String(status).padEnd(width)}  ${meaning}`);
  return `\nExit status:${lines.join('')}`;
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandStatuses, name);
}
