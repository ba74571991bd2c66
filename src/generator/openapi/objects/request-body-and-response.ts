// Request body and response objects, including links.

import {
  defaulted,
  mapOf,
  boolean,
  json,
  transform,
  mapAsArray,
  object,
  optional,
  optionalNullable,
  required,
  since32,
  string,
} from '../parser-combinators.ts';
import type { Link, RequestBody, Response } from '../types.ts';
import { reportAt, type Parser, type ReadContext, type NodeInResource } from '../read-context.ts';
import { orReference } from '../read-reference.ts';
import type { Json } from '../../source/node.ts';
import { readServer } from './info-servers-tags.ts';
import { readContent, readHeaders } from './media-type-and-header.ts';

export const readRequestBody: Parser<RequestBody> = orReference(
  'requestBodies',
  object('request body', {
    description: optional(string),
    required: defaulted(boolean, false),
    content: required(readContent),
  }),
);

const readLink = orReference(
  'links',
  transform(
    object('link', {
      operationId: optional(string),
      operationRef: optional(string),
      description: optional(string),
      parameters: defaulted(mapOf(json), new Map<string, Json>()),
      requestBody: optionalNullable(json),
      server: optional(readServer),
    }),
    (link, location, context) => {
      checkOperationRef(link, location, context);
      return link;
    },
  ),
);

/**
 * Reports a local `operationRef` that cannot be resolved. References to other documents are not checked, because the
 * documents may not be loaded.
 */
function checkOperationRef(
  { node, operationRef }: Pick<Link, 'node' | 'operationRef'>,
  location: NodeInResource,
  context: ReadContext,
): void {
  if (operationRef?.startsWith('#') !== true) return;
  const { target, help } = context.resolver.resolve(location, operationRef);
  if (target) return;
  reportAt(
    context,
    'document/unknown-operation',
    node.entries.get('operationRef')?.value ?? node,
    `cannot resolve \`${operationRef}\`: the operation is not defined`,
    help === undefined ? {} : { help },
  );
}

export const readLinks: Parser<readonly Link[]> = mapAsArray(readLink, (name, link, entry, context): Link => {
  if ((link.operationId === undefined) === (link.operationRef === undefined)) {
    reportAt(
      context,
      'document/mutually-exclusive-fields',
      entry,
      `link \`${name}\` must have either \`operationId\` or \`operationRef\``,
    );
  }
  return { ...link, name };
});

const readResponseFields = orReference(
  'responses',
  transform(
    object('response', {
      summary: since32(optional(string)),
      description: optional(string),
      headers: defaulted(readHeaders, []),
      content: defaulted(readContent, []),
      links: defaulted(readLinks, []),
    }),
    ({ node, summary, description, headers, content, links }, _location, context) => {
      if (context.version < '3.2' && !node.entries.has('description'))
        reportAt(context, 'document/inferred-field', node, 'missing `description`');
      return { node, description: description ?? summary ?? '', headers, content, links };
    },
  ),
);

export const validStatus = /^(?:[1-5][0-9][0-9]|[1-5][Xx][Xx]|default)$/;

/** Returns a valid status with `XX` in capitals, such as `4XX` for `4xx`. */
export function normalizeStatus(status: string): string {
  return status === 'default' ? status : status.toUpperCase();
}

/** Parses `responses` of an operation. */
export const readResponses: Parser<readonly Response[]> = transform(
  mapAsArray(
    readResponseFields,
    (statusKey, response, entry, context): Response | undefined => {
      if (validStatus.test(statusKey)) return { ...response, status: normalizeStatus(statusKey) };
      reportAt(
        context,
        'document/invalid-status',
        entry,
        `invalid status \`${statusKey}\`: expected three digits, a range such as \`4XX\`, or \`default\``,
      );
      return undefined;
    },
    'responses',
  ),
  (responses, { node }, context) => {
    const statuses = new Set<string>();
    for (const entry of node.kind === 'map' ? node.entries.values() : []) {
      const status = normalizeStatus(entry.key);
      if (validStatus.test(entry.key) && statuses.has(status))
        reportAt(
          context,
          'document/invalid-status',
          entry,
          `duplicate status: \`${entry.key}\` means \`${status}\`, which is declared too`,
        );
      statuses.add(status);
    }
    return responses;
  },
);

/** Parses an entry of `components.responses`, where the status is unknown and set to `default`. */
export const readNamedResponse: Parser<Response> = (location, context) => {
  const response = readResponseFields(location, context);
  return response && { ...response, status: 'default' };
};
