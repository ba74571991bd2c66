// Unspecified behavior guide: all `x-unspecified` sentences, with links to where they apply.

import { address, anchor, html, join, nothing, number, text, type Html } from '../../../../code/html/html.ts';
import type { Api, Operation, Schema } from '../../../../model/types/api.ts';
import type { Assertion } from '../../../../model/types/schema.ts';
import { subschemas } from '../../../../model/visit-schemas.ts';
import { keptAlone } from '../../../../model/dependencies/kept.ts';
import { openQuestions } from '../../schema-sentences.ts';
import { places } from '../anchors.ts';
import { section, type GuideMaker } from '../guide.ts';
import { htmlAddresses } from '../site-map.ts';
import { lines } from '../markdown-to-view.ts';
import { operationCell, row } from './table-rows.ts';

export const open: GuideMaker = ({ api }) => {
  const groups = [
    { label: html`The interface`, name: html`interface`, questions: collect(inGeneral(api)) },
    {
      label: html`Operations`,
      name: html`operations`,
      questions: collect(
        api.operations.flatMap((operation) =>
          keptAlone(api, `guide: open of operation ${operation.id}`, () => ofOperation(operation)),
        ),
      ),
    },
    {
      label: html`Schemas`,
      name: html`schemas`,
      questions: collect(
        api.schemas.flatMap((schema) => keptAlone(api, `guide: open of ${schema.id}`, () => ofSchema(schema))),
      ),
    },
  ].filter(({ questions }) => questions.size > 0);
  if (groups.length === 0) return undefined;
  return {
    name: 'open',
    title: html`Left open`,
    summary: 'What the interface leaves open, and where it matters.',
    sections: groups.map(({ label, name, questions }) =>
      section(label, name, {
        tables: [
          {
            head: [html`Left open`, html`Where`],
            rows: [...questions].map(([question, where]) =>
              row(join(lines(openQuestions([question])), ' '), whereWords(where)),
            ),
          },
        ],
      }),
    ),
  };
};

/** Unspecified behavior at a location. `where` is the link; locations with the same `name` count as one. */
interface Note {
  readonly questions: readonly string[];
  readonly name: string;
  readonly where: Html;
}

function noteOf(questions: readonly string[], name: string, where: () => Html): readonly Note[] {
  return questions.length === 0 ? [] : [{ questions, name, where: where() }];
}

/** Groups locations by sentence; for each name, only the first location is kept. */
function collect(notes: readonly Note[]): ReadonlyMap<string, readonly Html[]> {
  const found = new Map<string, Map<string, Html>>();
  for (const { questions, name, where } of notes) {
    for (const question of questions) {
      const places = found.get(question) ?? new Map<string, Html>();
      found.set(question, places.has(name) ? places : places.set(name, where));
    }
  }
  return new Map([...found].map(([question, places]) => [question, [...places.values()]]));
}

/** Maximum number of links; the others are shown as a count. */
const most = 6;

function whereWords(where: readonly Html[]): Html {
  const shown = where.slice(0, most);
  const rest = where.length - shown.length;
  return join([join(shown, ', '), rest === 0 ? nothing : html`and ${number(rest)} more`], ' ');
}

function inGeneral({ info, servers, tags, securitySchemes }: Api): readonly Note[] {
  const index = (): Html => html`<a href="${address(`../${htmlAddresses.index}`)}">the interface</a>`;
  return [
    ...noteOf(
      [
        ...info.unspecified,
        ...servers.flatMap(({ unspecified, variables }) => [
          ...unspecified,
          ...variables.flatMap((variable) => variable.unspecified),
        ]),
      ],
      '',
      index,
    ),
    ...tags.flatMap(({ name, unspecified }) =>
      noteOf(unspecified, `tag ${name}`, () => html`<code>${text(name)}</code>`),
    ),
    ...securitySchemes.flatMap(({ name, unspecified, scheme }) =>
      noteOf(
        [...unspecified, ...(scheme.type === 'oauth2' ? scheme.flows.flatMap((flow) => flow.unspecified) : [])],
        `scheme ${name}`,
        () => html`<code>${text(name)}</code>`,
      ),
    ),
  ];
}

function ofOperation(operation: Operation): readonly Note[] {
  // Response headers repeat across responses: an operation is listed once for each sentence.
  const noteAt = (questions: readonly string[], place: () => Html): readonly Note[] =>
    noteOf(questions, operation.id, () => operationCell(operation, place()));
  const { body, facts, parameters, pathUnspecified, responses } = operation;
  return [
    ...noteAt([...facts.unspecified, ...pathUnspecified], () => html`open`),
    ...parameters.flatMap((parameter) =>
      noteAt(
        [...parameter.unspecified, ...(parameter.content?.unspecified ?? []), ...inside(parameter.schema?.assertion)],
        () => anchor(places.parameter(parameter.in, parameter.name)),
      ),
    ),
    ...(body
      ? noteAt(
          [
            ...body.unspecified,
            ...body.contents.flatMap(({ unspecified, schema }) => [...unspecified, ...inside(schema?.assertion)]),
          ],
          () => html`body`,
        )
      : []),
    ...responses.flatMap((response) => {
      const within = response.contents.flatMap(({ unspecified, schema }) => [
        ...unspecified,
        ...inside(schema?.assertion),
      ]);
      return noteAt(
        [...response.unspecified, ...response.headers.flatMap(({ unspecified }) => unspecified), ...within],
        () => anchor(places.status(response.status)),
      );
    }),
  ];
}

/** Returns the unspecified behavior of an inline schema. */
function inside(assertion: Assertion | undefined): readonly string[] {
  if (typeof assertion !== 'object') return [];
  return [...assertion.facts.unspecified, ...subschemas(assertion).flatMap((each) => inside(each.assertion))];
}

function ofSchema({ id, name, assertion }: Schema): readonly Note[] {
  const to = address(`../${htmlAddresses.schema(name.file)}`);
  const within = (inner: Assertion, at: string): readonly Note[] => {
    if (typeof inner === 'boolean') return [];
    const where = (): Html =>
      html`<a href="${to}${at === '' ? nothing : html`#${anchor(places.field(at))}`}"><code>${text(at === '' ? id : `${id}.${at}`)}</code></a>`;
    return [
      ...noteOf(inner.facts.unspecified, `${id} ${at}`, where),
      // Only properties of the schema itself are sure to have anchors.
      ...subschemas(inner).flatMap(({ keyword, key, assertion: each }) =>
        within(each, keyword === 'properties' && at === '' ? String(key) : at),
      ),
    ];
  };
  return within(assertion, '');
}
