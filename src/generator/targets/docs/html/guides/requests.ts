// Request processing guide: the steps across all operations.

import { html, join, number, text } from '../../../../code/html/html.ts';
import { requestSteps } from '../../../../model/operations/request-steps.ts';
import { section, type GuideMaker } from '../guide.ts';

export const requests: GuideMaker = ({ api }) => {
  if (api.operations.length === 0) return undefined;
  const steps = requestSteps.filter((step) => api.operations.some((operation) => step.applies(operation, api)));
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  return {
    name: 'requests',
    title: html`What happens to a request`,
    summary: 'The steps that a request goes through, in their order, and the statuses that end it.',
    sections: [
      section(html`The steps`, html`steps`, {
        blocks: [
          html`<p>${api.vocabulary ? html`` : html`This is what a server does that is generated from this document. `}Not every step concerns every operation: its page has those that do. The first step that refuses the request ends it. Steps ${number(first)} to ${number(last)} are one unit of work: a refusal undoes what they have changed.</p>`,
        ],
        steps: steps.map(({ sentence, statuses }) =>
          join(
            [
              text(sentence),
              ...(statuses.length === 0
                ? []
                : [
                    html`Refused with ${join(
                      statuses.map((status) => html`<code>${number(status)}</code>`),
                      ' or ',
                    )}.`,
                  ]),
            ],
            ' ',
          ),
        ),
      }),
    ],
  };
};
