// Pagination guide: the convention, and the operations that support pagination.

import { html, type Html } from '../../../../code/html/html-and-svg.ts';
import { canReturnPages } from '../../../../model/operations/pagination-extension.ts';
import type { Api, Operation } from '../../../../model/types/api.ts';
import { describeConstraints } from '../../schema-phrases.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { declaredDefault, flattenSchemas } from '../../flatten-schema-parts.ts';
import { joinMarkdown, md, emptyMarkdown, type Markdown } from '../../../../code/markdown/markdown.ts';
import { valueSpan } from '../../json-to-markdown.ts';
import { guideSection, type GuideBuilder, operationCell, guideRow, methodAndPathCell } from '../guide.ts';
import { lineHtml, linesHtml } from '../markdown-to-view.ts';

export const paginationGuide: GuideBuilder = ({ api }, links) => {
  const convention = api.conventions.pagination;
  if (convention === undefined) return undefined;
  const paginated = pagedOperations(api);
  return {
    name: 'pagination',
    title: html`Pagination`,
    summary: 'Pagination parameters, and the operations that support them.',
    sections: [
      guideSection(html`Pagination parameters`, html`convention`, {
        list: linesHtml(describeConventions({ pagination: convention }, links)),
      }),
      ...(paginated.length === 0
        ? []
        : [
            guideSection(html`Paginated operations`, html`collections`, {
              tables: [
                {
                  head: [html`Operation`, html`Request`, html`Page`, html`Page size`],
                  rows: paginated.map((operation) =>
                    guideRow(
                      operationCell(operation),
                      methodAndPathCell(operation),
                      describeBounds(operation, convention.page),
                      describeBounds(operation, convention.size),
                    ),
                  ),
                },
              ],
            }),
          ]),
    ],
  };
};

/** Returns the operations with page and page size parameters, except those that declare that they return no pages. */
export function pagedOperations(api: Api): readonly Operation[] {
  const { page, size } = api.conventions.pagination ?? {};
  const hasQueryParameter = (operation: Operation, name: string | undefined): boolean =>
    operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  return api.operations.filter(
    (operation) =>
      canReturnPages(operation) && hasQueryParameter(operation, page) && hasQueryParameter(operation, size),
  );
}

function describeBounds(operation: Operation, name: string): Html {
  const schema = operation.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)?.schema
    ?.jsonSchema;
  const parts = flattenSchemas(schema === undefined ? [] : [schema]);
  const declared = declaredDefault(parts);
  const phrases: readonly Markdown[] = [
    ...parts.inline.map(describeConstraints),
    declared === undefined ? emptyMarkdown : md`default ${valueSpan(declared.value)}`,
  ];
  return lineHtml(joinMarkdown(phrases, ', '));
}
