// The body of errors before the pipeline (spec: Errors).

/** Returns the JSON body for one error. */
export function errorBody(message: string): string {
  return JSON.stringify({ errors: [{ reason: message }] });
}
