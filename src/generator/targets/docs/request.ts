// What happens to a request to an operation: the steps that concern it, in the order of the server's list.

import { enumerate, join, md, nothing, number, text, type Md } from '../../emit/code/markdown.ts';
import type { Api, Operation } from '../../model/declarations/api.ts';
import { defaultsOf } from '../server/body.ts';
import { requestSteps, type RequestStep } from '../server/steps.ts';
import { defaultsWords } from './operation-facts.ts';

export interface RequestView {
  /** What holds for several steps together. */
  readonly lead: Md;
  readonly steps: readonly { readonly position: Md; readonly words: Md }[];
}

/** The section of an operation's page. */
export function requestView(operation: Operation, api: Api): RequestView {
  const steps = requestSteps.filter((step) => step.applies(operation, api));
  return {
    lead: join([md`The first step that refuses the request ends it.`, unitWords(steps, operation)], ' '),
    steps: steps.map((step, index) => ({ position: number(index + 1), words: join([text(step.sentence), noteOf(step, operation, api), statusWords(step, operation, api)], ' ') })),
  };
}

// Which steps are undone together.
function unitWords(steps: readonly RequestStep[], { method, facts }: Operation): Md {
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  if (first === last) return nothing;
  const changes = facts.effect !== undefined || !['get', 'head', 'options'].includes(method);
  return md`Steps ${number(first)} ${last === first + 1 ? md`and` : md`to`} ${number(last)} are one unit of work${changes ? md`: a refusal undoes what they have changed` : nothing}.`;
}

// Not every body has its defaults.
function noteOf({ id }: RequestStep, operation: Operation, api: Api): Md {
  const defaults = id === 'body' ? defaultsOf(operation, api) : true;
  return defaults === true ? nothing : defaultsWords(defaults ?? []);
}

function statusWords(step: RequestStep, operation: Operation, api: Api): Md {
  const given = step.answers?.(operation, api) ?? step.statuses;
  if (given.length === 0) return nothing;
  const listed = enumerate(given.map(number), 'or');
  return given.every((status) => status >= 500) ? md`An error there answers ${listed}.` : md`Refused with ${listed}.`;
}
