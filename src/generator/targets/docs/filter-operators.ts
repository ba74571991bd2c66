// Filter operators of a filterable property.

import { codeSpan, joinEnumeration, md, emptyMarkdown, type Md } from '../../code/markdown/markdown.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { filterTypeOfSchema, filterOperators } from '../../model/filterable-fields.ts';
import type { Links } from './page-links.ts';

/** Returns "Filterable in `X-Filter` by equality, `+neq` and `+contains`." */
export function describeFilterOperators(schema: JsonSchema, { api }: Links): Md {
  const header = api.conventions.filter?.header;
  const supported = filterOperators[filterTypeOfSchema(schema, api)];
  return md`Filterable${header === undefined ? emptyMarkdown : md` in ${codeSpan(header)}`} by ${joinEnumeration([md`equality`, ...supported.map(codeSpan)], 'and')}.`;
}
