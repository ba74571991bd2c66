// The text of the module `openapi`: its declarations, and the helpers that they are written with.

import { lineComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Api } from '../../model/types/api.ts';
import type { OpenapiTypes } from './openapi-types.ts';

/** The whole module, laid out. A formatter would parse each megabyte of it again and change nothing. */
export function openapiModule({ info }: Api, { declarations, marked, requires }: OpenapiTypes): Code<'ts'> {
  const title = lineComment(`${info.title}, version ${info.version}, as openapi-typescript types it.`);
  const parts = [title, ...(marked ? [markers] : []), ...(requires ? [withRequired] : []), declarations];
  return ts`${join(parts, ts`\n\n`)}\n`;
}

/** In the form that openapi-fetch and its relatives know. The compiler reads `Readable<E>[]` later than a mapped list: only so can a list be an item of itself. */
const markers = ts`/** A property that only a response has. */
export type $Read<T> = { readonly $read: T };

/** A property that only a request has. */
export type $Write<T> = { readonly $write: T };

/** What a response carries of \`T\`: everything but what only a request has. */
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

/** What a request may carry of \`T\`: everything but what only a response has. */
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
          : T;`;

/** Over the names, not over `keyof T`: a type that leads back to itself is looked into only where somebody asks for a member. */
const withRequired = ts`/** \`T\` with some of its optional properties always there. */
export type WithRequired<T, K extends PropertyKey> = T & {
  [P in K]: P extends keyof T ? Required<T>[P] : never;
};`;
