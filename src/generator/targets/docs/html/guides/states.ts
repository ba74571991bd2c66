// States guide: resource lifecycles, and preconditions of operations.

import { anchor, html, nothing, text, type Html } from '../../../../code/html/html.ts';
import type { Lifecycle } from '../../../../openapi/extensions/types.ts';
import type { Operation, Schema } from '../../../../model/types/api.ts';
import { subschemas } from '../../../../model/visit-schemas.ts';
import type { Assertion } from '../../../../model/types/schema.ts';
import { keptAlone } from '../../../../model/dependencies/kept.ts';
import { lifecycleView } from '../../status-lifecycle.ts';
import { preconditionViews } from '../../rules.ts';
import type { Links } from '../../page-links.ts';
import { places } from '../anchors.ts';
import { lifecycleFigure } from '../diagram-view.ts';
import { section, type GuideMaker, type GuideSection } from '../guide.ts';
import { line } from '../markdown-to-view.ts';
import { operationCell, row, type Row } from './table-rows.ts';

export const states: GuideMaker = ({ api }, links) => {
  const found = api.schemas.flatMap((schema) =>
    keptAlone(api, `guide: states of ${schema.id}`, () =>
      lifecyclesOf(schema).map((each) => lifecycleSection(each, links)),
    ),
  );
  const guarded = api.operations.flatMap((operation) =>
    keptAlone(api, `guide: preconditions of ${operation.id}`, () => guardedRows(operation, links)),
  );
  if (found.length + guarded.length === 0) return undefined;
  return {
    name: 'states',
    title: html`States and preconditions`,
    summary:
      'The states that resources are in, the moves between them, and what must hold before an operation does its work.',
    sections: [
      ...found,
      ...(guarded.length === 0
        ? []
        : [
            section(html`Preconditions`, html`preconditions`, {
              tables: [{ head: [html`Operation`, html`Precondition`], rows: guarded }],
            }),
          ]),
    ],
  };
};

function guardedRows(operation: Operation, links: Links): readonly Row[] {
  return preconditionViews(operation, links).map(({ name, words, demand }) =>
    row(
      operationCell(operation, anchor(places.precondition(name))),
      html`${line(words)}${demand === '' ? nothing : html`<br>${line(demand)}`}`,
    ),
  );
}

/** A lifecycle, and its schema and property name. */
interface Found {
  readonly lifecycle: Lifecycle;
  readonly schema: string;
  readonly property: string;
}

function lifecyclesOf(schema: Schema): readonly Found[] {
  const found: Found[] = [];
  const visit = (assertion: Assertion, property: string): void => {
    if (typeof assertion === 'boolean') return;
    if (assertion.facts.lifecycle !== undefined)
      found.push({ lifecycle: assertion.facts.lifecycle, schema: schema.id, property });
    for (const { keyword, key, assertion: inner } of subschemas(assertion))
      visit(inner, keyword === 'properties' ? String(key) : property);
  };
  visit(schema.assertion, '');
  return found;
}

function lifecycleSection({ lifecycle, schema, property }: Found, links: Links): GuideSection {
  const name = property === '' ? schema : `${schema}.${property}`;
  const { states: listed, moves, open } = lifecycleView(lifecycle, links);
  const cells = moves.map(({ from, to, trigger, condition }) =>
    row(line(from), line(to), line(trigger), line(condition)),
  );
  const blocks: readonly Html[] = [
    html`<p>${line(links.schema(schema))}</p>`,
    lifecycleFigure(lifecycle, name, `lifecycle-${anchor(name)}`, links.api),
  ];
  return section(html`<code>${text(name)}</code>`, anchor(`lifecycle.${name}`), {
    blocks: open === '' ? blocks : [...blocks, html`<p>${line(open)}</p>`],
    tables: [
      { head: [html`State`, html`Meaning`], rows: listed.map(({ state, meaning }) => row(line(state), line(meaning))) },
      ...(cells.length === 0 ? [] : [{ head: [html`From`, html`To`, html`By`, html`When`], rows: cells }]),
    ],
  });
}
