// Types of *\/ </script><script>alert(`${1}`)</script>
//  '"\, version 1 *\/ // 😀, compatible with openapi-typescript.

/** Marks a read-only property, which only responses contain. */
export type $Read<T> = { readonly $read: T };

/** Marks a write-only property, which only requests contain. */
export type $Write<T> = { readonly $write: T };

/** `T` as in a response, without write-only properties. */
export type Readable<T> =
  T extends $Write<unknown>
    ? never
    : T extends $Read<infer U>
      ? Readable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Readable<E>[]
          : { [K in keyof T]: Readable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Write<unknown> ? never : K]: Readable<
                T[K]
              >;
            }
          : T;

/** `T` as in a request, without read-only properties. */
export type Writable<T> =
  T extends $Read<unknown>
    ? never
    : T extends $Write<infer U>
      ? Writable<U>
      : T extends readonly (infer E)[]
        ? E[] extends T
          ? Writable<E>[]
          : { [K in keyof T]: Writable<T[K]> }
        : T extends object
          ? {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? never : K]: Writable<
                T[K]
              >;
            } & {
              [K in keyof T as NonNullable<T[K]> extends $Read<unknown> ? K : never]?: never;
            }
          : T;

export interface paths {
  '/a\'b"c`d${e}*/\x3c/script>/{__proto__}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * \@deprecated *\/ summary
     *
     * First.
     *
     * \@ts-ignore
     * *\/
     * // \@ts-expect-error
     * </script> 100%zz
     */
    post: operations['constructor */ `${process.exit()}`'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Array: {
      Record?: components['schemas']['Record'];
    };
    ConstructorProcessExitBody: string;
    Readable: {
      secret?: $Write<string>;
    };
    ReadableRequest: string;
    /** \@type {string} */
    Record: string;
    /** *\/ export const pwned = 1; /* */
    __proto__: {
      __proto__: '*/ \x3c/script> ${0} ` \' " \\ \u2028';
      constructor?: $Read<string>;
      '*/':
        | "'"
        | '"'
        | '`'
        | '\\'
        | '${0}'
        | '\x3c/script>'
        | '\x3c!--'
        | '\u2028\u2029'
        | '😀'
        | '\u202e'
        | '\u0000'
        | '__proto__';
      /** @default "*\/ \@see" */
      'a b'?: string;
      '100%'?: {
        '%zz'?: string;
      };
      '😀'?: string;
      '\x3c/script>'?: string;
      '\u2028'?: string;
      /**
       * `
       * \@internal
       * `
       */
      'line\nbreak'?: string;
      '${process.exit()}'?: string;
      toString?: boolean;
    };
    /** *\/ title */
    constructor: components['schemas']['__proto__'][];
    string: string;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  'constructor */ `${process.exit()}`': {
    parameters: {
      query?: {
        /** @default "*\/ \@default" */
        'it\'s\u2028 "%zz" \\'?: string;
        constructor?: number;
      };
      header?: never;
      path: {
        /** *\/ `x` *\/ */
        __proto__: string;
        e: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json; q='*/'": components['schemas']['__proto__'];
      };
    };
    responses: {
      /** *\/ ok */
      200: {
        headers: {
          /** *\/ */
          "X-*/'`${0}`"?: string;
          [key: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['constructor'];
        };
      };
    };
  };
}
