// The body of an error that comes before the pipeline (interface: Errors).

/** As JSON, for one reason. */
export function errorBody(reason: string): string {
  return JSON.stringify({ errors: [{ reason }] });
}
