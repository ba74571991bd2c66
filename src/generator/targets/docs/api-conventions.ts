// Sentences on the API-wide conventions: errors, pagination, filters, rate limits, scopes, version.

import { codeSpan, md, type Markdown } from '../../code/markdown/markdown.ts';
import type { Conventions } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** Returns one or two sentences for each convention that the document declares. */
export function describeConventions(conventions: Conventions, links: Links): readonly Markdown[] {
  const { errors, pagination, filter, rateLimit, deprecation, scopes, version } = conventions;
  return [
    ...(errors
      ? [
          md`Errors: a refusal carries ${links.schema(errors.schema)}. Each problem stands in ${codeSpan(errors.items)}, with the sentence for a person in ${codeSpan(errors.message)} and the field it concerns in ${codeSpan(errors.field)}.`,
        ]
      : []),
    ...(pagination
      ? [
          md`Pages: ${codeSpan(pagination.page)} and ${codeSpan(pagination.size)} choose a page and its size; the answer has the entries in ${codeSpan(pagination.items)}, the number of pages in ${codeSpan(pagination.pages)} and the number of entries in ${codeSpan(pagination.total)}.`,
        ]
      : []),
    ...(filter
      ? [md`Filters: the header ${codeSpan(filter.header)} holds a filter on the fields marked as filterable.`]
      : []),
    ...(rateLimit
      ? [
          md`Rate limits: ${codeSpan(rateLimit.limit)} tells how many requests a window allows, ${codeSpan(rateLimit.remaining)} how many are left in it, and ${codeSpan(rateLimit.reset)} when it ends.`,
        ]
      : []),
    ...(deprecation
      ? [
          md`Deprecation: a deprecated operation answers ${codeSpan(String(deprecation.status))}, and says what is deprecated in ${codeSpan(deprecation.warnings)}.`,
        ]
      : []),
    ...(scopes
      ? [
          md`Scopes: ${codeSpan(scopes.granted)} tells which scopes the token has, and ${codeSpan(scopes.accepted)} which ones the operation needs.`,
        ]
      : []),
    ...(version ? [md`Version: ${codeSpan(version.header)} tells which version of the interface has answered.`] : []),
  ];
}
