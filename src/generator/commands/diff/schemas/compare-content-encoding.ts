// Comparison of `contentEncoding`, `contentMediaType`, and `contentSchema`.

import type { ComparisonContext } from './comparison-context.ts';

export function compareContentKeywords({
  base,
  head,
  sharesType,
  reportChange,
  compareNested,
}: ComparisonContext): void {
  if (!sharesType('string')) return;
  const encodings = { base: base.contentEncoding?.part, head: head.contentEncoding?.part };
  const encoding = { from: base.contentEncoding?.value ?? '', to: head.contentEncoding?.value ?? '' };
  if (!base.contentEncoding !== !head.contentEncoding)
    reportChange(head.contentEncoding ? 'content-encoding-added' : 'content-encoding-removed', encoding, encodings);
  else if (encoding.from.toLowerCase() !== encoding.to.toLowerCase())
    reportChange('content-encoding-changed', encoding, encodings);

  const types = { base: base.contentMediaType?.part, head: head.contentMediaType?.part };
  const type = { from: base.contentMediaType?.value ?? '', to: head.contentMediaType?.value ?? '' };
  if (!base.contentMediaType !== !head.contentMediaType)
    reportChange(head.contentMediaType ? 'content-media-type-added' : 'content-media-type-removed', type, types);
  else if (type.from.toLowerCase() !== type.to.toLowerCase()) reportChange('content-media-type-changed', type, types);

  const [before, after] = [base.contentSchema, head.contentSchema];
  const parts = { base: before?.part, head: after?.part };
  if (before && after) compareNested('content', before.value, after.value, { parts });
  else if (after) reportChange('content-schema-added', {}, parts);
  else if (before) reportChange('content-schema-removed', {}, parts);
}
