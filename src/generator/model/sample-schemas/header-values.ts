// Header values that the client receives as they are sent.

import { headerText } from '../../../runtime/mocks/reply-headers.ts';
import { contentKind } from '../media-types.ts';
import type { Header } from '../types/api.ts';
import type { Json } from '../../source/node.ts';

/** Returns whether the value of a header is JSON. */
export function isJsonHeader({ content }: Header): boolean {
  return content !== undefined && contentKind(content) === 'json';
}

/** Returns whether a header can have a value: the name is valid, and the string arrives without changes. */
export function canSendHeader(header: Header, value: Json): boolean {
  const isJson = isJsonHeader(header);
  const text = headerText(value, { explode: header.explode, ...(isJson && { isJson }) });
  // Clients decode the parts of arrays and objects, but not strings.
  const expected = typeof value === 'string' && !isJson ? value : text;
  try {
    return new Headers([[header.name, text]]).get(header.name) === expected;
  } catch {
    return false;
  }
}
