// Limits guide: the rate limit convention, and the limits of each operation.

import { html } from '../../../../code/html/html.ts';
import { conventionWords } from '../../api-conventions.ts';
import { limitWords } from '../../operation-facts.ts';
import { section, type GuideMaker } from '../guide.ts';
import { line, lines } from '../markdown-to-view.ts';
import { operationCell, row } from './table-rows.ts';

export const limits: GuideMaker = ({ api }, links) => {
  const { rateLimit } = api.conventions;
  const limited = api.operations.flatMap((operation) =>
    operation.facts.limits.map((limit) => row(operationCell(operation), line(limitWords(limit, links)))),
  );
  if (rateLimit === undefined && limited.length === 0) return undefined;
  return {
    name: 'limits',
    title: html`Limits`,
    summary: 'How often operations may be called, and how much there may be of what they make.',
    sections: [
      ...(rateLimit === undefined
        ? []
        : [section(html`Rate limits`, html`convention`, { list: lines(conventionWords({ rateLimit }, links)) })]),
      ...(limited.length === 0
        ? []
        : [
            section(html`Limits of operations`, html`operations`, {
              tables: [{ head: [html`Operation`, html`Limit`], rows: limited }],
            }),
          ]),
    ],
  };
};
