// Diagrams as HTML figures.

import { html, emptyHtml, escapeHtml, type Html } from '../../../code/html/html.ts';
import type { Lifecycle } from '../../../openapi/extensions/types.ts';
import type { Api } from '../../../model/types/api.ts';
import { cacheByKey } from '../../../model/dependencies/result-cache.ts';
import type { DiagramOrReason, Drawing } from '../diagrams/drawing.ts';
import { drawLifecycle } from '../diagrams/lifecycle.ts';
import { renderSvg } from '../diagrams/svg.ts';

/** Returns the drawing as a figure, which can be scrolled if it is wide. `id` must be unique on the page. */
export function drawingHtml(drawing: Drawing, id: string): Html {
  return html`<figure class="diagram" tabindex="0">${renderSvg(drawing, id)}</figure>`;
}

/** Returns the figure, or the reason for its omission; empty if there is no diagram. */
export function diagramHtml(diagram: DiagramOrReason | undefined, id: string): Html {
  if (diagram === undefined) return emptyHtml;
  return 'drawing' in diagram ? drawingHtml(diagram.drawing, id) : html`<p>${escapeHtml(diagram.reason)}</p>`;
}

/** Returns the diagram of a lifecycle, cached. */
export function lifecycleDiagramHtml(lifecycle: Lifecycle, name: string, id: string, api: Api): Html {
  const { states, moves, open } = lifecycle;
  return cacheByKey(api, `lifecycle ${JSON.stringify([name, id, [...states.keys()], moves, open])}`, () =>
    diagramHtml(drawLifecycle(lifecycle, name), id),
  );
}
