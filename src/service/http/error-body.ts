// The body of error responses that are sent before the pipeline runs (spec: Errors).

/** Returns the JSON body for one error. */
export function errorBody(message: string): string {
  return JSON.stringify({ errors: [{ reason: message }] });
}
