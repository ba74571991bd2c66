// The drawings as bytes: what a reviewer looks at when they change.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import type { DiagramOrReason } from '../../../../src/generator/targets/docs/diagrams/diagram-or-reason.ts';
import { drawLifecycle } from '../../../../src/generator/targets/docs/diagrams/lifecycle.ts';
import { drawFlow } from '../../../../src/generator/targets/docs/diagrams/oauth-flow.ts';
import { renderSvg } from '../../../../src/generator/targets/docs/diagrams/svg.ts';
import { relationDiagrams } from '../../../../src/generator/targets/docs/diagrams/resource-relations.ts';
import { drawRequestPipeline } from '../../../../src/generator/targets/docs/diagrams/request-pipeline.ts';
import { findResources } from '../../../../src/generator/targets/docs/diagrams/resources.ts';
import { updating } from '../../../golden-harness/update.ts';
import { modelOfFile } from '../../../models.ts';

describe('the drawings of spec/', () => {
  let api: Api;

  beforeAll(async () => {
    const model = await modelOfFile('spec/openapi.yaml');
    api = model;
  });

  const drawings: Readonly<Record<string, () => DiagramOrReason | undefined>> = {
    lifecycle: () => {
      const assertion = api.schema('DatabaseStatus')?.jsonSchema;
      return typeof assertion === 'object' && assertion.extensions.lifecycle
        ? drawLifecycle(assertion.extensions.lifecycle, 'DatabaseStatus')
        : undefined;
    },
    'oauth-flow': () => {
      const [flow, name] =
        api.securitySchemes
          .flatMap(({ scheme, name }) =>
            scheme.type === 'oauth2' ? scheme.flows.map((each) => [each, name] as const) : [],
          )
          .find(([{ grant }]) => grant === 'authorizationCode') ?? [];
      return flow && name !== undefined ? { drawing: drawFlow(flow, name) } : undefined;
    },
    request: () => {
      const operation = api.operations.find(({ id }) => id === 'createDatabaseBackup');
      return operation && { drawing: drawRequestPipeline(operation, api) };
    },
    relations: () => relationDiagrams(findResources(api), [])[0]?.diagram,
  };

  it.each(Object.keys(drawings))('%s', (name) => {
    const diagram = drawings[name]?.();
    if (diagram === undefined || 'reason' in diagram) throw new Error(`spec/ has no ${name}`);
    const svg = `${renderSvg(diagram.drawing, name).replace(/>(?=<)/g, '>\n')}\n`;
    const file = new URL(`golden/${name}.svg`, import.meta.url);
    if (updating(process.env)) writeFileSync(file, svg);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(svg);
  });
});
