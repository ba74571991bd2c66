// Unspecified behavior guide: all `x-unspecified` sentences, with links to their locations.

import {
  escapeRelativeUrl,
  anchorId,
  html,
  joinHtml,
  emptyHtml,
  htmlNumber,
  escapeHtml,
  type Html,
} from '../../../../code/html/html-and-svg.ts';
import type { Api, Operation, Schema } from '../../../../model/types/api.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import { listSubschemas } from '../../../../model/visit-schemas.ts';
import { unspecifiedSentences } from '../../schema-sentences.ts';
import { anchorNames } from '../anchors.ts';
import { guideSection, type GuideBuilder, operationCell, guideRow } from '../guide.ts';
import { htmlAddresses } from '../site-addresses-and-data.ts';
import { linesHtml } from '../markdown-to-view.ts';

export const unspecifiedGuide: GuideBuilder = ({ api }) => {
  const groups = [
    { label: html`API`, name: html`api`, linksBySentence: groupBySentence(apiNotes(api)) },
    {
      label: html`Operations`,
      name: html`operations`,
      linksBySentence: groupBySentence(api.operations.flatMap(operationNotes)),
    },
    {
      label: html`Schemas`,
      name: html`schemas`,
      linksBySentence: groupBySentence(api.schemas.flatMap(schemaNotes)),
    },
  ].filter(({ linksBySentence }) => linksBySentence.size > 0);
  if (groups.length === 0) return undefined;
  return {
    name: 'unspecified-behavior',
    title: html`Unspecified behavior`,
    summary: 'Behavior that the API does not specify, with the affected operations and schemas.',
    sections: groups.map(({ label, name, linksBySentence }) =>
      guideSection(label, name, {
        tables: [
          {
            head: [html`Unspecified behavior`, html`Location`],
            rows: [...linksBySentence].map(([sentence, links]) =>
              guideRow(joinHtml(linesHtml(unspecifiedSentences([sentence])), ' '), describeLocations(links)),
            ),
          },
        ],
      }),
    ),
  };
};

/** Unspecified behavior at a location. Locations with the same `name` are listed once. */
interface UnspecifiedNote {
  readonly sentences: readonly string[];
  readonly name: string;
  readonly link: Html;
}

function createNotes(sentences: readonly string[], name: string, link: () => Html): readonly UnspecifiedNote[] {
  return sentences.length === 0 ? [] : [{ sentences, name, link: link() }];
}

/** Groups locations by sentence; each name is listed with its first location only. */
function groupBySentence(notes: readonly UnspecifiedNote[]): ReadonlyMap<string, readonly Html[]> {
  const linksBySentence = new Map<string, Map<string, Html>>();
  for (const { sentences, name, link } of notes) {
    for (const sentence of sentences) {
      const links = linksBySentence.get(sentence) ?? new Map<string, Html>();
      linksBySentence.set(sentence, links.has(name) ? links : links.set(name, link));
    }
  }
  return new Map([...linksBySentence].map(([sentence, links]) => [sentence, [...links.values()]]));
}

/** Maximum number of links; the others are shown as a count. */
const maxLinks = 6;

function describeLocations(links: readonly Html[]): Html {
  const shownLinks = links.slice(0, maxLinks);
  const omittedCount = links.length - shownLinks.length;
  return joinHtml(
    [joinHtml(shownLinks, ', '), omittedCount === 0 ? emptyHtml : html`and ${htmlNumber(omittedCount)} more`],
    ' ',
  );
}

function apiNotes({ info, servers, tags, securitySchemes }: Api): readonly UnspecifiedNote[] {
  const indexLink = (): Html => html`<a href="${escapeRelativeUrl(`../${htmlAddresses.index}`)}">API overview</a>`;
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
      indexLink,
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
    ...noteAt([...extensions.unspecified, ...pathUnspecified], () => html`unspecified-behavior`),
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
      const contentSentences = response.content.flatMap(({ unspecified, schema }) => [
        ...unspecified,
        ...unspecifiedIn(schema?.jsonSchema),
      ]);
      return noteAt(
        [...response.unspecified, ...response.headers.flatMap(({ unspecified }) => unspecified), ...contentSentences],
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
    ...listSubschemas(assertion).flatMap((each) => unspecifiedIn(each.jsonSchema)),
  ];
}

function schemaNotes({ id, name, jsonSchema }: Schema): readonly UnspecifiedNote[] {
  const url = escapeRelativeUrl(`../${htmlAddresses.schema(name.file)}`);
  const notesIn = (inner: JsonSchema, path: string): readonly UnspecifiedNote[] => {
    if (typeof inner === 'boolean') return [];
    const link = (): Html =>
      html`<a href="${url}${path === '' ? emptyHtml : html`#${anchorId(anchorNames.field(path))}`}"><code>${escapeHtml(path === '' ? id : `${id}.${path}`)}</code></a>`;
    return [
      ...createNotes(inner.extensions.unspecified, `${id} ${path}`, link),
      // Only properties of the schema itself are guaranteed to have anchors.
      ...listSubschemas(inner).flatMap(({ keyword, key, jsonSchema: each }) =>
        notesIn(each, keyword === 'properties' && path === '' ? String(key) : path),
      ),
    ];
  };
  return notesIn(jsonSchema, '');
}
