// Types of schemas.

import type { components, Readable as Readable_, Writable } from './openapi.js';

export type Array_ = components['schemas']['Array'];

export type ConstructorProcessExitBody = components['schemas']['ConstructorProcessExitBody'];

export type Readable = Readable_<components['schemas']['Readable']>;

/** `Readable` as in a request. */
export type ReadableRequest2 = Writable<components['schemas']['Readable']>;

export type ReadableRequest = components['schemas']['ReadableRequest'];

/** \@type {string} */
export type Record_ = components['schemas']['Record'];

/** *\/ export const pwned = 1; /* */
export type Proto = Readable_<components['schemas']['__proto__']>;

/** `Proto` as in a request. */
export type ProtoRequest = Writable<components['schemas']['__proto__']>;

/** *\/ title */
export type Constructor = Readable_<components['schemas']['constructor']>;

/** `Constructor` as in a request. */
export type ConstructorRequest = Writable<components['schemas']['constructor']>;

export type String_ = components['schemas']['string'];
