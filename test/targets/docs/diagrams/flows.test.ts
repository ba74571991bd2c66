// Diagrams of OAuth flows and of request processing: the messages and steps of the model, in order.

import { describe, expect, it, test } from 'vitest';
import { drawFlow, flowMessages, type Flow } from '../../../../src/generator/targets/docs/diagrams/oauth-flow.ts';
import { stepName, drawRequestPipeline } from '../../../../src/generator/targets/docs/diagrams/request-pipeline.ts';
import { requestSteps } from '../../../../src/generator/model/operations/request-steps.ts';
import { loadModel } from '../../../models.ts';
import { findLayoutProblems } from './layout-invariants.ts';

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

  it('has no layout problems', () => expect(findLayoutProblems(drawing)).toEqual([]));

  it('has an arrow and a line of the description for each message', () => {
    const messages = flowMessages(flow);
    expect(drawing.arrows).toHaveLength(messages.length);
    for (const [index, { from, to, text }] of messages.entries()) {
      expect(drawing.description).toContain(`${index + 1}. ${from} to ${to}: ${text}.`);
      expect(drawing.arrows[index]).toMatchObject({ from, to });
    }
  });

  it('has only actors with messages', () => {
    const activeActors = new Set(drawing.arrows.flatMap(({ from, to }) => [from, to]));
    expect(drawing.boxes.map(({ id }) => id)).toEqual(
      ['User', 'Application', 'Authorization server', 'API'].filter((actor) => activeActors.has(actor)),
    );
  });
});

describe('flow messages', () => {
  const joinMessages = (flow: Flow | undefined): string =>
    flow
      ? flowMessages(flow)
          .map(({ text }) => text)
          .join('\n')
      : '';

  test('show the paths of the URLs without their query', () => {
    expect(joinMessages(flows[0])).toMatch(
      /response_type=code: GET \/oauth\/authorize\n[^]*POST \/oauth\/token\n[^]*POST \/oauth\/refresh\n/,
    );
  });

  test('mention a refresh token only if the flow has a refresh URL', () => {
    expect(joinMessages(flows[0])).toContain('refresh token');
    expect(joinMessages(flows[2])).not.toContain('refresh');
  });
});

describe('a request pipeline diagram', () => {
  it('has short, unique step names', () => {
    for (const step of requestSteps) expect(stepName(step)).toMatch(/^[A-Z][a-z ]{5,30}$/);
    expect(new Set(requestSteps.map(stepName)).size).toBe(requestSteps.length);
  });

  it('shows the steps and statuses of every operation of spec/', async () => {
    const api = await loadModel('spec/openapi.yaml');
    for (const operation of api.operations) {
      const drawing = drawRequestPipeline(operation, api);
      expect(findLayoutProblems(drawing), operation.id).toEqual([]);
      const steps = requestSteps.filter((step) => step.appliesTo(operation, api));
      expect(drawing.boxes.filter(({ style }) => style === 'plain' || style === 'strong').map(({ id }) => id)).toEqual(
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
