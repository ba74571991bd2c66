// Filtering guide: filterable properties of each collection, and their operators.

import { anchor, html, join, text, type Html } from '../../../../code/html/html.ts';
import type { Api, Operation } from '../../../../model/types/api.ts';
import {
  comparisonOf,
  filterableFields,
  filteredItems,
  operators,
  type Comparison,
} from '../../../../model/filterable-fields.ts';
import { conventionWords } from '../../api-conventions.ts';
import { titleWords } from '../../operation-page.ts';
import { section, type GuideMaker, type GuideSection } from '../guide.ts';
import { lines } from '../markdown-to-view.ts';
import { codes, operationCell, row, signatureCell } from './table-rows.ts';

export const filtering: GuideMaker = ({ api }, links) => {
  const { filter } = api.conventions;
  if (filter === undefined) return undefined;
  const filtered = api.operations.flatMap((operation) => collection(operation, api));
  return {
    name: 'filtering',
    title: html`Filters`,
    summary: 'Which collection can be filtered by which field, and with which operators.',
    sections: [
      section(html`The convention`, html`convention`, { list: lines(conventionWords({ filter }, links)) }),
      section(html`Operators`, html`operators`, {
        blocks: [
          html`<p>Beside equality, a field is asked by what its values are. A list meets a condition when one of its items does.</p>`,
        ],
        tables: [
          {
            head: [html`Values`, html`Operators`],
            rows: (['text', 'number', 'boolean', 'any'] as const).map((sort) =>
              row(sortWords[sort], codes(operators[sort])),
            ),
          },
        ],
      }),
      ...filtered,
    ],
  };
};

const sortWords: { readonly [Sort in Comparison]: Html } = {
  text: html`Text`,
  number: html`Numbers`,
  boolean: html`True and false`,
  any: html`Values of several kinds`,
};

/** Returns a section with the filterable properties of a collection; empty if it has none. */
function collection(operation: Operation, api: Api): readonly GuideSection[] {
  const fields = filteredItems(operation, api).flatMap((item) => filterableFields(item, api));
  const rows = new Map(
    fields.map(({ name, use }) => [
      name,
      row(
        html`<code>${text(name)}</code>`,
        join([html`equality`, codes(operators[comparisonOf(use.shape, api)])], ', '),
      ),
    ]),
  );
  if (rows.size === 0) return [];
  return [
    section(text(titleWords(operation)), anchor(`collection.${operation.id}`), {
      blocks: [html`<p>${operationCell(operation)}: ${signatureCell(operation)}</p>`],
      tables: [{ head: [html`Field`, html`Asked by`], rows: [...rows.values()] }],
    }),
  ];
}
