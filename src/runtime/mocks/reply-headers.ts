// Headers of replies: those that the response requires, which are created, and those of the reply.

import { stringifyAsciiJson } from '../client/encode-parameter-values.ts';
import { serializeHeader } from '../client/parameter-styles.ts';
import { escapeToken } from '../validation/json-pointer.ts';
import type { ResponseValidator } from './body-check.ts';
import { createFactory } from './factory.ts';
import type { SampleSchema } from './sample-schema.ts';

/** Value of a header; `undefined` is the same as none. */
export type HeaderValue = string | number | boolean | undefined;

/** The headers of a reply. `Documented` has the types of those in the document; lists and objects are serialized. */
export type ReplyHeaders<Documented> = Headers | (Documented & { readonly [name: string]: HeaderValue });

/** A header that a response requires. */
export interface RequiredHeader {
  readonly sample: SampleSchema;
  readonly explode?: boolean;
  /** Whether the value is JSON, which has no validator. */
  readonly isJson?: true;
}

/** The headers that a response requires, by name. */
export interface RequiredHeaders {
  readonly [name: string]: RequiredHeader;
}

/** The response whose headers are created. */
interface HeaderContext {
  /** Name of the response, for errors. */
  readonly name: string;
  readonly status: number;
  readonly validate: ResponseValidator | undefined;
  readonly seed: number;
}

/**
 * Returns the given headers and the required ones.
 *
 * @throws Error if a required header that is given is invalid
 */
export function createReplyHeaders(
  required: RequiredHeaders,
  given: ReplyHeaders<unknown> | undefined,
  context: HeaderContext,
): Headers {
  const headers = new Headers();
  const entries: Iterable<readonly [string, HeaderValue]> = isIterable(given) ? given : Object.entries(given ?? {});
  for (const [name, value] of entries) if (value !== undefined) headers.append(name, serializeHeader(value));
  for (const [name, header] of Object.entries(required)) {
    const override = headers.get(name) ?? undefined;
    const factory = createFactory({
      name: `the headers of ${context.name}`,
      sample: header.sample,
      salt: hashName(name),
      ...(!header.isJson && { check: createHeaderCheck(name, header, context) }),
    });
    const value = factory.json(override, { seed: context.seed });
    if (override === undefined) headers.set(name, headerText(value, header));
  }
  return headers;
}

/** Type guard for `Headers`, also those of another implementation. */
function isIterable(given: object = {}): given is Iterable<readonly [string, string]> {
  return Symbol.iterator in given;
}

/** Returns the FNV-1a hash of a name. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash;
}

/** Returns the function that validates a value as the client does: in the text that it receives. */
function createHeaderCheck(
  name: string,
  header: RequiredHeader,
  { status, validate }: HeaderContext,
): (value: unknown) => ReturnType<ResponseValidator> {
  const pointer = `/header/${escapeToken(name)}`;
  return (value) => {
    // Headers have no spaces at their ends.
    const text = new Headers([[name, headerText(value, header)]]).get(name) ?? '';
    const problems = validate?.(status, { [name.toLowerCase()]: text }, undefined) ?? [];
    return problems.filter((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
  };
}

/** Returns the text of a header value: in the style `simple`, or JSON. */
export function headerText(value: unknown, { explode = false, isJson }: Omit<RequiredHeader, 'sample'>): string {
  return isJson ? stringifyAsciiJson(value) : serializeHeader(value, { explode });
}
