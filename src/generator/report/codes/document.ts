// The diagnostics of the document stage.

import type { CodeEntry } from '../codes.ts';

export const documentCodes = {} as const satisfies Record<string, CodeEntry>;
