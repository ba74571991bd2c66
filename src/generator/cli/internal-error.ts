// Message for an internal error.

import type { Environment } from './environment.ts';
import { eraseProgress } from './progress.ts';

/** Exit status of an internal error (`EX_SOFTWARE` in sysexits.h). */
const internalErrorStatus = 70;

/** Prints an exception as a bug in Ashlar and returns the exit status; the stack only if `ASHLAR_DEBUG` is 1. */
export function printInternalError(error: unknown, environment: Environment): number {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  const debug = environment.env['ASHLAR_DEBUG'] === '1';
  eraseProgress(environment);
  environment.stderr.write(
    `This is a bug in Ashlar, not in your document.\n\n${debug ? stack : message}\n\n` +
      'Please report it with the command that you ran and, if you can, the part of the document that brings it about.\n' +
      (debug ? '' : 'ASHLAR_DEBUG=1 prints where it happened; please add that too.\n'),
  );
  return internalErrorStatus;
}
