// Sentences about the API-wide conventions: errors, pagination, filters, rate limits, scopes, version.

import { codeSpan, md, type Markdown } from '../../code/markdown/markdown.ts';
import type { Conventions } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** Returns one or two sentences for each convention that the document declares. */
export function describeConventions(conventions: Conventions, links: Links): readonly Markdown[] {
  const { errors, pagination, filter, rateLimit, deprecation, scopes, version } = conventions;
  return [
    ...(errors
      ? [
          md`Errors: an error response contains ${links.schema(errors.schema)}. ${codeSpan(errors.items)} has an item for each problem: ${codeSpan(errors.message)} is the message, and ${codeSpan(errors.field)} is the affected field.`,
        ]
      : []),
    ...(pagination
      ? [
          md`Pagination: the query parameters ${codeSpan(pagination.page)} and ${codeSpan(pagination.size)} select a page and its size. The response contains the items in ${codeSpan(pagination.items)}, the number of pages in ${codeSpan(pagination.pages)}, and the total number of items in ${codeSpan(pagination.total)}.`,
        ]
      : []),
    ...(filter
      ? [md`Filtering: the ${codeSpan(filter.header)} header contains a filter on fields marked as filterable.`]
      : []),
    ...(rateLimit
      ? [
          md`Rate limits: the ${codeSpan(rateLimit.limit)} header is the number of requests allowed in a window, ${codeSpan(rateLimit.remaining)} is the number of requests left in it, and ${codeSpan(rateLimit.reset)} is the time when it ends.`,
        ]
      : []),
    ...(deprecation
      ? [
          md`Deprecation: a deprecated operation returns ${codeSpan(String(deprecation.status))}, and describes the deprecation in ${codeSpan(deprecation.warnings)}.`,
        ]
      : []),
    ...(scopes
      ? [
          md`Scopes: the ${codeSpan(scopes.granted)} header lists the scopes of the token, and ${codeSpan(scopes.accepted)} lists the scopes that the operation requires.`,
        ]
      : []),
    ...(version ? [md`Version: the ${codeSpan(version.header)} header is the API version of the response.`] : []),
  ];
}
