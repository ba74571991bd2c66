// Request processing guide: the steps across all operations.

import { html, joinHtml, htmlNumber, escapeHtml } from '../../../../code/html/html.ts';
import { requestSteps } from '../../../../model/operations/request-steps.ts';
import { guideSection, type GuideBuilder } from '../guide.ts';

export const requestsGuide: GuideBuilder = ({ api }) => {
  if (api.operations.length === 0) return undefined;
  const steps = requestSteps.filter((step) => api.operations.some((operation) => step.appliesTo(operation, api)));
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  return {
    name: 'requests',
    title: html`What happens to a request`,
    summary: 'The steps that a request goes through, in their order, and the statuses that end it.',
    sections: [
      guideSection(html`The steps`, html`steps`, {
        blocks: [
          html`<p>${api.hasVocabulary ? html`` : html`This is what a server does that is generated from this document. `}Not every step concerns every operation: its page has those that do. The first step that refuses the request ends it. Steps ${htmlNumber(first)} to ${htmlNumber(last)} are one unit of work: a refusal undoes what they have changed.</p>`,
        ],
        steps: steps.map(({ sentence, statuses }) =>
          joinHtml(
            [
              escapeHtml(sentence),
              ...(statuses.length === 0
                ? []
                : [
                    html`Refused with ${joinHtml(
                      statuses.map((status) => html`<code>${htmlNumber(status)}</code>`),
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
