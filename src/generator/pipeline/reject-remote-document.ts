// Rejection of remote documents.

import type { Report } from '../diagnostics/report.ts';

/** Reports a document argument that is a URL, and returns whether it is one. */
export function reportRemoteDocument(document: string, report: Report): boolean {
  if (!/^https?:/i.test(document)) return false;
  const help = 'download a copy: Ashlar only reads local files, so that the output does not depend on the network';
  report.add('source/remote-reference', { message: `cannot read \`${document}\`: it is not a local file`, help });
  return true;
}
