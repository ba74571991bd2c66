// Builds the API model of a document.

import type { Document } from '../openapi/types.ts';
import type { Report } from '../diagnostics/report.ts';
import { childNode } from './read-schema/node-values.ts';
import type { Api } from './types/api.ts';
import { reportExtensionOfReceivedRequest, reportIneffectiveExtensions } from './operations/affected-operations.ts';
import { createExtensionReader } from './read-extensions.ts';
import { assignNames } from './naming/assign-names.ts';
import {
  buildInfo,
  buildServer,
  buildSecurityRequirements,
  buildSecuritySchemes,
} from './operations/info-servers-security.ts';
import { sourceLocationOf } from './source-location.ts';
import { buildTagGroups, buildTags } from './operations/group-by-tag.ts';
import { createOperationReader, listOperations, type OperationEntries } from './operations/build-operations.ts';
import { createOperationPartReader } from './operations/build-operation-parts.ts';
import { diagnosticLocationOfNode } from './source-location.ts';
import { omitUndefined } from './omit.ts';
import { buildSchemas, type FormatValidationOptions } from './build-schemas.ts';

/**
 * Returns the model, or `undefined` if validation against one of the schemas would never terminate. Reports all
 * problems except invalid defaults, which are in `invalidDefaults`.
 */
export function buildApi(
  document: Document,
  report: Report,
  formatOptions: FormatValidationOptions = {},
): Api | undefined {
  const extensionReader = createExtensionReader(document);
  const builtSchemas = buildSchemas(document, extensionReader, report, formatOptions);
  if (!builtSchemas) return undefined;
  const { schemas } = builtSchemas;

  const entries = listOperations(document);
  const operationNames = assignNames(
    flattenEntries(entries).map(({ id, nameSource, operation: { node } }) => ({
      id,
      nameSource,
      override: extensionReader.operationExtensions(node).name,
      location: () => diagnosticLocationOfNode(childNode(node, 'x-name') ?? childNode(node, 'operationId') ?? node),
    })),
    'operation',
    report,
    document.vocabulary !== undefined,
  );
  const partReader = createOperationPartReader(
    document,
    (location) => builtSchemas.schemaAt(location),
    extensionReader,
  );
  const operationReader = createOperationReader(document, entries, operationNames, partReader, extensionReader);
  const operations = entries.operations.map((entry) => operationReader.operation(entry, 'client'));
  const webhooks = entries.webhooks.map((entry) => operationReader.operation(entry, 'api'));
  const callbacks = operationReader.callbacks();
  reportIneffectiveExtensions(operations, report);
  for (const { operation } of [...entries.webhooks, ...[...entries.callbacks.values()].flat()]) {
    const { affects, pagination } = extensionReader.operationExtensions(operation.node);
    const sourceLocation = sourceLocationOf(operation.node);
    if (affects) reportExtensionOfReceivedRequest('x-affects', sourceLocation, report);
    if (pagination !== undefined) reportExtensionOfReceivedRequest('x-pagination', sourceLocation, report);
  }
  const tags = buildTags(document, [...operations, ...webhooks], extensionReader);

  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  return omitUndefined<Api>({
    info: buildInfo(document, extensionReader),
    sourceLocation: sourceLocationOf(document.node),
    servers: document.servers.map((server) => buildServer(server, extensionReader)),
    tagGroups: buildTagGroups(document, tags, operations, report),
    tags,
    schemas,
    operations,
    webhooks,
    securitySchemes: buildSecuritySchemes(document.components.securitySchemes, extensionReader),
    security: buildSecurityRequirements(document.security ?? []),
    conventions: document.vocabulary?.conventions ?? {},
    caller: document.vocabulary?.caller,
    hasVocabulary: document.vocabulary !== undefined,
    components: { ...partReader.components(), callbacks },
    invalidDefaults: builtSchemas.invalidDefaults,
    schema: (id) => byId.get(id),
  });
}

function flattenEntries({ operations, webhooks, callbacks }: OperationEntries): OperationEntries['operations'] {
  return [...operations, ...webhooks, ...[...callbacks.values()].flat()];
}
