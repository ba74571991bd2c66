// Request bodies, encoded by their media types.

import { bare, kindOf } from './media-type.ts';
import { textOf } from './percent-encode.ts';
import type { Style, Styles } from './operation-descriptor.ts';
import { formText, membersOf } from './parameter-styles.ts';

/** Binary data in any form that fetch accepts. */
export type Binary = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** Type of a form whose properties `Files` are files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FilesIn<Form[Name]> : Form[Name] }
  : never;

type FilesIn<Value> = Value extends string ? Blob : Value extends readonly (infer Item)[] ? FilesIn<Item>[] : Value;

/** A body as fetch takes it. */
export interface Written {
  readonly body: NonNullable<RequestInit['body']>;
  /** Value of the `Content-Type` header; absent if fetch sets it itself. */
  readonly type?: string;
}

/** Encodes a body by its media type. Binary data and forms are sent unchanged. */
export function writtenBody(value: unknown, mediaType: string, form: Styles = {}): Written {
  const name = bare(mediaType);
  if (value instanceof FormData) return { body: value };
  if (value instanceof URLSearchParams || value instanceof ReadableStream || isBytes(value))
    return {
      body: sendable(value),
      type: precise(mediaType, (value instanceof Blob && value.type) || 'application/octet-stream'),
    };
  if (name === 'multipart/form-data' && isMembers(value)) return { body: multipart(value, form) };
  if (name === 'application/x-www-form-urlencoded' && isMembers(value))
    return { body: formText(value, form), type: mediaType };
  if (typeof value === 'string' && kindOf(name) !== 'json')
    return { body: value, type: precise(mediaType, 'text/plain') };
  return { body: JSON.stringify(value), type: precise(mediaType, 'application/json') };
}

function isBytes(value: unknown): value is Blob | ArrayBuffer | Uint8Array {
  return value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array;
}

/** Copies a `Uint8Array`: fetch does not accept shared memory. */
function sendable<Value>(value: Value | Uint8Array) {
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
}

function isMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns the body's own type if the media type is a range (`image/*`, `application/*+json`). */
function precise(mediaType: string, own: string): string {
  return mediaType.includes('*') ? own : mediaType;
}

/** Creates a form with one part for each property, and for each item of an array. */
function multipart(value: object, form: Styles): FormData {
  const parts = new FormData();
  for (const [name, member] of membersOf(value)) {
    const style = Object.hasOwn(form, name) ? form[name] : undefined;
    const items: readonly unknown[] = Array.isArray(member) ? member : [member];
    for (const item of items) parts.append(name, part(item, style));
  }
  return parts;
}

/**
 * Encodes a part. Strings have no media type unless the document declares one: servers take a part with a media type
 * for a file.
 */
function part(item: unknown, { type, json }: Style = {}): string | Blob {
  if (item instanceof Blob && (item.type !== '' || !type || item instanceof File)) return item;
  const content = isBytes(item)
    ? sendable(item)
    : json && typeof item === 'string'
      ? JSON.stringify(item)
      : textOf(item);
  return type || typeof content !== 'string'
    ? new Blob([content], { type: type ?? 'application/octet-stream' })
    : content;
}
