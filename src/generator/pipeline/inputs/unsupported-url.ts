// Rejection of URLs that are not read over HTTP.

import type { Report } from '../../diagnostics/report.ts';
import { isRemote } from '../../source/input-path.ts';

/** Reports a document argument that is a URL with another protocol than http and https, and returns whether it is one. */
export function reportUnsupportedUrl(document: string, report: Report): boolean {
  const [, protocol] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(document) ?? [];
  if (protocol === undefined || isRemote(document)) return false;
  report.add('source/unreadable-url', {
    message: `cannot read a URL with the protocol \`${protocol}\`: only http and https URLs can be read`,
    help: protocol.toLowerCase() === 'file' ? 'pass the path of the file' : 'download the document, and pass the file',
  });
  return true;
}
