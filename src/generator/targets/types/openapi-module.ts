// Source text of the module `openapi`: its declarations and their helper types.

import { lineComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { joinCode, ts } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import type { OpenapiTypes } from './openapi-types.ts';

/** Prints the module in its final format: running a formatter on megabytes of code would change nothing. */
export function printOpenapiModule(
  { info }: Api,
  { declarations, hasMarkers, hasWithRequired }: OpenapiTypes,
): SafeText<'ts'> {
  const title = lineComment(`${info.title}, version ${info.version}, as openapi-typescript types it.`);
  const parts = [
    title,
    ...(hasMarkers ? [markerTypes] : []),
    ...(hasWithRequired ? [withRequiredType] : []),
    declarations,
  ];
  return ts`${joinCode(parts, ts`\n\n`)}\n`;
}

/**
 * The marker types of openapi-typescript (`--read-write-markers`). TypeScript defers `Readable<E>[]` but not a mapped
 * array type, so only this form supports arrays that contain themselves.
 */
const markerTypes = ts`/** A property that only a response has. */
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

/** Maps over `K` instead of `keyof T` so that TypeScript resolves recursive types only when a property is accessed. */
const withRequiredType = ts`/** \`T\` with some of its optional properties always there. */
export type WithRequired<T, K extends PropertyKey> = T & {
  [P in K]: P extends keyof T ? Required<T>[P] : never;
};`;
