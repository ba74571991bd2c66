// The mocks target: factories of valid values for schemas and response bodies, on the validators.

import { readRuntimeModule } from '../../code/runtime-sources.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceLocation } from '../../model/source-location.ts';
import { conversionsModulePath, listCodecFiles } from '../../plugin/conversion-expressions.ts';
import { runtimeModule } from '../../plugin/module-specifiers.ts';
import { type BuiltinTarget, lazyPage, type Page } from '../../plugin/target.ts';
import { conversionsView } from './conversions-module.ts';
import { indexView } from './index-module.ts';
import { handlersFile, mswHandlersView, mswIndexView, mswModulePath } from './msw-module.ts';
import { buildPackageFiles } from './package.ts';
import {
  listMockedBodies,
  listMockedResponses,
  listMockedTagGroups,
  listMockedWebhooks,
  namedBody,
  namedRequestBody,
} from './response-bodies.ts';
import { createdHeaders } from './response-headers.ts';
import { responsesModulePath, responsesView } from './responses-module.ts';
import { schemaView } from './schema-module.ts';
import { createMocksContext, requireSchema, schemaModulePath, type TargetContext } from './target-context.ts';
import { webhooksModulePath, webhooksView } from './webhooks-module.ts';

export const mocks: BuiltinTarget = {
  name: 'mocks',
  plan: (api, { settings, report, memo }) => {
    const context = createMocksContext(api, settings, memo);
    reportImpossible(context, report);
    if (settings.packages === false) return buildModulePages(context, '');
    return [...buildModulePages(context, 'src/'), ...buildPackageFiles(context, settings.packages)];
  },
};

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string): readonly Page[] {
  const { api, conversions } = context;
  const hasConversions = conversions && api.schemas.some(({ jsonSchema }) => conversions.differs(jsonSchema));
  const hasHandlers = context.options.mocks?.msw ?? false;
  const runtimeFiles = [
    'mocks/factory',
    ...(hasHandlers ? [handlersFile] : []),
    'mocks/body-check',
    ...(conversions ? ['mocks/decode', ...listCodecFiles(conversions).map((file) => `client/${file}`)] : []),
  ];
  return [
    lazyPage(`${directory}index.ts`, 'mocks/index', () => indexView(context)),
    ...api.schemas.map((schema) =>
      lazyPage(`${directory}${schemaModulePath(schema)}.ts`, 'mocks/schema', () => schemaView(schema, context)),
    ),
    ...listMockedTagGroups(api).map(([tagGroup, operations]) =>
      lazyPage(`${directory}${responsesModulePath(tagGroup)}.ts`, 'mocks/responses', () =>
        responsesView(tagGroup, operations, context),
      ),
    ),
    ...(listMockedWebhooks(api).length > 0
      ? [lazyPage(`${directory}${webhooksModulePath}.ts`, 'mocks/responses', () => webhooksView(context))]
      : []),
    ...(hasHandlers
      ? [
          lazyPage(`${directory}msw/index.ts`, 'mocks/msw-index', () => mswIndexView(context)),
          ...api.tagGroups.map((tagGroup) =>
            lazyPage(`${directory}${mswModulePath(tagGroup)}.ts`, 'mocks/msw-handlers', () =>
              mswHandlersView(tagGroup, context),
            ),
          ),
        ]
      : []),
    ...(hasConversions
      ? [
          lazyPage(`${directory}${conversionsModulePath}.ts`, 'mocks/conversions', () =>
            conversionsView(context, conversions),
          ),
        ]
      : []),
    // The runtime is small, so it is complete, and never a package.
    { path: `${directory}${runtimeModule}.ts`, code: readRuntimeModule(runtimeFiles), isFormatted: true },
  ];
}

/** Reports the schemas, bodies, and headers for which no value was found. */
function reportImpossible(context: TargetContext, report: Report): void {
  const { api, samples, bodySampleOf, headerSampleOf, options } = context;
  const add = (subject: string, { file, line, column }: SourceLocation, condition = ''): void =>
    report.add('output/no-mock-value', {
      message: `cannot create ${subject}: found no value that satisfies the schema${condition}`,
      location: { file, line, column },
      help: 'add a valid example to the schema, or correct contradictory keywords',
    });
  for (const { id, isRequest } of samples.impossible)
    add(`a value of \`${id}\`${isRequest ? ' in requests' : ''}`, requireSchema(id, api).sourceLocation);
  for (const operation of api.operations)
    for (const { response, contents } of listMockedResponses(operation))
      for (const content of contents)
        if (!namedBody(response, content, context) && !bodySampleOf(content).node)
          add(`the body of \`${operation.id}\` ${response.status}`, response.sourceLocation);
  for (const webhook of api.webhooks)
    for (const content of listMockedBodies(webhook))
      if (!namedRequestBody(content, context) && !bodySampleOf(content).node)
        add(`the body of \`${webhook.id}\``, webhook.requestBody?.sourceLocation ?? webhook.sourceLocation);
  if (!options.mocks?.msw) return;
  for (const { id, responses } of api.operations)
    for (const response of responses)
      for (const header of createdHeaders(response))
        if (!headerSampleOf(header).node)
          add(
            `the header \`${header.name}\` of \`${id}\` ${response.status}`,
            header.sourceLocation,
            ' and that a header can have',
          );
}
