// Types of schemas.

export type Array_ = {
  Record?: Record_;
};

export type ConstructorProcessExitBody = string;

export type Readable = {
  secret?: never;
};

/** `Readable` as in a request. */
export type ReadableRequest2 = {
  secret?: string;
};

export type ReadableRequest = string;

/** \@type {string} */
export type Record_ = string;

/** *\/ export const pwned = 1; /* */
export type Proto = {
  __proto__: '*/ \x3c/script> ${0} ` \' " \\ \u2028';
  constructor?: string;
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

/** `Proto` as in a request. */
export type ProtoRequest = {
  __proto__: '*/ \x3c/script> ${0} ` \' " \\ \u2028';
  constructor?: never;
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
export type Constructor = Proto[];

export type String_ = string;
