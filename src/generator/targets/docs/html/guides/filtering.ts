// Filtering guide: filterable properties of each collection, and their operators.

import { anchorId, html, joinHtml, escapeHtml, type Html } from '../../../../code/html/html-and-svg.ts';
import type { Api, Operation } from '../../../../model/types/api.ts';
import {
  filterTypeOfShape,
  filterableFields,
  filteredItems,
  filterOperators,
  type FilterType,
} from '../../../../model/collection-filters.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { operationTitle } from '../../operation-page.ts';
import {
  guideSection,
  type GuideBuilder,
  type GuideSection,
  codeList,
  operationCell,
  guideRow,
  methodAndPathCell,
} from '../guide.ts';
import { linesHtml } from '../markdown-to-view.ts';

export const filteringGuide: GuideBuilder = ({ api }, links) => {
  const { filter } = api.conventions;
  if (filter === undefined) return undefined;
  const collectionSections = api.operations.flatMap((operation) => collectionSection(operation, api));
  return {
    name: 'filtering',
    title: html`Filtering`,
    summary: 'Fields that can be used to filter collections, and their operators.',
    sections: [
      guideSection(html`Filter header`, html`convention`, { list: linesHtml(describeConventions({ filter }, links)) }),
      guideSection(html`Operators`, html`operators`, {
        blocks: [
          html`<p>Besides equality, a field supports the operators for its type. An array matches a condition if at least one of its items matches.</p>`,
        ],
        tables: [
          {
            head: [html`Type`, html`Operators`],
            rows: (['text', 'number', 'boolean', 'any'] as const).map((comparison) =>
              guideRow(comparisonLabels[comparison], codeList(filterOperators[comparison])),
            ),
          },
        ],
      }),
      ...collectionSections,
    ],
  };
};

const comparisonLabels: { readonly [Type in FilterType]: Html } = {
  text: html`String`,
  number: html`Number`,
  boolean: html`Boolean`,
  any: html`Multiple types`,
};

/** Returns a section with the filterable properties of a collection; empty if it has none. */
function collectionSection(operation: Operation, api: Api): readonly GuideSection[] {
  const fields = filteredItems(operation, api).flatMap((item) => filterableFields(item, api));
  const rows = new Map(
    fields.map(({ name, use }) => [
      name,
      guideRow(
        html`<code>${escapeHtml(name)}</code>`,
        joinHtml([html`equality`, codeList(filterOperators[filterTypeOfShape(use.shape, api)])], ', '),
      ),
    ]),
  );
  if (rows.size === 0) return [];
  return [
    guideSection(escapeHtml(operationTitle(operation)), anchorId(`collection.${operation.id}`), {
      blocks: [html`<p>${operationCell(operation)}: ${methodAndPathCell(operation)}</p>`],
      tables: [{ head: [html`Field`, html`Operators`], rows: [...rows.values()] }],
    }),
  ];
}
