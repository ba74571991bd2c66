// Parameters of functions that validate bodies and responses.

import { keyword } from '../../../code/typescript/build-tree.ts';
import type { Parameter } from '../../../code/typescript/tree.ts';
import { runtimeType } from '../runtime-imports.ts';
import { symbols } from '../variables.ts';

export const mediaTypeParameter: Parameter = { symbol: symbols.mediaType, type: keyword('string') };
export const headersParameter: Parameter = { symbol: symbols.headers, type: runtimeType('ResponseHeaders') };
