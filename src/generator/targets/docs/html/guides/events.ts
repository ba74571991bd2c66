// Events guide: all events, and the operations that emit them.

import { anchorId, html, joinHtml, escapeHtml } from '../../../../code/html/html-and-svg.ts';
import type { Operation } from '../../../../model/types/api.ts';
import { byCodePoint } from '../../../../model/naming/code-point-order.ts';
import { guideSection, type GuideBuilder, operationCell, guideRow } from '../guide.ts';

export const eventsGuide: GuideBuilder = ({ api }) => {
  const operationsByEvent = new Map<string, Operation[]>();
  for (const operation of api.operations) {
    for (const event of operation.extensions.emits) {
      const emitters = operationsByEvent.get(event);
      if (emitters) emitters.push(operation);
      else operationsByEvent.set(event, [operation]);
    }
  }
  if (operationsByEvent.size === 0) return undefined;
  const rows = [...operationsByEvent]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([event, operations]) => ({
      ...guideRow(
        html`<code>${escapeHtml(event)}</code>`,
        joinHtml(
          operations.map((operation) => operationCell(operation, html`events`)),
          ', ',
        ),
      ),
      anchor: anchorId(`event.${event}`),
    }));
  return {
    name: 'events',
    title: html`Events`,
    summary: 'Events that operations emit.',
    sections: [
      guideSection(html`All events`, html`events`, {
        blocks: [html`<p>If an operation succeeds, the server emits its events in the same unit of work.</p>`],
        tables: [{ head: [html`Event`, html`Emitted by`], rows }],
      }),
    ],
  };
};
