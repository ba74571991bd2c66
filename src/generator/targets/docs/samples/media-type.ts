// Concrete media types for samples, also for media type ranges.

import type { Content } from '../../../model/types/api.ts';
import { bare, isSuffixRange, kindOfContent } from '../../../model/media-type-kind.ts';

const usual: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['audio', 'audio/mpeg'],
  ['video', 'video/mp4'],
]);

export function sentMediaType(content: Content): string {
  const { mediaType } = content;
  if (!mediaType.includes('*')) return mediaType;
  const [main = ''] = bare(mediaType).split('/');
  if (isSuffixRange(mediaType)) return bare(mediaType).replace('/*', '/vnd.example');
  const kind = kindOfContent(content);
  return (
    usual.get(main) ??
    (kind === 'json' ? 'application/json' : kind === 'text' && main === '*' ? 'text/plain' : 'application/octet-stream')
  );
}
