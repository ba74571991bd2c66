// Filter operators of a filterable property.

import { code, enumerate, md, nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { comparisonOfSchema, operators } from '../../model/filterable-fields.ts';
import type { Links } from './page-links.ts';

/** Returns "Filterable in `X-Filter` by equality, `+neq` and `+contains`." */
export function operatorWords(field: Assertion, { api }: Links): Md {
  const header = api.conventions.filter?.header;
  const asked = operators[comparisonOfSchema(field, api)];
  return md`Filterable${header === undefined ? nothing : md` in ${code(header)}`} by ${enumerate([md`equality`, ...asked.map(code)], 'and')}.`;
}
