// Types of *\/ </script><script>alert(`${1}`)</script>
//  '"\, version 1 *\/ // 😀, compatible with openapi-typescript.

import type * as operationTypes from './operations.js';
import type * as schemas from './schemas.js';

interface noParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface paths {
  '/a\'b"c`d${e}*/\x3c/script>/{__proto__}': {
    parameters: noParameters;
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
    Array: schemas.Array_;
    ConstructorProcessExitBody: schemas.ConstructorProcessExitBody;
    Readable: {
      secret?: string;
    };
    ReadableRequest: schemas.ReadableRequest;
    Record: schemas.Record_;
    /** *\/ export const pwned = 1; /* */
    __proto__: {
      __proto__: '*/ \x3c/script> ${0} ` \' " \\ \u2028';
      readonly constructor?: string;
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
      'a b': string;
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
    string: schemas.String_;
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
      query?: operationTypes.ConstructorProcessExitQuery;
      header?: never;
      path: operationTypes.ConstructorProcessExitPath;
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
        content: { 'application/json': components['schemas']['constructor'] };
      };
    };
  };
}
