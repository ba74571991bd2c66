// Unspecified behavior guide: all `x-unspecified` sentences, with links to where they apply.

import {
  relativeUrl,
  anchorId,
  html,
  joinHtml,
  emptyHtml,
  htmlNumber,
  escapeHtml,
  type Html,
} from '../../../../code/html/html.ts';
import type { Api, Operation, Schema } from '../../../../model/types/api.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import { subschemas } from '../../../../model/visit-schemas.ts';
import { cacheAndRecord } from '../../../../model/dependencies/result-cache.ts';
import { unspecifiedSentences } from '../../schema-sentences.ts';
import { anchorNames } from '../anchors.ts';
import { guideSection, type GuideBuilder, operationCell, guideRow } from '../guide.ts';
import { htmlAddresses } from '../site-map.ts';
import { linesHtml } from '../markdown-to-view.ts';

export const unspecifiedGuide: GuideBuilder = ({ api }) => {
  const groups = [
    { label: html`The interface`, name: html`interface`, questions: groupBySentence(apiNotes(api)) },
    {
      label: html`Operations`,
      name: html`operations`,
      questions: groupBySentence(
        api.operations.flatMap((operation) =>
          cacheAndRecord(api, `guide: open of operation ${operation.id}`, () => operationNotes(operation)),
        ),
      ),
    },
    {
      label: html`Schemas`,
      name: html`schemas`,
      questions: groupBySentence(
        api.schemas.flatMap((schema) => cacheAndRecord(api, `guide: open of ${schema.id}`, () => schemaNotes(schema))),
      ),
    },
  ].filter(({ questions: linksBySentence }) => linksBySentence.size > 0);
  if (groups.length === 0) return undefined;
  return {
    name: 'open',
    title: html`Left open`,
    summary: 'What the interface leaves open, and where it matters.',
    sections: groups.map(({ label, name, questions: linksBySentence }) =>
      guideSection(label, name, {
        tables: [
          {
            head: [html`Left open`, html`Where`],
            rows: [...linksBySentence].map(([sentence, where]) =>
              guideRow(joinHtml(linesHtml(unspecifiedSentences([sentence])), ' '), describeLocations(where)),
            ),
          },
        ],
      }),
    ),
  };
};

/** Unspecified behavior at a location. `where` is the link; locations with the same `name` count as one. */
interface UnspecifiedNote {
  readonly sentences: readonly string[];
  readonly name: string;
  readonly where: Html;
}

function createNotes(sentences: readonly string[], name: string, where: () => Html): readonly UnspecifiedNote[] {
  return sentences.length === 0 ? [] : [{ sentences, name, where: where() }];
}

/** Groups locations by sentence; for each name, only the first location is kept. */
function groupBySentence(notes: readonly UnspecifiedNote[]): ReadonlyMap<string, readonly Html[]> {
  const linksBySentence = new Map<string, Map<string, Html>>();
  for (const { sentences, name, where } of notes) {
    for (const sentence of sentences) {
      const links = linksBySentence.get(sentence) ?? new Map<string, Html>();
      linksBySentence.set(sentence, links.has(name) ? links : links.set(name, where));
    }
  }
  return new Map([...linksBySentence].map(([sentence, links]) => [sentence, [...links.values()]]));
}

/** Maximum number of links; the others are shown as a count. */
const maxLinks = 6;

function describeLocations(where: readonly Html[]): Html {
  const shown = where.slice(0, maxLinks);
  const rest = where.length - shown.length;
  return joinHtml([joinHtml(shown, ', '), rest === 0 ? emptyHtml : html`and ${htmlNumber(rest)} more`], ' ');
}

function apiNotes({ info, servers, tags, securitySchemes }: Api): readonly UnspecifiedNote[] {
  const index = (): Html => html`<a href="${relativeUrl(`../${htmlAddresses.index}`)}">the interface</a>`;
  return [
    ...createNotes(
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
      createNotes(unspecified, `tag ${name}`, () => html`<code>${escapeHtml(name)}</code>`),
    ),
    ...securitySchemes.flatMap(({ name, unspecified, scheme }) =>
      createNotes(
        [...unspecified, ...(scheme.type === 'oauth2' ? scheme.flows.flatMap((flow) => flow.unspecified) : [])],
        `scheme ${name}`,
        () => html`<code>${escapeHtml(name)}</code>`,
      ),
    ),
  ];
}

function operationNotes(operation: Operation): readonly UnspecifiedNote[] {
  // Response headers repeat across responses: an operation is listed once for each sentence.
  const noteAt = (sentences: readonly string[], target: () => Html): readonly UnspecifiedNote[] =>
    createNotes(sentences, operation.id, () => operationCell(operation, target()));
  const { requestBody, extensions, parameters, pathUnspecified, responses } = operation;
  return [
    ...noteAt([...extensions.unspecified, ...pathUnspecified], () => html`open`),
    ...parameters.flatMap((parameter) =>
      noteAt(
        [
          ...parameter.unspecified,
          ...(parameter.content?.unspecified ?? []),
          ...unspecifiedIn(parameter.schema?.jsonSchema),
        ],
        () => anchorId(anchorNames.parameter(parameter.in, parameter.name)),
      ),
    ),
    ...(requestBody
      ? noteAt(
          [
            ...requestBody.unspecified,
            ...requestBody.content.flatMap(({ unspecified, schema }) => [
              ...unspecified,
              ...unspecifiedIn(schema?.jsonSchema),
            ]),
          ],
          () => html`body`,
        )
      : []),
    ...responses.flatMap((response) => {
      const within = response.content.flatMap(({ unspecified, schema }) => [
        ...unspecified,
        ...unspecifiedIn(schema?.jsonSchema),
      ]);
      return noteAt(
        [...response.unspecified, ...response.headers.flatMap(({ unspecified }) => unspecified), ...within],
        () => anchorId(anchorNames.status(response.status)),
      );
    }),
  ];
}

/** Returns the unspecified behavior of an inline schema. */
function unspecifiedIn(assertion: JsonSchema | undefined): readonly string[] {
  if (typeof assertion !== 'object') return [];
  return [
    ...assertion.extensions.unspecified,
    ...subschemas(assertion).flatMap((each) => unspecifiedIn(each.jsonSchema)),
  ];
}

function schemaNotes({ id, name, jsonSchema }: Schema): readonly UnspecifiedNote[] {
  const to = relativeUrl(`../${htmlAddresses.schema(name.file)}`);
  const within = (inner: JsonSchema, path: string): readonly UnspecifiedNote[] => {
    if (typeof inner === 'boolean') return [];
    const where = (): Html =>
      html`<a href="${to}${path === '' ? emptyHtml : html`#${anchorId(anchorNames.field(path))}`}"><code>${escapeHtml(path === '' ? id : `${id}.${path}`)}</code></a>`;
    return [
      ...createNotes(inner.extensions.unspecified, `${id} ${path}`, where),
      // Only properties of the schema itself are sure to have anchors.
      ...subschemas(inner).flatMap(({ keyword, key, jsonSchema: each }) =>
        within(each, keyword === 'properties' && path === '' ? String(key) : path),
      ),
    ];
  };
  return within(jsonSchema, '');
}
