// How the control plane refuses a request.

import { boundedReasons } from '@cloud-api/server';

/** Answered with its status and the interface's error body. */
export class ControlProblem extends Error {
  readonly status: number;
  readonly reasons: readonly { readonly reason: string; readonly field?: string }[];

  constructor(status: number, reasons: ControlProblem['reasons']) {
    super(reasons.map(({ reason }) => reason).join(' '));
    this.status = status;
    const bounded = boundedReasons({
      status,
      reasons: reasons.map(({ reason: message, ...where }) => ({ message, ...where })),
    });
    this.reasons = bounded.map(({ message: reason, ...where }) => ({ reason, ...where }));
  }
}

export function badRequest(reason: string): ControlProblem {
  return new ControlProblem(400, [{ reason }]);
}

export function notFound(what: string): ControlProblem {
  return new ControlProblem(404, [{ reason: `There is no ${what}.` }]);
}

/** What a request holds, if it is valid; else throws all that is wrong with it. */
export function valid<T>(
  value: unknown,
  is: (value: unknown) => value is T,
  check: (value: unknown) => readonly { readonly pointer: string; readonly message: string }[],
): T {
  if (is(value)) return value;
  const problems = check(value).map(({ pointer, message }) => {
    const field = pointer.split('/').slice(1).join('.');
    return { reason: message, ...(field !== '' && { field }) };
  });
  throw new ControlProblem(400, problems);
}
