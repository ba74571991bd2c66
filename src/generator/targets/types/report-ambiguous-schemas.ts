// Reports schemas whose values keep the form of JSON, because their parts convert them differently.

import type { Report } from '../../diagnostics/report.ts';
import type { Conversions } from '../../model/value-forms/conversions.ts';

export function reportAmbiguousSchemas({ ambiguousSchemas }: Conversions, report: Report): void {
  for (const [{ sourceLocation, oneOf, anyOf }, path] of ambiguousSchemas) {
    const { file, line, column } = sourceLocation;
    const subject = path.length === 0 ? 'a value' : `\`${path.join('.')}\``;
    report.add('output/ambiguous-format', {
      message: `parts of this schema disagree about the format of ${subject}, so all its values have the form of JSON`,
      location: { file, line, column },
      help:
        (oneOf ?? anyOf)
          ? 'add a `discriminator`, or use the same format in each branch'
          : 'use the same format in each part',
    });
  }
}
