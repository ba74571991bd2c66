// Texts as they come to the formatter: laying them out costs more than it can find in documents that differ by chance.

import type { FormatCache } from '../../src/generator/output/format.ts';

/** Takes every text for laid out, and keeps none. */
class AsTheyCome extends Map<string, string> {
  override get(text: string): string {
    return text;
  }

  override set(): this {
    return this;
  }
}

export const unformatted: FormatCache = { previous: new AsTheyCome(), current: new AsTheyCome() };
