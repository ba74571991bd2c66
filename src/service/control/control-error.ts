// Error responses from the control plane.

import { limitErrorDetails } from '@cloud-api/server';

/** An error response with a status and the API's error body. */
export class ControlError extends Error {
  readonly status: number;
  readonly errors: readonly { readonly reason: string; readonly field?: string }[];

  constructor(status: number, errors: ControlError['errors']) {
    super(errors.map(({ reason }) => reason).join(' '));
    this.status = status;
    const bounded = limitErrorDetails({
      status,
      details: errors.map(({ reason, ...location }) => ({ message: reason, ...location })),
    });
    this.errors = bounded.map(({ message, ...location }) => ({ reason: message, ...location }));
  }
}

export function badRequest(message: string): ControlError {
  return new ControlError(400, [{ reason: message }]);
}

export function notFound(name: string): ControlError {
  return new ControlError(404, [{ reason: `There is no ${name}.` }]);
}

/** Returns the value if it is valid; otherwise throws a `ControlError` with all problems. */
export function requireValid<T>(
  value: unknown,
  isValid: (value: unknown) => value is T,
  check: (value: unknown) => readonly { readonly pointer: string; readonly message: string }[],
): T {
  if (isValid(value)) return value;
  const problems = check(value).map(({ pointer, message }) => {
    const field = pointer.split('/').slice(1).join('.');
    return { reason: message, ...(field !== '' && { field }) };
  });
  throw new ControlError(400, problems);
}
