// What the client knows of an operation: the little of the document that a call needs.

/** One operation, as its generated function describes it. `Result` is what a call answers. */
export interface Operation<Result = unknown> {
  /** As the document calls it. */
  readonly id: string;
  readonly method: string;
  /** The template of the path: `/users/{username}`. */
  readonly path: string;
  /** The operation's own server, where that is not the interface's. */
  readonly server?: string;
  /** Set where the operation takes no credentials, so that it gets none. */
  readonly anonymous?: true;
  /** The alternatives of what proves who calls, by security schemes; only where that is more than a bearer token. */
  readonly security?: readonly (readonly string[])[];
  /** The header `Accept`, where it is not `application/json`. */
  readonly accept?: string;
  /** The media type of the body, or the first of those that it may have: where the caller names none. */
  readonly body?: string;
  /** How members of a form are written, where that is not as OpenAPI assumes. */
  readonly form?: Styles;
  /** The header that carries `filter`. */
  readonly filter?: string;
  /** How parameters are written, where that is not as OpenAPI assumes for their place. */
  readonly styles?: {
    readonly path?: Styles;
    readonly query?: Styles;
    readonly headers?: Styles;
    readonly cookies?: Styles;
  };
  /** What each status (`200`, `4XX`, `default`) may answer with. */
  readonly answers: Answers;
  /** Never there: it only carries the type. */
  readonly result?: Result;
}

/** By the name of a parameter or of a form's member. */
export interface Styles {
  readonly [name: string]: Style;
}

/** How a value is written as text. */
export interface Style {
  readonly style?: 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: boolean;
  /** Set where reserved characters are left as they are. */
  readonly reserved?: true;
  /** Set where the value is written as JSON. */
  readonly json?: true;
  /** The media type of a member of a multipart form. */
  readonly type?: string;
  /** Set where the value is a form that is the whole query: how its members are written, where that is not as in any form. */
  readonly members?: Styles;
}

/** What a body is read as: by its media type alone. `none` is no body. */
export type Kind = 'json' | 'text' | 'binary' | 'stream' | 'none';

/**
 * The statuses that may answer with a body of each media type, in lower case and without parameters. `json` is
 * `application/json`, `none` no body at all. Before a range stands what its bodies are read as, where its name does not say it:
 * `text application/*`.
 */
export interface Answers {
  readonly [mediaType: string]: readonly (number | string)[];
}
