// The spec target: the canonical document as JSON and YAML, and the package that contains both.

import { printJson } from '../../code/json/print-json.ts';
import { codeSpan, fencedCodeBlock, escapeMarkdown } from '../../code/markdown/markdown.ts';
import { printYaml } from '../../code/json/print-yaml.ts';
import type { Api } from '../../model/types/api.ts';
import { packageName, packagePages } from '../../plugin/package-files.ts';
import type { PackagePublishingOptions, Page, BuiltinTarget } from '../../plugin/target.ts';
import { printDocument } from './openapi-document.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { visitSchemas } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';

export const spec: BuiltinTarget = {
  name: 'spec',
  plan(api, { settings: { packages }, report, memo }) {
    reportDynamicReferences(api, report);
    const document = printDocument(api, memo);
    return [
      { path: 'openapi.json', code: printJson(document), isFormatted: true },
      { path: 'openapi.yaml', code: printYaml(document), isFormatted: true },
      ...(packages === false ? [] : buildPackageFiles(api, packages)),
    ];
  },
};

function buildPackageFiles({ info }: Api, options: PackagePublishingOptions): readonly Page[] {
  const name = packageName('spec', options);
  return [
    ...packagePages(
      {
        target: 'spec',
        description: `OpenAPI document of ${info.title}`,
        exports: {
          '.': './openapi.json',
          './openapi.json': './openapi.json',
          './openapi.yaml': './openapi.yaml',
          './package.json': './package.json',
        },
        files: ['openapi.json', 'openapi.yaml'],
      },
      options,
    ),
    {
      path: 'README.md',
      template: 'spec/readme.md',
      view: {
        package: codeSpan(name),
        title: escapeMarkdown(info.title),
        version: codeSpan(info.version),
        example: fencedCodeBlock(exampleCode(name), 'js'),
      },
    },
  ];
}

function exampleCode(name: string): string {
  return [
    `import document from '${name}' with { type: 'json' };`,
    '',
    'for (const [path, item] of Object.entries(document.paths)) {',
    "  console.log(path, Object.keys(item).join(', '));",
    '}',
  ].join('\n');
}

/**
 * Reports each `$dynamicRef` whose anchor is defined by several schemas, so that its target depends on the dynamic
 * scope. The document prints it as a `$ref` to its initial target. All others are equivalent to that `$ref`.
 */
export function reportDynamicReferences(api: Api, report: Report): void {
  const anchorCounts = new Map<string, number>();
  const references: SchemaObject[] = [];
  for (const { jsonSchema } of api.schemas) {
    visitSchemas(jsonSchema, (nested: JsonSchema) => {
      if (typeof nested === 'boolean') return;
      if (nested.dynamicAnchor !== undefined)
        anchorCounts.set(nested.dynamicAnchor, (anchorCounts.get(nested.dynamicAnchor) ?? 0) + 1);
      if (nested.dynamicRef) references.push(nested);
    });
  }
  for (const { dynamicRef, sourceLocation } of references) {
    if (dynamicRef?.anchor === undefined || (anchorCounts.get(dynamicRef.anchor) ?? 0) < 2) continue;
    report.add('output/dynamic-reference', {
      message: `\`$dynamicRef\` is printed as \`$ref\` to \`${dynamicRef.ref}\`, regardless of the dynamic scope`,
      location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
      help: 'validators support the dynamic scope; for types and other consumers, write out the schemas',
    });
  }
}
