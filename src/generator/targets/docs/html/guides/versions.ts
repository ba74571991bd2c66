// Versions guide: API version, version header, and deprecations.

import { address, anchor, html, nothing, text, type Html } from '../../../../code/html/html.ts';
import type { Api } from '../../../../model/types/api.ts';
import { keptAlone } from '../../../../model/dependencies/kept.ts';
import { conventionWords } from '../../api-conventions.ts';
import { isMarked, partsOf, propertiesOf } from '../../allof-members.ts';
import { places } from '../anchors.ts';
import { section, type GuideMaker } from '../guide.ts';
import { htmlAddresses } from '../site-map.ts';
import { lines } from '../markdown-to-view.ts';
import { operationCell } from './table-rows.ts';

export const versions: GuideMaker = ({ api }, links) => {
  const { version, deprecation } = api.conventions;
  const operations = api.operations.filter(({ deprecated }) => deprecated).map((operation) => operationCell(operation));
  const parameters = api.operations.flatMap((operation) =>
    keptAlone(api, `guide: deprecated of operation ${operation.id}`, () =>
      operation.parameters
        .filter(({ deprecated }) => deprecated)
        .map(
          (parameter) =>
            html`${operationCell(operation, anchor(places.parameter(parameter.in, parameter.name)))}: <code>${text(parameter.name)}</code>`,
        ),
    ),
  );
  const fields = deprecatedFields(api);
  return {
    name: 'versions',
    title: html`Versions and deprecation`,
    summary: 'Which version this is, how an answer tells it, and what is deprecated.',
    sections: [
      section(html`This version`, html`version`, {
        blocks: [html`<p>This is version <code>${text(api.info.version)}</code> of ${text(api.info.title)}.</p>`],
        list: lines(conventionWords({ ...(version && { version }), ...(deprecation && { deprecation }) }, links)),
      }),
      section(html`Deprecated`, html`deprecated`, {
        blocks: [
          operations.length + parameters.length + fields.length === 0
            ? html`<p>Nothing is deprecated in this version.</p>`
            : nothing,
        ],
        list: [...operations, ...parameters, ...fields],
      }),
    ],
  };
};

function deprecatedFields(api: Api): readonly Html[] {
  return api.schemas.flatMap((schema) =>
    keptAlone(api, `guide: deprecated of ${schema.id}`, () => {
      const { id, name, assertion } = schema;
      const parts = partsOf([assertion]);
      const to = `../${htmlAddresses.schema(name.file)}`;
      const own =
        typeof assertion === 'object' && assertion.annotations.deprecated === true
          ? [html`<a href="${address(to)}"><code>${text(id)}</code></a>`]
          : [];
      const fields = [...propertiesOf(parts)].filter(([, assertions]) =>
        isMarked(api, partsOf(assertions), 'deprecated'),
      );
      return [
        ...own,
        ...fields.map(
          ([field]) =>
            html`<a href="${address(to)}#${anchor(places.field(field))}"><code>${text(`${id}.${field}`)}</code></a>`,
        ),
      ];
    }),
  );
}
