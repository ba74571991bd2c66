// Requests and responses, independent of the HTTP server.

/** Headers by lower-case name. Several values are joined by commas, cookies by semicolons. */
export interface RequestHeaders {
  readonly [name: string]: string | undefined;
}

/** A request, as adapters create it. */
export interface ServiceRequest {
  /** Upper case, except for nonstandard methods that the document defines. */
  readonly method: string;
  /** Path and query as sent: `/v4/tags?page=2`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The client's IP address, if it is known. */
  readonly address?: string | undefined;
  /** Aborts if the client disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** Reads the body, up to `limit` bytes. Absent if there is no body. Called at most once. */
  readonly body?: ((limit: number) => Promise<Uint8Array | 'too large'>) | undefined;
}

/** A response, as adapters send it. Header names have their usual case, and are unique. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Also absent for HEAD requests, whose headers describe the body of GET. */
  readonly body?: string | Uint8Array;
}

/** Returns the value of a header; its name is case-insensitive. */
export function getHeader(headers: RequestHeaders, name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(headers, key) ? headers[key] : undefined;
}
