// OpenAPI version of a document.

import type { Report } from '../diagnostics/report.ts';
import type { MapNode } from '../source/node.ts';
import type { OpenApiVersion } from './types.ts';
import { sourceLocation } from './read-context.ts';

/** Returns the `openapi` version (3.0, 3.1, or 3.2); reports any other. */
export function detectVersion(root: MapNode, report: Report): OpenApiVersion | undefined {
  const stated = root.entries.get('openapi');
  const value = stated?.value.kind === 'scalar' ? stated.value.raw.replace(/^["']|["']$/g, '') : '';
  const known = /^(3\.[012])(?:\.\d+(?:-.*)?)?$/.exec(value)?.[1];
  if (known === '3.0' || known === '3.1' || known === '3.2') return known;
  const swagger = root.entries.get('swagger')?.value;
  if (stated)
    report.add('document/unsupported-version', {
      message: `OpenAPI "${value}" is not read, only 3.0 to 3.2`,
      location: sourceLocation(stated.value),
    });
  else if (swagger)
    report.add('document/unsupported-version', {
      message: 'this is a version of Swagger that is not read, only 2.0',
      location: sourceLocation(swagger),
    });
  else
    report.add('document/unsupported-version', {
      message: '"openapi" is missing, so this is no OpenAPI document',
      location: sourceLocation(root),
    });
  return undefined;
}
