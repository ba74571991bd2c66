// Limits guide: the rate limit convention, and the limits of each operation.

import { html } from '../../../../code/html/html-and-svg.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { describeLimit } from '../../operation-sentences.ts';
import { guideSection, type GuideBuilder, operationCell, guideRow } from '../guide.ts';
import { lineHtml, linesHtml } from '../markdown-to-view.ts';

export const limitsGuide: GuideBuilder = ({ api }, links) => {
  const { rateLimit } = api.conventions;
  const rows = api.operations.flatMap((operation) =>
    operation.extensions.limits.map((limit) =>
      guideRow(operationCell(operation), lineHtml(describeLimit(limit, links))),
    ),
  );
  if (rateLimit === undefined && rows.length === 0) return undefined;
  return {
    name: 'limits',
    title: html`Limits`,
    summary: 'Rate limits, and limits on the number of objects.',
    sections: [
      ...(rateLimit === undefined
        ? []
        : [
            guideSection(html`Rate limit headers`, html`convention`, {
              list: linesHtml(describeConventions({ rateLimit }, links)),
            }),
          ]),
      ...(rows.length === 0
        ? []
        : [
            guideSection(html`Limits by operation`, html`operations`, {
              tables: [{ head: [html`Operation`, html`Limit`], rows }],
            }),
          ]),
    ],
  };
};
