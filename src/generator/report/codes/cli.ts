// The diagnostics of the cli stage.

import type { CodeEntry } from '../codes.ts';

export const cliCodes = {} as const satisfies Record<string, CodeEntry>;
