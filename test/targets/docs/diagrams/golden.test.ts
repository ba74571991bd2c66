// Golden SVG files of the diagrams of spec/.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import type { DiagramOrReason } from '../../../../src/generator/targets/docs/diagrams/drawing.ts';
import { drawLifecycle } from '../../../../src/generator/targets/docs/diagrams/lifecycle.ts';
import { drawFlow } from '../../../../src/generator/targets/docs/diagrams/oauth-flow.ts';
import { renderSvg } from '../../../../src/generator/targets/docs/diagrams/render-svg.ts';
import { relationDiagrams, findResources } from '../../../../src/generator/targets/docs/diagrams/resource-graph.ts';
import { drawRequestPipeline } from '../../../../src/generator/targets/docs/diagrams/request-pipeline.ts';
import { isGoldenUpdate } from '../../../golden-harness/update.ts';
import { loadModel } from '../../../models.ts';

describe('the diagrams of spec/', () => {
  let api: Api;

  beforeAll(async () => {
    api = await loadModel('spec/openapi.yaml');
  });

  const diagrams: Readonly<Record<string, () => DiagramOrReason | undefined>> = {
    lifecycle: () => {
      const jsonSchema = api.schema('DatabaseStatus')?.jsonSchema;
      return typeof jsonSchema === 'object' && jsonSchema.extensions.lifecycle
        ? drawLifecycle(jsonSchema.extensions.lifecycle, 'DatabaseStatus')
        : undefined;
    },
    'oauth-flow': () => {
      const [flow, name] =
        api.securitySchemes
          .flatMap(({ scheme, name }) =>
            scheme.type === 'oauth2' ? scheme.flows.map((oauthFlow) => [oauthFlow, name] as const) : [],
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

  test.each(Object.keys(diagrams))('match the golden file %s.svg', (name) => {
    const diagram = diagrams[name]?.();
    if (diagram === undefined || 'reason' in diagram) throw new Error(`missing ${name} in spec/`);
    const svg = `${renderSvg(diagram.drawing, name).replace(/>(?=<)/g, '>\n')}\n`;
    const file = new URL(`golden/${name}.svg`, import.meta.url);
    if (isGoldenUpdate(process.env)) writeFileSync(file, svg);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(svg);
  });
});
