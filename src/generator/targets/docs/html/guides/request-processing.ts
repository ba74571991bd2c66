// Request processing guide: the steps across all operations.

import { html, joinHtml, htmlNumber, escapeHtml } from '../../../../code/html/html-and-svg.ts';
import { requestSteps } from '../../../../model/operations/request-steps.ts';
import { guideSection, type GuideBuilder } from '../guide.ts';

export const requestsGuide: GuideBuilder = ({ api }) => {
  // Without the vocabulary, the document can describe a server that Ashlar did not generate.
  if (!api.hasVocabulary || api.operations.length === 0) return undefined;
  const steps = requestSteps.filter((step) => api.operations.some((operation) => step.appliesTo(operation, api)));
  const first = steps.findIndex(({ stage }) => stage === 'unit') + 1;
  const last = steps.findLastIndex(({ stage }) => stage === 'unit') + 1;
  return {
    name: 'requests',
    title: html`Request processing`,
    summary: 'The steps of request processing, in order, with the error statuses of each step.',
    sections: [
      guideSection(html`Processing steps`, html`steps`, {
        blocks: [
          html`<p>The page of each operation lists the steps that apply to it. Processing stops at the first step that rejects the request. Steps ${htmlNumber(first)} to ${htmlNumber(last)} are one unit of work: if a step rejects the request, the server rolls back their changes.</p>`,
        ],
        steps: steps.map(({ sentence, statuses }) =>
          joinHtml(
            [
              escapeHtml(sentence),
              ...(statuses.length === 0
                ? []
                : [
                    html`Returns ${joinHtml(
                      statuses.map((status) => html`<code>${htmlNumber(status)}</code>`),
                      ' or ',
                    )} on failure.`,
                  ]),
            ],
            ' ',
          ),
        ),
      }),
    ],
  };
};
