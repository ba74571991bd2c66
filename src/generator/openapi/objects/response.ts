// Request body, response, and link objects.

import {
  defaulted,
  dictionary,
  flag,
  json,
  mapped,
  named,
  object,
  optional,
  optionalValue,
  required,
  since32,
  text,
} from '../object-parsers.ts';
import type { Link, RequestBody, Response } from '../types.ts';
import { say, slip, type Read, type Reading, type Site } from '../read-context.ts';
import { referable } from '../read-reference.ts';
import type { Json } from '../../source/node.ts';
import { readServer } from './info-servers-tags.ts';
import { readContent, readHeaders } from './media-type.ts';

export const readRequestBody: Read<RequestBody> = referable(
  'requestBodies',
  object('request body', {
    description: optional(text),
    required: defaulted(flag, false),
    content: required(readContent),
  }),
);

const readLink = referable(
  'links',
  mapped(
    object('link', {
      operationId: optional(text),
      operationRef: optional(text),
      description: optional(text),
      parameters: defaulted(dictionary(json), new Map<string, Json>()),
      requestBody: optionalValue(json),
      server: optional(readServer),
    }),
    (link, at, reading) => {
      checkOperationRef(link, at, reading);
      return link;
    },
  ),
);

/** References to other documents are not checked: they may not be loaded. */
function checkOperationRef(
  { node, operationRef }: Pick<Link, 'node' | 'operationRef'>,
  at: Site,
  reading: Reading,
): void {
  if (operationRef?.startsWith('#') !== true) return;
  const { site, help } = reading.references.resolve(at, operationRef);
  if (site) return;
  slip(
    reading,
    'document/unknown-operation',
    node.entries.get('operationRef')?.value ?? node,
    `no operation stands at "${operationRef}"`,
    help === undefined ? {} : { help },
  );
}

export const readLinks: Read<readonly Link[]> = named(readLink, (name, link, entry, reading): Link => {
  if ((link.operationId === undefined) === (link.operationRef === undefined)) {
    slip(
      reading,
      'document/exclusive-fields',
      entry,
      `the link "${name}" needs exactly one of "operationId" and "operationRef"`,
    );
  }
  return { ...link, name };
});

const readFields = referable(
  'responses',
  mapped(
    object('response', {
      summary: since32(optional(text)),
      description: optional(text),
      headers: defaulted(readHeaders, []),
      content: defaulted(readContent, []),
      links: defaulted(readLinks, []),
    }),
    ({ node, summary, description, headers, content, links }, _at, reading) => {
      if (reading.version < '3.2' && !node.entries.has('description'))
        slip(reading, 'document/expected-field', node, '"description" is missing');
      return { node, description: description ?? summary ?? '', headers, content, links };
    },
  ),
);

/** Parses `responses` of an operation, by status. */
export const readResponses: Read<readonly Response[]> = named(
  readFields,
  (written, response, entry, reading): Response | undefined => {
    if (/^(?:[1-5][0-9][0-9]|[1-5][Xx][Xx]|default)$/.test(written)) {
      return { ...response, status: written === 'default' ? written : written.toUpperCase() };
    }
    say(
      reading,
      'document/bad-status',
      entry,
      `"${written}" is not a status: three digits, a range such as 4XX, or default`,
    );
    return undefined;
  },
  'responses',
);

/** Parses an entry of `components.responses`, where the status is unknown and set to `default`. */
export const readNamedResponse: Read<Response> = (at, reading) => {
  const response = readFields(at, reading);
  return response && { ...response, status: 'default' };
};
