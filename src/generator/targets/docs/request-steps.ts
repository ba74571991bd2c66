// Request processing steps of an operation, in server order.

import { enumerate, join, md, nothing, number, text, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { defaultsOf } from '../../model/operations/update-semantics.ts';
import { requestSteps, type RequestStep } from '../../model/operations/request-steps.ts';
import { defaultsWords } from './operation-facts.ts';
import { partsOf, type Parts } from './allof-members.ts';
import type { Links } from './page-links.ts';

export interface RequestView {
  /** Sentences that apply to several steps. */
  readonly lead: Md;
  readonly steps: readonly { readonly position: Md; readonly words: Md }[];
}

/** Returns the processing section of an operation page. */
export function requestView(operation: Operation, links: Links): RequestView {
  const steps = requestSteps.filter((step) => step.applies(operation, links.api));
  return {
    lead: join(
      [whoseSteps(links.api), md`The first step that refuses the request ends it.`, unitWords(steps, operation)],
      ' ',
    ),
    steps: steps.map((step, index) => ({
      position: number(index + 1),
      words: join(
        [
          text(step.sentenceOf?.(operation, links.api) ?? step.sentence),
          ...notesOf(step, operation, links),
          statusWords(step, operation, links.api),
        ],
        ' ',
      ),
    })),
  };
}

// A document that does not use the vocabulary can describe a server that Ashlar did not generate.
function whoseSteps({ vocabulary }: Api): Md {
  return vocabulary ? nothing : md`This is what a server does that is generated from this document.`;
}

// Describes which steps are rolled back together.
function unitWords(steps: readonly RequestStep[], { method, facts }: Operation): Md {
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  if (first === last) return nothing;
  const changes = facts.effect !== undefined || !['get', 'head', 'options'].includes(method);
  return md`Steps ${number(first)} ${last === first + 1 ? md`and` : md`to`} ${number(last)} are one unit of work${changes ? md`: a refusal undoes what they have changed` : nothing}.`;
}

/** Returns operation-specific details: the defaults that apply, if not all do, and the schemas whose rules apply. */
function notesOf({ id }: RequestStep, operation: Operation, links: Links): readonly Md[] {
  const { body, resource } = operation;
  if (id === 'merge') return resource ? [rulesWords([resource.schema], links)] : [];
  if (id !== 'body') return [];
  const defaults = defaultsOf(operation);
  const { refs } = partsOf(body?.contents.flatMap(({ schema }) => (schema ? [schema.assertion] : [])) ?? []);
  return [defaults === true ? nothing : defaultsWords(defaults ?? []), rulesWords(refs, links)];
}

/** Links to those of the named schemas, and of the schemas that they reference, that have rules. */
function rulesWords(ids: readonly string[], links: Links): Md {
  const ruled = [...reachedFrom(ids, links.api)].filter((id) =>
    partsOfNamed(id, links.api).inline.some(({ facts }) => facts.rules.length > 0),
  );
  return ruled.length === 0
    ? nothing
    : md`The rules are those of ${enumerate(
        ruled.map((id) => links.schema(id)),
        'and',
      )}.`;
}

// The set grows during iteration.
function reachedFrom(ids: readonly string[], api: Api): ReadonlySet<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const ref of partsOfNamed(id, api).refs) reached.add(ref);
  return reached;
}

function partsOfNamed(id: string, api: Api): Parts {
  const schema = api.schema(id);
  return partsOf(schema ? [schema.assertion] : []);
}

function statusWords(step: RequestStep, operation: Operation, api: Api): Md {
  const given = step.answers?.(operation, api) ?? step.statuses;
  if (given.length === 0) return nothing;
  const listed = enumerate(given.map(number), 'or');
  return given.every((status) => status >= 500) ? md`An error there answers ${listed}.` : md`Refused with ${listed}.`;
}
