// The diagnostics of the emit stage.

import type { CodeEntry } from '../codes.ts';

export const emitCodes = {} as const satisfies Record<string, CodeEntry>;
