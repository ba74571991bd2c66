// Encoding of request bodies by media type.

import { mediaTypeEssence, classifyMediaType } from './classify-media-type.ts';
import { definedEntries, stringifyValue } from './encode-parameter-values.ts';
import type { ParameterStyle, ParameterStyles } from './operation-descriptor.ts';
import { serializeForm } from './parameter-styles.ts';

/** Binary data in any form that fetch accepts. */
export type BinaryBody = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** Type of a form in which the properties `Files` are files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FileValue<Form[Name]> : Form[Name] }
  : never;

type FileValue<Value> = Value extends string ? Blob : Value extends readonly (infer Item)[] ? FileValue<Item>[] : Value;

/** A body that fetch accepts. */
export interface EncodedBody {
  readonly body: NonNullable<RequestInit['body']>;
  /** Value of the `Content-Type` header; absent if fetch sets it. */
  readonly contentType?: string;
}

/** Encodes a body according to its media type. Binary data and forms are sent unchanged. */
export function encodeBody(value: unknown, mediaType: string, form: ParameterStyles = {}): EncodedBody {
  const essence = mediaTypeEssence(mediaType);
  if (value instanceof FormData) return { body: value };
  if (value instanceof URLSearchParams || value instanceof ReadableStream || isBytes(value))
    return {
      body: copyBytes(value),
      contentType: concreteMediaType(mediaType, (value instanceof Blob && value.type) || 'application/octet-stream'),
    };
  if (essence === 'multipart/form-data' && isObject(value)) return { body: encodeMultipart(value, form) };
  if (essence === 'application/x-www-form-urlencoded' && isObject(value))
    return { body: serializeForm(value, form), contentType: mediaType };
  if (typeof value === 'string' && classifyMediaType(essence) !== 'json')
    return { body: value, contentType: concreteMediaType(mediaType, 'text/plain') };
  return { body: JSON.stringify(value), contentType: concreteMediaType(mediaType, 'application/json') };
}

function isBytes(value: unknown): value is Blob | ArrayBuffer | Uint8Array {
  return value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array;
}

/** Copies a `Uint8Array`, because fetch does not accept shared memory. */
function copyBytes<Value>(value: Value | Uint8Array) {
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns `fallback` if the media type is a range (`image/*`, `application/*+json`). */
function concreteMediaType(mediaType: string, fallback: string): string {
  return mediaType.includes('*') ? fallback : mediaType;
}

/** Creates a form with one part for each property, and for each item of an array. */
function encodeMultipart(value: object, form: ParameterStyles): FormData {
  const parts = new FormData();
  for (const [name, propertyValue] of definedEntries(value)) {
    const style = Object.hasOwn(form, name) ? form[name] : undefined;
    const items: readonly unknown[] = Array.isArray(propertyValue) ? propertyValue : [propertyValue];
    for (const item of items) parts.append(name, encodePart(item, style));
  }
  return parts;
}

/**
 * Encodes a part. Strings have no media type unless the document declares one, because servers treat a part with
 * a media type as a file.
 */
function encodePart(item: unknown, { type, json }: ParameterStyle = {}): string | Blob {
  if (item instanceof Blob && (item.type !== '' || !type || item instanceof File)) return item;
  const content = isBytes(item)
    ? copyBytes(item)
    : json && typeof item === 'string'
      ? JSON.stringify(item)
      : stringifyValue(item);
  return type || typeof content !== 'string'
    ? new Blob([content], { type: type ?? 'application/octet-stream' })
    : content;
}
