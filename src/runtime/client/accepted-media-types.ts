// Media types that a call accepts: in its `Accept` header, and for the status of a response.

import { classifyMediaType, mediaTypeEssence } from './classify-media-type.ts';
import type { BodyKind, StatusesByMediaType } from './operation-descriptor.ts';

/** In order of preference, for responses without a media type. */
export const preferredKinds: readonly BodyKind[] = ['json', 'text', 'stream', 'binary', 'none'];

/**
 * Returns the `Accept` header of a call that names a media type. Errors and other successes have their own media types;
 * a lower weight keeps servers from preferring these to the named one.
 */
export function acceptHeader(responses: StatusesByMediaType, accept: string): string {
  const named = mediaTypeEssence(accept);
  const others = Object.entries(responses).flatMap(([key, statuses]) =>
    key !== 'none' &&
    keyMediaType(key) !== named &&
    statuses.some((name) => acceptedKeys(responses, name, isSuccess(name), named).includes(key))
      ? `${keyMediaType(key)};q=0.9`
      : [],
  );
  // `Accept` does not support ranges by suffix, such as `application/*+json`.
  return [accept, ...others].join(', ').replace(/[*][+][^;,]*/g, '*');
}

/**
 * Returns the keys of `responses` that are accepted for a status: for a success the accepted media type if it is
 * documented, or else those that are JSON; all keys if there is none, and for errors. `default` applies to a success
 * only if no success is documented.
 */
export function acceptedMediaTypes(responses: StatusesByMediaType, status: number, accept: string): readonly string[] {
  const range = `${Math.floor(status / 100)}XX`;
  const documented = Object.values(responses).flat();
  const names = [status, range, ...(isSuccess(status) && documented.some(isSuccess) ? [] : ['default'])];
  const name = names.find((each) => documented.includes(each));
  return name === undefined ? [] : acceptedKeys(responses, name, isSuccess(status), mediaTypeEssence(accept));
}

/** Returns how a body with a key of `responses` is read. */
export function declaredBodyKind(key: string): BodyKind {
  return preferredKinds.find((kind) => kind === key.replace(/ .*/, '')) ?? classifyMediaType(key);
}

/** Returns the media type or range of a key of `responses`. */
export function keyMediaType(key: string): string {
  return key === 'json' ? 'application/json' : key.replace(/.* /, '');
}

function acceptedKeys(
  responses: StatusesByMediaType,
  name: number | string,
  isSuccessStatus: boolean,
  accept: string,
): readonly string[] {
  const keys = Object.keys(responses).filter((key) => responses[key]?.includes(name));
  if (!isSuccessStatus) return keys;
  const accepted = keys.filter((key) => keyMediaType(key) === accept);
  const json = keys.filter((key) => declaredBodyKind(key) === 'json');
  return [accepted, json].find(({ length }) => length > 0) ?? keys;
}

function isSuccess(status: number | string): boolean {
  return String(status).startsWith('2');
}
