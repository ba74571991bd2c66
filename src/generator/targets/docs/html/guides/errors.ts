// Errors guide: the error convention, and the response descriptions of each status.

import { anchorId, html, joinHtml, htmlNumber, type Html } from '../../../../code/html/html-and-svg.ts';
import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import { byCodePoint } from '../../../../model/naming/code-point-order.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { anchorNames } from '../anchors.ts';
import { guideSection, type GuideBuilder, type GuideSection, operationCell } from '../guide.ts';
import { descriptionHtml, linesHtml } from '../markdown-to-view.ts';
import { inlineMarkdownToHtml } from '../../../../code/html/markdown-to-html.ts';
import { describeStatus } from '../../responses.ts';

export const errorsGuide: GuideBuilder = ({ api }, links) => {
  const byStatus = groupByStatus(api);
  if (byStatus.size === 0) return undefined;
  const convention = api.conventions.errors;
  return {
    name: 'errors',
    title: html`Errors and status codes`,
    summary: 'Status codes that the API returns, with their descriptions and operations.',
    sections: [
      ...(convention === undefined
        ? []
        : [
            guideSection(html`Error format`, html`convention`, {
              list: linesHtml(describeConventions({ errors: convention }, links)),
            }),
          ]),
      ...[...byStatus]
        .sort(([a], [b]) => byCodePoint(a, b))
        .map(([status, byDescription]) => statusSection(status, byDescription, api)),
    ],
  };
};

/** Returns, for each status, its response descriptions and the operations that return them. */
function groupByStatus(api: Api): ReadonlyMap<string, ReadonlyMap<string, readonly Operation[]>> {
  const byStatus = new Map<string, Map<string, Operation[]>>();
  const addResponse = (operation: Operation, { status, description }: Response): void => {
    const byDescription = byStatus.get(status) ?? new Map<string, Operation[]>();
    byStatus.set(status, byDescription);
    const operations = byDescription.get(description) ?? [];
    byDescription.set(description, operations);
    operations.push(operation);
  };
  for (const operation of api.operations) for (const response of operation.responses) addResponse(operation, response);
  return byStatus;
}

/** Maximum number of operations listed; longer lists are shown as a count. */
const maxOperations = 12;

/** Maximum number of descriptions shown for a status; operation pages show the others. */
const maxDescriptions = 30;

function statusSection(
  status: string,
  byDescription: ReadonlyMap<string, readonly Operation[]>,
  api: Api,
): GuideSection {
  const shown = [...byDescription].slice(0, maxDescriptions);
  const omitted = byDescription.size - shown.length;
  return guideSection(inlineMarkdownToHtml(describeStatus(status)), anchorId(anchorNames.status(status)), {
    blocks: shown.map(
      ([description, operations]) =>
        html`<div class="meaning">${descriptionHtml(description, 2)}<p class="where">${describeOperations(operations, status, api)}</p></div>`,
    ),
    list:
      omitted === 0
        ? []
        : [
            html`Operation pages show ${htmlNumber(omitted)} more ${omitted === 1 ? html`description` : html`descriptions`}.`,
          ],
  });
}

function describeOperations(operations: readonly Operation[], status: string, { operations: all }: Api): Html {
  if (operations.length === all.length) return html`All operations.`;
  if (operations.length > maxOperations)
    return html`${htmlNumber(operations.length)} of ${htmlNumber(all.length)} operations.`;
  return joinHtml(
    operations.map((operation) => operationCell(operation, anchorId(anchorNames.status(status)))),
    ', ',
  );
}
