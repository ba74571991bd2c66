// Format cache that skips formatting, which is slow and unlikely to reveal failures in random documents.

import type { FormatCache } from '../../src/generator/output/format.ts';

/** Returns every text unchanged and stores nothing. */
class IdentityCache extends Map<string, string> {
  override get(text: string): string {
    return text;
  }

  override set(): this {
    return this;
  }
}

export const unformatted: FormatCache = { previous: new IdentityCache(), current: new IdentityCache() };
