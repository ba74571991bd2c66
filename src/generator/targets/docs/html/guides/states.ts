// States guide: resource lifecycles, and preconditions of operations.

import { anchorId, html, emptyHtml, escapeHtml, type Html } from '../../../../code/html/html-and-svg.ts';
import type { Lifecycle } from '../../../../openapi/extensions/types.ts';
import type { Operation, Schema } from '../../../../model/types/api.ts';
import { listSubschemas } from '../../../../model/visit-schemas.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { Memo } from '../../../../plugin/memo-interface.ts';
import { stateLifecycleView } from '../../lifecycle-tables.ts';
import { preconditionViews } from '../../rules-and-preconditions.ts';
import type { Links } from '../../page-links.ts';
import { anchorNames } from '../anchors.ts';
import { lifecycleDiagramHtml } from '../../diagrams/render-svg.ts';
import {
  guideSection,
  type GuideBuilder,
  type GuideSection,
  operationCell,
  guideRow,
  type GuideRow,
} from '../guide.ts';
import { lineHtml } from '../markdown-to-view.ts';

export const statesGuide: GuideBuilder = ({ api, memo }, links) => {
  const lifecycleSections = api.schemas.flatMap((schema) =>
    findLifecycles(schema).map((each) => lifecycleSection(each, links, memo)),
  );
  const rows = api.operations.flatMap((operation) => preconditionRows(operation, links));
  if (lifecycleSections.length + rows.length === 0) return undefined;
  return {
    name: 'states',
    title: html`States and preconditions`,
    summary: 'Resource states, the transitions between them, and the preconditions of operations.',
    sections: [
      ...lifecycleSections,
      ...(rows.length === 0
        ? []
        : [
            guideSection(html`Preconditions`, html`preconditions`, {
              tables: [{ head: [html`Operation`, html`Precondition`], rows }],
            }),
          ]),
    ],
  };
};

function preconditionRows(operation: Operation, links: Links): readonly GuideRow[] {
  return preconditionViews(operation, links).map(({ name, description, sentence }) =>
    guideRow(
      operationCell(operation, anchorId(anchorNames.precondition(name))),
      html`${lineHtml(description)}${sentence === '' ? emptyHtml : html`<br>${lineHtml(sentence)}`}`,
    ),
  );
}

/** A lifecycle, and its schema and property name. */
interface LifecycleUse {
  readonly lifecycle: Lifecycle;
  readonly schema: string;
  readonly property: string;
}

function findLifecycles(schema: Schema): readonly LifecycleUse[] {
  const uses: LifecycleUse[] = [];
  const visit = (jsonSchema: JsonSchema, property: string): void => {
    if (typeof jsonSchema === 'boolean') return;
    if (jsonSchema.extensions.lifecycle !== undefined)
      uses.push({ lifecycle: jsonSchema.extensions.lifecycle, schema: schema.id, property });
    for (const { keyword, key, jsonSchema: subschema } of listSubschemas(jsonSchema))
      visit(subschema, keyword === 'properties' ? String(key) : property);
  };
  visit(schema.jsonSchema, '');
  return uses;
}

function lifecycleSection(
  { lifecycle, schema, property }: LifecycleUse,
  links: Links,
  memo: Memo | undefined,
): GuideSection {
  const name = property === '' ? schema : `${schema}.${property}`;
  const { states: stateRows, moves, open } = stateLifecycleView(lifecycle, links);
  const moveRows = moves.map(({ from, to, trigger, condition }) =>
    guideRow(lineHtml(from), lineHtml(to), lineHtml(trigger), lineHtml(condition)),
  );
  const blocks: readonly Html[] = [
    html`<p>${lineHtml(links.schema(schema))}</p>`,
    lifecycleDiagramHtml(lifecycle, name, `lifecycle-${anchorId(name)}`, memo),
  ];
  return guideSection(html`<code>${escapeHtml(name)}</code>`, anchorId(`lifecycle.${name}`), {
    blocks: open === '' ? blocks : [...blocks, html`<p>${lineHtml(open)}</p>`],
    tables: [
      {
        head: [html`State`, html`Meaning`],
        rows: stateRows.map(({ state, meaning }) => guideRow(lineHtml(state), lineHtml(meaning))),
      },
      ...(moveRows.length === 0
        ? []
        : [{ head: [html`From`, html`To`, html`Trigger`, html`Condition`], rows: moveRows }]),
    ],
  });
}
