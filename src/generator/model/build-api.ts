// API model of a document.

import type { Document } from '../openapi/types.ts';
import type { Report } from '../diagnostics/report.ts';
import { valueOf } from './read-schema/node-values.ts';
import type { Api } from './types/api.ts';
import { createFactReader } from './read-extensions.ts';
import { assignNames } from './naming/assign-names.ts';
import { info, server } from './operations/info-servers-tags.ts';
import { originOf } from './locate-origin.ts';
import { areasOf, tagsOf } from './operations/group-by-tag.ts';
import { draftOperations, type Drafts } from './operations/list-operations.ts';
import { createOperations } from './operations/build-operations.ts';
import { createParts } from './operations/build-operation-parts.ts';
import { alternativesOf, securitySchemes } from './operations/security.ts';
import { placeOfNode } from './locate-origin.ts';
import { present } from './omit-undefined.ts';
import { buildSchemas, type Judgement } from './build-schemas.ts';

/**
 * Returns the model, or `undefined` if validation against one of the schemas would never terminate. Reports all
 * problems except invalid defaults, which are in `invalidDefaults`.
 */
export function buildApi(document: Document, report: Report, judgement: Judgement = {}): Api | undefined {
  const facts = createFactReader(document);
  const built = buildSchemas(document, facts, report, judgement);
  if (!built) return undefined;
  const { schemas } = built;

  const drafts = draftOperations(document);
  const names = assignNames(
    everyDraft(drafts).map(({ id, text, operation: { node } }) => ({
      id,
      text,
      override: facts.ofOperation(node).name,
      place: () => placeOfNode(valueOf(node, 'x-name') ?? valueOf(node, 'operationId') ?? node),
    })),
    'operation',
    report,
    document.vocabulary !== undefined,
  );
  const parts = createParts(document, (site) => built.typed(site), facts);
  const reader = createOperations(document, drafts, names, parts, facts);
  const operations = drafts.operations.map((draft) => reader.operation(draft));
  const webhooks = drafts.webhooks.map((draft) => reader.operation(draft));
  const callbacks = reader.callbacks();
  const tags = tagsOf(document, [...operations, ...webhooks], facts);

  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  return present<Api>({
    info: info(document, facts),
    origin: originOf(document.node),
    servers: document.servers.map((each) => server(each, facts)),
    areas: areasOf(document, tags, operations, report),
    tags,
    schemas,
    operations,
    webhooks,
    securitySchemes: securitySchemes(document.components.securitySchemes, facts),
    security: alternativesOf(document.security ?? []),
    conventions: document.vocabulary?.conventions ?? {},
    caller: document.vocabulary?.caller,
    vocabulary: document.vocabulary !== undefined,
    components: { ...parts.components(), callbacks },
    refusedDefaults: built.refusedDefaults,
    schema: (id) => byId.get(id),
  });
}

function everyDraft({ operations, webhooks, callbacks }: Drafts): Drafts['operations'] {
  return [...operations, ...webhooks, ...[...callbacks.values()].flat()];
}
