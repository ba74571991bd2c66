// The drawings as bytes: what a reviewer looks at when they change.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import type { Diagram } from '../../../../src/generator/targets/docs/diagrams/diagram-or-reason.ts';
import { lifecycleDiagram } from '../../../../src/generator/targets/docs/diagrams/lifecycle.ts';
import { flowDrawing } from '../../../../src/generator/targets/docs/diagrams/oauth-flow.ts';
import { printDrawing } from '../../../../src/generator/targets/docs/diagrams/svg.ts';
import { relationDiagrams } from '../../../../src/generator/targets/docs/diagrams/resource-relations.ts';
import { requestDrawing } from '../../../../src/generator/targets/docs/diagrams/request-pipeline.ts';
import { resourcesOf } from '../../../../src/generator/targets/docs/diagrams/resources.ts';
import { updating } from '../../../golden-harness/update.ts';
import { modelOfFile } from '../../../models.ts';

describe('the drawings of spec/', () => {
  let api: Api;

  beforeAll(async () => {
    const model = await modelOfFile('spec/openapi.yaml');
    api = model;
  });

  const drawings: Readonly<Record<string, () => Diagram | undefined>> = {
    lifecycle: () => {
      const assertion = api.schema('DatabaseStatus')?.assertion;
      return typeof assertion === 'object' && assertion.facts.lifecycle
        ? lifecycleDiagram(assertion.facts.lifecycle, 'DatabaseStatus')
        : undefined;
    },
    'oauth-flow': () => {
      const [flow, name] =
        api.securitySchemes
          .flatMap(({ scheme, name }) =>
            scheme.type === 'oauth2' ? scheme.flows.map((each) => [each, name] as const) : [],
          )
          .find(([{ grant }]) => grant === 'authorizationCode') ?? [];
      return flow && name !== undefined ? { drawing: flowDrawing(flow, name) } : undefined;
    },
    request: () => {
      const operation = api.operations.find(({ id }) => id === 'createDatabaseBackup');
      return operation && { drawing: requestDrawing(operation, api) };
    },
    relations: () => relationDiagrams(resourcesOf(api), [])[0]?.diagram,
  };

  it.each(Object.keys(drawings))('%s', (name) => {
    const diagram = drawings[name]?.();
    if (diagram === undefined || 'reason' in diagram) throw new Error(`spec/ has no ${name}`);
    const svg = `${printDrawing(diagram.drawing, name).replace(/>(?=<)/g, '>\n')}\n`;
    const file = new URL(`golden/${name}.svg`, import.meta.url);
    if (updating(process.env)) writeFileSync(file, svg);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(svg);
  });
});
