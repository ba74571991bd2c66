// Which operators a filterable field takes; they follow from its type.

import { code, enumerate, md, nothing, type Md } from '../../emit/code/markdown.ts';
import type { JsonType } from '../../model/declarations/assertions.ts';

/** "Filterable: by equality, `+neq`, …". Members of an array are compared one by one, so an array counts as text. */
export function operatorWords(types: readonly JsonType[], header: string | undefined): Md {
  const operators = enumerate([md`equality`, ...operatorsOf(types).map(code)], 'and');
  return md`Filterable${header === undefined ? nothing : md` in ${code(header)}`} by ${operators}.`;
}

function operatorsOf(types: readonly JsonType[]): readonly string[] {
  if (types.some((type) => type === 'integer' || type === 'number')) return ['+neq', '+gt', '+gte', '+lt', '+lte'];
  return types.includes('boolean') ? ['+neq'] : ['+neq', '+contains'];
}
