// Request processing steps of an operation, in the order in which the server runs them.

import {
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { propertiesTakingDefaults } from '../../model/operations/update-semantics.ts';
import { requestSteps, type RequestStep } from '../../model/operations/request-steps.ts';
import { describeAppliedDefaults } from './operation-sentences.ts';
import { flattenSchemas, type SchemaParts } from './flatten-schema-parts.ts';
import type { Links } from './page-links.ts';

export interface RequestView {
  /** Sentences that apply to several steps. */
  readonly lead: Markdown;
  readonly steps: readonly { readonly position: Markdown; readonly description: Markdown }[];
}

/** Returns the processing section of an operation page. */
export function requestView(operation: Operation, links: Links): RequestView {
  const steps = requestSteps.filter((step) => step.appliesTo(operation, links.api));
  return {
    lead: joinMarkdown(
      [md`Processing stops at the first step that rejects the request.`, describeUnitOfWork(steps, operation)],
      ' ',
    ),
    steps: steps.map((step, index) => ({
      position: markdownNumber(index + 1),
      description: joinMarkdown(
        [
          escapeMarkdown(step.sentenceFor?.(operation, links.api) ?? step.sentence),
          ...describeDetails(step, operation, links),
          describeStatuses(step, operation, links.api),
        ],
        ' ',
      ),
    })),
  };
}

// Describes which steps are rolled back together.
function describeUnitOfWork(steps: readonly RequestStep[], { method, extensions }: Operation): Markdown {
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  if (first === last) return emptyMarkdown;
  const isWrite = extensions.effect !== undefined || !['get', 'head', 'options'].includes(method);
  return md`Steps ${markdownNumber(first)} ${last === first + 1 ? md`and` : md`to`} ${markdownNumber(last)} are one unit of work${isWrite ? md`: if a step rejects the request, the server rolls back their changes` : emptyMarkdown}.`;
}

/** Returns operation-specific details: the defaults that apply, if not all do, and the schemas whose rules apply. */
function describeDetails({ id }: RequestStep, operation: Operation, links: Links): readonly Markdown[] {
  const { requestBody, resource } = operation;
  if (id === 'merge') return resource ? [describeRuleSchemas([resource.schema], links)] : [];
  if (id !== 'body') return [];
  const defaults = propertiesTakingDefaults(operation);
  const { refs } = flattenSchemas(
    requestBody?.content.flatMap(({ schema }) => (schema ? [schema.jsonSchema] : [])) ?? [],
  );
  return [
    defaults === true ? emptyMarkdown : describeAppliedDefaults(defaults ?? []),
    describeRuleSchemas(refs, links),
  ];
}

/** Lists the schemas that have rules, among the named schemas and all schemas that they reference. */
function describeRuleSchemas(ids: readonly string[], links: Links): Markdown {
  const idsWithRules = [...reachableSchemas(ids, links.api)].filter((id) =>
    namedSchemaParts(id, links.api).inline.some(({ extensions }) => extensions.rules.length > 0),
  );
  return idsWithRules.length === 0
    ? emptyMarkdown
    : md`The rules of ${joinEnumeration(
        idsWithRules.map((id) => links.schema(id)),
        'and',
      )} apply.`;
}

// Returns the schemas and all schemas that they reference. The set grows during iteration.
function reachableSchemas(ids: readonly string[], api: Api): ReadonlySet<string> {
  const reachable = new Set(ids);
  for (const id of reachable) for (const ref of namedSchemaParts(id, api).refs) reachable.add(ref);
  return reachable;
}

function namedSchemaParts(id: string, api: Api): SchemaParts {
  const schema = api.schema(id);
  return flattenSchemas(schema ? [schema.jsonSchema] : []);
}

function describeStatuses(step: RequestStep, operation: Operation, api: Api): Markdown {
  const statuses = step.statusesFor?.(operation, api) ?? step.statuses;
  if (statuses.length === 0) return emptyMarkdown;
  return md`Returns ${joinEnumeration(statuses.map(markdownNumber), 'or')} on failure.`;
}
