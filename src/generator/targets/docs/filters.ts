// Which operators a filterable field takes, in words.

import { code, enumerate, md, nothing, type Md } from '../../emit/code/markdown.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import { comparisonOfSchema, operators } from '../../model/filters.ts';
import type { Links } from './site.ts';

/** "Filterable in `X-Filter` by equality, `+neq` and `+contains`." */
export function operatorWords(field: Assertion, { api }: Links): Md {
  const header = api.conventions.filter?.header;
  const asked = operators[comparisonOfSchema(field, api)];
  return md`Filterable${header === undefined ? nothing : md` in ${code(header)}`} by ${enumerate([md`equality`, ...asked.map(code)], 'and')}.`;
}
