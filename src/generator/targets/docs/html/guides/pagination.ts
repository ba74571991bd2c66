// Pagination guide: the convention, and the operations that follow it.

import { html, type Html } from '../../../../code/html/html.ts';
import type { Api, Operation } from '../../../../model/types/api.ts';
import { constraintPhrase } from '../../keyword-sentences.ts';
import { conventionWords } from '../../api-conventions.ts';
import { defaultOf, partsOf } from '../../allof-members.ts';
import { join, md, nothing, type Md } from '../../../../code/markdown/markdown.ts';
import { valueSpan } from '../../json-values.ts';
import { section, type GuideMaker } from '../guide.ts';
import { line, lines } from '../markdown-to-view.ts';
import { operationCell, row, signatureCell } from './table-rows.ts';

export const pagination: GuideMaker = ({ api }, links) => {
  const convention = api.conventions.pagination;
  if (convention === undefined) return undefined;
  const paged = pagedOperations(api);
  return {
    name: 'pagination',
    title: html`Pages of collections`,
    summary: 'How collections come in pages, and which operations list them.',
    sections: [
      section(html`The convention`, html`convention`, {
        list: lines(conventionWords({ pagination: convention }, links)),
      }),
      ...(paged.length === 0
        ? []
        : [
            section(html`Collections`, html`collections`, {
              tables: [
                {
                  head: [html`Operation`, html`Request`, html`Page`, html`Size`],
                  rows: paged.map((operation) =>
                    row(
                      operationCell(operation),
                      signatureCell(operation),
                      bounds(operation, convention.page),
                      bounds(operation, convention.size),
                    ),
                  ),
                },
              ],
            }),
          ]),
    ],
  };
};

/** Returns the operations that have page and page size parameters. */
export function pagedOperations(api: Api): readonly Operation[] {
  const { page, size } = api.conventions.pagination ?? {};
  const takes = (operation: Operation, name: string | undefined): boolean =>
    operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  return api.operations.filter((operation) => takes(operation, page) && takes(operation, size));
}

function bounds(operation: Operation, name: string): Html {
  const schema = operation.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)?.schema
    ?.assertion;
  const parts = partsOf(schema === undefined ? [] : [schema]);
  const byDefault = defaultOf(parts);
  const words: readonly Md[] = [
    ...parts.inline.map(constraintPhrase),
    byDefault === undefined ? nothing : md`default ${valueSpan(byDefault.value)}`,
  ];
  return line(join(words, ', '));
}
