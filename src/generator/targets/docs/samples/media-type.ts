// Concrete media types for samples, also for media type ranges.

import type { MediaType } from '../../../model/types/api.ts';
import { mediaTypeEssence, isSuffixRange, contentKind } from '../../../model/media-type-kind.ts';

const sampleTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['audio', 'audio/mpeg'],
  ['video', 'video/mp4'],
]);

export function sampleMediaType(content: MediaType): string {
  const { mediaType } = content;
  if (!mediaType.includes('*')) return mediaType;
  const [main = ''] = mediaTypeEssence(mediaType).split('/');
  if (isSuffixRange(mediaType)) return mediaTypeEssence(mediaType).replace('/*', '/vnd.example');
  const kind = contentKind(content);
  return (
    sampleTypes.get(main) ??
    (kind === 'json' ? 'application/json' : kind === 'text' && main === '*' ? 'text/plain' : 'application/octet-stream')
  );
}
