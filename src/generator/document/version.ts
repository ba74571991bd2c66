// Which version of OpenAPI a document says it is.

import type { Report } from '../report/report.ts';
import type { MapNode } from '../source/tree.ts';
import type { Version } from './openapi.ts';
import { placeOf } from './reading.ts';

/** 3.0 or 3.1; anything else is reported. */
export function versionOf(root: MapNode, report: Report): Version | undefined {
  const stated = root.entries.get('openapi');
  const written = stated?.value.kind === 'scalar' ? stated.value.raw.replace(/^["']|["']$/g, '') : '';
  const known = /^3\.([01])(?:\.\d+(?:-.*)?)?$/.exec(written)?.[1];
  if (known !== undefined) return known === '0' ? '3.0' : '3.1';
  const swagger = root.entries.get('swagger');
  if (stated) report.add('document/version', { message: `OpenAPI "${written}" is not read, only 3.0 and 3.1`, place: placeOf(stated.value) });
  else if (swagger) {
    report.add('document/version', {
      message: 'this is a Swagger 2.0 document, and only OpenAPI 3.0 and 3.1 are read',
      place: placeOf(swagger),
      help: 'Convert it to OpenAPI 3 first.',
    });
  } else report.add('document/version', { message: '"openapi" is missing, so this is no OpenAPI document', place: placeOf(root) });
  return undefined;
}
