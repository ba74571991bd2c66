// The CEL parser of `@bufbuild/cel`, which is loaded when the first rule is parsed: most documents have no rules.

import { createRequire } from 'node:module';
import type * as cel from '@bufbuild/cel';

type Library = typeof cel;

const require = createRequire(import.meta.url);

/** The build contains only the parser of the package. */
const library = import.meta.url.endsWith('.ts') ? '@bufbuild/cel' : './cel-parser.cjs';

/** Parses an expression; throws if it has a syntax error. */
export const parseCel: Library['parse'] = (text) => (require(library) as Library).parse(text);
