// Errors guide: the error convention, and the meanings of each status.

import { anchor, html, join, number, type Html } from '../../../../code/html/html.ts';
import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import { byCodePoint } from '../../../../model/naming/code-point-order.ts';
import { conventionWords } from '../../api-conventions.ts';
import { places } from '../anchors.ts';
import { section, type GuideMaker, type GuideSection } from '../guide.ts';
import { described, lines } from '../markdown-to-view.ts';
import { operationCell } from './table-rows.ts';
import { inlineHtml } from '../../../../code/html/markdown-to-html.ts';
import { statusWords } from '../../responses.ts';

export const errors: GuideMaker = ({ api }, links) => {
  const found = statusesOf(api);
  if (found.size === 0) return undefined;
  const convention = api.conventions.errors;
  return {
    name: 'errors',
    title: html`Errors and statuses`,
    summary: 'Every status that the interface answers with, what it means, and which operations answer it.',
    sections: [
      ...(convention === undefined
        ? []
        : [
            section(html`How a refusal looks`, html`convention`, {
              list: lines(conventionWords({ errors: convention }, links)),
            }),
          ]),
      ...[...found]
        .sort(([one], [other]) => byCodePoint(one, other))
        .map(([status, meanings]) => statusSection(status, meanings, api)),
    ],
  };
};

/** Returns, for each status, its response descriptions and the operations that return them. */
function statusesOf(api: Api): ReadonlyMap<string, ReadonlyMap<string, readonly Operation[]>> {
  const found = new Map<string, Map<string, Operation[]>>();
  const note = (operation: Operation, { status, description }: Response): void => {
    const meanings = found.get(status) ?? new Map<string, Operation[]>();
    found.set(status, meanings);
    const operations = meanings.get(description) ?? [];
    meanings.set(description, operations);
    operations.push(operation);
  };
  for (const operation of api.operations) for (const response of operation.responses) note(operation, response);
  return found;
}

/** Maximum number of operations listed; longer lists are shown as a count. */
const most = 12;

/** Maximum number of descriptions shown for a status; operation pages show the others. */
const mostMeanings = 30;

function statusSection(status: string, meanings: ReadonlyMap<string, readonly Operation[]>, api: Api): GuideSection {
  const shown = [...meanings].slice(0, mostMeanings);
  const rest = meanings.size - shown.length;
  return section(inlineHtml(statusWords(status)), anchor(places.status(status)), {
    blocks: shown.map(
      ([description, operations]) =>
        html`<div class="meaning">${described(description, 2)}<p class="where">${whereWords(operations, status, api)}</p></div>`,
    ),
    list: rest === 0 ? [] : [html`${number(rest)} more meanings, each on the pages of its operations.`],
  });
}

function whereWords(operations: readonly Operation[], status: string, { operations: all }: Api): Html {
  if (operations.length === all.length) return html`Every operation.`;
  if (operations.length > most) return html`${number(operations.length)} of ${number(all.length)} operations.`;
  return join(
    operations.map((operation) => operationCell(operation, anchor(places.status(status)))),
    ', ',
  );
}
