// Operation descriptors: the part of the document that the client needs at run time.

/** One operation, as its generated function describes it. `Result` is the type of the function's result. */
export interface OperationDescriptor<Result = unknown> {
  /** The operation ID in the document. */
  readonly id: string;
  readonly method: string;
  /** Path template: `/users/{username}`. */
  readonly path: string;
  /** The operation's server, if it has its own. */
  readonly server?: string;
  /** `true` if the operation takes no credentials. */
  readonly anonymous?: true;
  /** Security alternatives, as names of security schemes; absent if a bearer token is enough. */
  readonly security?: readonly (readonly string[])[];
  /** Value of the `Accept` header of requests without `accept`, if it is not `application/json`. */
  readonly accept?: string;
  /** Media type of the response to requests without `accept`, if several are documented and `application/json` is not the default. */
  readonly mediaType?: string;
  /** Media type of the body, or the first of several: the default of the request's `contentType`. */
  readonly contentType?: string;
  /** Serialization styles of form properties that differ from the defaults of OpenAPI. */
  readonly form?: ParameterStyles;
  /** Name of the header that carries `filter`. */
  readonly filter?: string;
  /** Serialization styles of parameters that differ from the defaults of their location. */
  readonly styles?: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly headers?: ParameterStyles;
    readonly cookies?: ParameterStyles;
  };
  /** The documented responses by media type. */
  readonly responses: StatusesByMediaType;
  /** Never set: carries the type of the result. */
  readonly result?: Result;
}

/** Styles by the name of a parameter or form property. */
export interface ParameterStyles {
  readonly [name: string]: ParameterStyle;
}

/** Serialization of a value. */
export interface ParameterStyle {
  readonly style?: 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: boolean;
  /** `true` if reserved characters are not percent-encoded (`allowReserved`). */
  readonly reserved?: true;
  /** `true` if the value is serialized as JSON. */
  readonly json?: true;
  /** Media type of a part in a multipart form. */
  readonly type?: string;
  /**
   * Set if the value is a form that is the whole query string: styles of its properties that differ from the defaults.
   */
  readonly members?: ParameterStyles;
}

/** How a body is read. `none`: there is no body. */
export type BodyKind = 'json' | 'text' | 'binary' | 'stream' | 'none';

/**
 * Statuses (`200`, `4XX`, `default`) by the media type of their bodies, in lower case and without parameters. The key
 * `json` means `application/json`, and `none` means no body. If the media type does not imply the kind of the body, the
 * key begins with it: `text application/*`.
 */
export interface StatusesByMediaType {
  readonly [mediaType: string]: readonly (number | string)[];
}
