// The schemas of the interface, each under its own name.

import type { components, Readable as $Readable, Writable as $Writable } from './openapi.js';

export type Array_ = components['schemas']['Array'];

export type ConstructorProcessExitBody = components['schemas']['ConstructorProcessExitBody'];

export type Readable = $Readable<components['schemas']['Readable']>;

/** What a request may carry of `Readable`. */
export type ReadableRequest2 = $Writable<components['schemas']['Readable']>;

export type ReadableRequest = components['schemas']['ReadableRequest'];

/** \@type {string} */
export type Record_ = components['schemas']['Record'];

/** *\/ export const pwned = 1; /* */
export type Proto = $Readable<components['schemas']['__proto__']>;

/** What a request may carry of `Proto`. */
export type ProtoRequest = $Writable<components['schemas']['__proto__']>;

/** *\/ title */
export type Constructor = $Readable<components['schemas']['constructor']>;

/** What a request may carry of `Constructor`. */
export type ConstructorRequest = $Writable<components['schemas']['constructor']>;

export type String_ = components['schemas']['string'];
