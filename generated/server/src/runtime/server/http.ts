// Requests and responses as the pipeline sees them, whatever server they come through.

/** By lower-case name; several of one name are joined by a comma, cookies by a semicolon. */
export interface RequestHeaders {
  readonly [name: string]: string | undefined;
}

/** A request as an adapter hands it over. */
export interface ServiceRequest {
  /** Upper case, but for methods that are the document's own. */
  readonly method: string;
  /** Path and query as sent: `/v4/tags?page=2`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The client's address, where the server knows it. */
  readonly address?: string | undefined;
  /** Aborts when the client goes away. */
  readonly signal?: AbortSignal | undefined;
  /** Reads the body, stopping beyond `limit` bytes. Absent where there is none. Called once at most. */
  readonly body?: ((limit: number) => Promise<Uint8Array | 'too large'>) | undefined;
}

/** A response as an adapter sends it. Names of headers are as people write them; none is there twice. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Absent for HEAD too, whose headers are those of the body that GET has. */
  readonly body?: string | Uint8Array;
}

/** The value of a header, whatever the case of its name. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(headers, key) ? headers[key] : undefined;
}
