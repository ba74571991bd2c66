// Benchmark schemas: the component schemas of this repository's spec.

import { understand } from '../../src/generator/pipeline/pipeline.ts';
import { plain } from '../../src/generator/code/json/json.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { diskFiles } from '../../src/generator/source/load-sources.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';

export type Schemas = Readonly<Record<string, unknown>>;

/** Returns the component schemas without annotations, and a collection that the spec describes but does not define. */
export async function subjects(): Promise<Schemas> {
  const { api } = await understand({ document: 'spec/openapi.yaml', overlays: [] }, diskFiles(), createReport());
  if (!api) throw new Error('spec/ has errors');
  const document = plain(printDocument(api)) as { readonly components: { readonly schemas: Schemas } };
  return { ...bareMembers(document.components.schemas), ...envelope };
}

const envelope: Schemas = {
  ComputeInstancePage: {
    type: 'object',
    required: ['data', 'page', 'pages', 'results'],
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/ComputeInstance' } },
      page: { type: 'integer', minimum: 1 },
      pages: { type: 'integer', minimum: 1 },
      results: { type: 'integer', minimum: 0 },
    },
  },
};

const toldOnly = /^(?:title|description|examples?|default|deprecated|x-.*)$/;

function bare(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !toldOnly.test(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? bareMembers(value) : keyword === 'enum' || keyword === 'const' ? value : bare(value),
    ]),
  );
}

function bareMembers(members: unknown): Schemas {
  return isObject(members)
    ? Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, bare(schema)]))
    : {};
}

/** Inlines all references, for contestants that do not support them. The schema must not be recursive. */
export function whole(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((each) => whole(each, schemas));
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string')
    return whole(schemas[schema.$ref.slice('#/components/schemas/'.length)], schemas);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'enum' || keyword === 'const' ? value : whole(value, schemas),
    ]),
  );
}

function isObject(value: unknown): value is Schemas {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
