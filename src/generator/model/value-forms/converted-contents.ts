// Bodies that the client converts.

import { contentKind, isFormMediaType, mediaTypeEssence } from '../media-types.ts';
import type { MediaType } from '../types/api.ts';

/**
 * Returns whether the client converts a body: JSON, and forms in requests. `contents` are all media types of the body.
 * Those that differ only in parameters are not converted, because they are not distinguished.
 */
export function isConvertedContent(
  content: MediaType,
  contents: readonly MediaType[],
  direction: 'request' | 'response',
): boolean {
  const essence = mediaTypeEssence(content.mediaType);
  return (
    (contentKind(content) === 'json' || (direction === 'request' && isFormMediaType(content.mediaType))) &&
    contents.filter(({ mediaType }) => mediaTypeEssence(mediaType) === essence).length === 1
  );
}
