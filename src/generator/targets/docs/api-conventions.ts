// Sentences on the API-wide conventions: errors, pagination, filters, rate limits, scopes, version.

import { code, md, type Md } from '../../code/markdown/markdown.ts';
import type { Conventions } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** Returns one or two sentences for each convention that the document declares. */
export function conventionWords(conventions: Conventions, links: Links): readonly Md[] {
  const { errors, pagination, filter, rateLimit, deprecation, scopes, version } = conventions;
  return [
    ...(errors
      ? [
          md`Errors: a refusal carries ${links.schema(errors.schema)}. Each problem stands in ${code(errors.items)}, with the sentence for a person in ${code(errors.message)} and the field it concerns in ${code(errors.field)}.`,
        ]
      : []),
    ...(pagination
      ? [
          md`Pages: ${code(pagination.page)} and ${code(pagination.size)} choose a page and its size; the answer has the entries in ${code(pagination.items)}, the number of pages in ${code(pagination.pages)} and the number of entries in ${code(pagination.total)}.`,
        ]
      : []),
    ...(filter
      ? [md`Filters: the header ${code(filter.header)} holds a filter on the fields marked as filterable.`]
      : []),
    ...(rateLimit
      ? [
          md`Rate limits: ${code(rateLimit.limit)} tells how many requests a window allows, ${code(rateLimit.remaining)} how many are left in it, and ${code(rateLimit.reset)} when it ends.`,
        ]
      : []),
    ...(deprecation
      ? [
          md`Deprecation: a deprecated operation answers ${code(String(deprecation.status))}, and says what is deprecated in ${code(deprecation.warnings)}.`,
        ]
      : []),
    ...(scopes
      ? [
          md`Scopes: ${code(scopes.granted)} tells which scopes the token has, and ${code(scopes.accepted)} which ones the operation needs.`,
        ]
      : []),
    ...(version ? [md`Version: ${code(version.header)} tells which version of the interface has answered.`] : []),
  ];
}
