// Versions guide: API version, version header, and deprecations.

import {
  escapeRelativeUrl,
  anchorId,
  html,
  emptyHtml,
  escapeHtml,
  type Html,
} from '../../../../code/html/html-and-svg.ts';
import type { Api } from '../../../../model/types/api.ts';
import { describeConventions } from '../../convention-sentences.ts';
import { hasAnnotation, flattenSchemas, propertySchemas } from '../../flatten-schema-parts.ts';
import { anchorNames } from '../anchors.ts';
import { guideSection, type GuideBuilder, operationCell } from '../guide.ts';
import { htmlAddresses } from '../site-addresses-and-data.ts';
import { linesHtml } from '../markdown-to-view.ts';

export const versionsGuide: GuideBuilder = ({ api }, links) => {
  const { version, deprecation } = api.conventions;
  const operations = api.operations.filter(({ deprecated }) => deprecated).map((operation) => operationCell(operation));
  const parameters = api.operations.flatMap((operation) =>
    operation.parameters
      .filter(({ deprecated }) => deprecated)
      .map(
        (parameter) =>
          html`${operationCell(operation, anchorId(anchorNames.parameter(parameter.in, parameter.name)))}: <code>${escapeHtml(parameter.name)}</code>`,
      ),
  );
  const fields = deprecatedFields(api);
  return {
    name: 'versions',
    title: html`Versions and deprecation`,
    summary: 'The API version, and deprecated operations, parameters, and fields.',
    sections: [
      guideSection(html`API version`, html`version`, {
        blocks: [
          html`<p>This documentation describes version <code>${escapeHtml(api.info.version)}</code> of ${escapeHtml(api.info.title)}.</p>`,
        ],
        list: linesHtml(
          describeConventions({ ...(version && { version }), ...(deprecation && { deprecation }) }, links),
        ),
      }),
      guideSection(html`Deprecations`, html`deprecated`, {
        blocks: [
          operations.length + parameters.length + fields.length === 0
            ? html`<p>This version has no deprecations.</p>`
            : emptyHtml,
        ],
        list: [...operations, ...parameters, ...fields],
      }),
    ],
  };
};

function deprecatedFields(api: Api): readonly Html[] {
  return api.schemas.flatMap(({ id, name, jsonSchema }) => {
    const parts = flattenSchemas([jsonSchema]);
    const url = `../${htmlAddresses.schema(name.file)}`;
    const schemaLinks =
      typeof jsonSchema === 'object' && jsonSchema.annotations.deprecated === true
        ? [html`<a href="${escapeRelativeUrl(url)}"><code>${escapeHtml(id)}</code></a>`]
        : [];
    const fields = [...propertySchemas(parts)].filter(([, schemas]) =>
      hasAnnotation(api, flattenSchemas(schemas), 'deprecated'),
    );
    return [
      ...schemaLinks,
      ...fields.map(
        ([field]) =>
          html`<a href="${escapeRelativeUrl(url)}#${anchorId(anchorNames.field(field))}"><code>${escapeHtml(`${id}.${field}`)}</code></a>`,
      ),
    ];
  });
}
