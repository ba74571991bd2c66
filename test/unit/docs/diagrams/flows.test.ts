// OAuth flows and requests as drawings: the messages and steps of the model, in their order, with nothing that the document does not say.

import { describe, expect, it } from 'vitest';
import { drawFlow, flowMessages, type Flow } from '../../../../src/generator/targets/docs/diagrams/oauth-flow.ts';
import { stepName, drawRequestPipeline } from '../../../../src/generator/targets/docs/diagrams/request-pipeline.ts';
import { requestSteps } from '../../../../src/generator/model/operations/request-steps.ts';
import { modelOfFile } from '../../../models.ts';
import { broken } from './laws.ts';

const scopes = [{ scope: 'read', description: '' }];
const flows: readonly Flow[] = [
  {
    grant: 'authorizationCode',
    authorizationUrl: 'https://a.b/oauth/authorize?x=1',
    tokenUrl: 'https://a.b/oauth/token',
    refreshUrl: 'https://a.b/oauth/refresh',
    scopes,
    unspecified: [],
  },
  { grant: 'implicit', authorizationUrl: `/${'long/'.repeat(80)}`, scopes, unspecified: [] },
  { grant: 'password', tokenUrl: 'https://a.b/t', scopes, unspecified: [] },
  { grant: 'clientCredentials', tokenUrl: 'not an address', scopes, unspecified: [] },
];

describe.each(flows)('the flow $grant', (flow) => {
  const drawing = drawFlow(flow, 'oauth');

  it('is a sound drawing', () => expect(broken(drawing)).toEqual([]));

  it('is told message by message', () => {
    const messages = flowMessages(flow);
    expect(drawing.arrows).toHaveLength(messages.length);
    for (const [index, { from, to, text }] of messages.entries()) {
      expect(drawing.description).toContain(`${index + 1}. ${from} to ${to}: ${text}.`);
      expect(drawing.arrows[index]).toMatchObject({ from, to });
    }
  });

  it('has no actor who says and hears nothing', () => {
    const named = new Set(drawing.arrows.flatMap(({ from, to }) => [from, to]));
    expect(drawing.boxes.map(({ id }) => id)).toEqual(
      ['User', 'Application', 'Authorisation server', 'This interface'].filter((actor) => named.has(actor)),
    );
  });
});

describe('messages', () => {
  const said = (flow: Flow | undefined): string =>
    flow
      ? flowMessages(flow)
          .map(({ text }) => text)
          .join('\n')
      : '';

  it('name the paths of the document, without what follows them', () => {
    expect(said(flows[0])).toMatch(
      /response_type=code, to GET \/oauth\/authorize\n[^]*POST \/oauth\/token\n[^]*POST \/oauth\/refresh\n/,
    );
  });

  it('speak of a refresh token where there is an address for it', () => {
    expect(said(flows[0])).toContain('refresh token');
    expect(said(flows[2])).not.toContain('refresh');
  });
});

describe('requests', () => {
  it('every step has a name in a few words', () => {
    for (const step of requestSteps) expect(stepName(step)).toMatch(/^[A-Z][a-z ]{5,30}$/);
    expect(new Set(requestSteps.map(stepName)).size).toBe(requestSteps.length);
  });

  it('every operation of spec/ has a sound drawing of its steps and statuses', async () => {
    const api = await modelOfFile('spec/openapi.yaml');
    for (const operation of api.operations) {
      const drawing = drawRequestPipeline(operation, api);
      expect(broken(drawing), operation.id).toEqual([]);
      const steps = requestSteps.filter((step) => step.appliesTo(operation, api));
      expect(drawing.boxes.filter(({ look }) => look === 'plain' || look === 'strong').map(({ id }) => id)).toEqual(
        steps.map(({ id }) => id),
      );
      for (const step of steps) {
        const statuses = step.statusesFor?.(operation, api) ?? step.statuses;
        expect(
          drawing.boxes.filter(({ id }) => id.startsWith(`${step.id} `)).map(({ label }) => label.lines.join()),
        ).toEqual(statuses.map(String));
        expect(drawing.description).toContain(stepName(step));
      }
    }
  });
});
