// The diagnostics of the source stage.

import type { CodeEntry } from '../codes.ts';

export const sourceCodes = {} as const satisfies Record<string, CodeEntry>;
