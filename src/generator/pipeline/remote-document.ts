// Document arguments that are URLs.

import type { Report } from '../diagnostics/report.ts';

/** Returns whether a document argument is a URL, which is reported. */
export function reportRemoteDocument(document: string, report: Report): boolean {
  if (!/^https?:/i.test(document)) return false;
  const help = 'download a copy: Ashlar only reads local files, so that the output does not depend on the network';
  report.add('source/remote-reference', { message: `cannot read \`${document}\`: it is not a local file`, help });
  return true;
}
