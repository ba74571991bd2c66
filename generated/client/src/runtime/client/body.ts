// A value as the body of a request, by its media type.

import { bare, kindOf } from './media-type.js';
import { textOf } from './percent-encode.js';
import type { Style, Styles } from './operation-descriptor.js';
import { formText, membersOf } from './parameter-styles.js';

/** Bytes, in any form that fetch takes. */
export type Binary = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** A form's type, with bytes where the document has files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FilesIn<Form[Name]> : Form[Name] }
  : never;

type FilesIn<Value> = Value extends string ? Blob : Value extends readonly (infer Item)[] ? FilesIn<Item>[] : Value;

/** What fetch is given. */
export interface Written {
  readonly body: NonNullable<RequestInit['body']>;
  /** The header `Content-Type`; absent where fetch knows it better. */
  readonly type?: string;
}

/** The body as it is sent. What is bytes or a form already is sent as it is. */
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

/** Bytes that others may change meanwhile are copied: fetch takes no shared memory. */
function sendable<Value>(value: Value | Uint8Array) {
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
}

function isMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A range (`image/*`, `application/*+json`) gives way to what the body is by itself. */
function precise(mediaType: string, own: string): string {
  return mediaType.includes('*') ? own : mediaType;
}

/** One part for each member, and for each item of a list. */
function multipart(value: object, form: Styles): FormData {
  const parts = new FormData();
  for (const [name, member] of membersOf(value)) {
    const style = Object.hasOwn(form, name) ? form[name] : undefined;
    const items: readonly unknown[] = Array.isArray(member) ? member : [member];
    for (const item of items) parts.append(name, part(item, style));
  }
  return parts;
}

/** Text stays text unless the document gives it a media type: with one of its own, servers take it for a file. */
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
