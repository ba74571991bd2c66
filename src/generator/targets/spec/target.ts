// The spec target: the canonical document as JSON and YAML, and the package that contains both.

import { json } from '../../code/json/json.ts';
import { code, codeBlock, text } from '../../code/markdown/markdown.ts';
import { yaml } from '../../code/json/yaml.ts';
import type { Api } from '../../model/types/api.ts';
import { reading } from '../../model/dependencies/reads.ts';
import { packageName, packagePages, type PackageOptions } from '../../plugin/package-files.ts';
import type { Page, Target } from '../../plugin/target.ts';
import { reportDynamicReferences } from './dynamic-references.ts';
import { printDocument } from './openapi-document.ts';

export const spec: Target = {
  name: 'spec',
  pages(api, { packages }, report) {
    // The output does not depend on the inputs of this report.
    reading(() => reportDynamicReferences(api, report));
    const document = printDocument(api);
    return [
      { path: 'openapi.json', code: json(document), formatted: true },
      { path: 'openapi.yaml', code: yaml(document), formatted: true },
      ...(packages === false ? [] : packageFiles(api, packages)),
    ];
  },
};

function packageFiles({ info }: Api, options: PackageOptions): readonly Page[] {
  const name = packageName('spec', options);
  return [
    ...packagePages(
      {
        target: 'spec',
        description: `The OpenAPI document of ${info.title}`,
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
        package: code(name),
        title: text(info.title),
        version: code(info.version),
        example: codeBlock(example(name), 'js'),
      },
    },
  ];
}

function example(name: string): string {
  return [
    `import document from '${name}' with { type: 'json' };`,
    '',
    'for (const [path, item] of Object.entries(document.paths)) {',
    "  console.log(path, Object.keys(item).join(', '));",
    '}',
  ].join('\n');
}
