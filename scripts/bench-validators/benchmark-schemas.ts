// Benchmark schemas: the component schemas of this repository's spec.

import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { toPlainJson } from '../../src/generator/code/json/print-json.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';

export type Schemas = Readonly<Record<string, unknown>>;

/** Returns the component schemas without annotations, and a page schema, which the spec defines only inline. */
export async function loadSchemas(): Promise<Schemas> {
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), createReport());
  if (!api) throw new Error('spec/ has errors');
  const document = toPlainJson(printDocument(api)) as { readonly components: { readonly schemas: Schemas } };
  return { ...withoutAnnotationsInAll(document.components.schemas), ...collectionSchemas };
}

const collectionSchemas: Schemas = {
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

const annotationKeywords = /^(?:title|description|examples?|default|deprecated|x-.*)$/;

function withoutAnnotations(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations);
  if (!isObject(schema)) return schema;
  const constraints = Object.entries(schema).filter(([keyword]) => !annotationKeywords.test(keyword));
  return Object.fromEntries(
    constraints.map(([keyword, value]) => [
      keyword,
      keyword === 'properties'
        ? withoutAnnotationsInAll(value)
        : keyword === 'enum' || keyword === 'const'
          ? value
          : withoutAnnotations(value),
    ]),
  );
}

function withoutAnnotationsInAll(schemas: unknown): Schemas {
  return isObject(schemas)
    ? Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutAnnotations(schema)]))
    : {};
}

/** Inlines all references, for contestants that do not support them. The schema must not be recursive. */
export function inlineReferences(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inlineReferences(item, schemas));
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string')
    return inlineReferences(schemas[schema.$ref.slice('#/components/schemas/'.length)], schemas);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'enum' || keyword === 'const' ? value : inlineReferences(value, schemas),
    ]),
  );
}

function isObject(value: unknown): value is Schemas {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
