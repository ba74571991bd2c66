// The index of queries: prefixes of keys, and the functions of all tags for a client.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, propertyKey, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import { firstFreeName } from '../../plugin/export-names.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { TargetContext } from './target-context.ts';
import type { IndexView, OptionsView } from './template-views.ts';

/** Functions that the module declares or imports: the names of the tags `bind` and `create` conflict with them. */
const functionNames: ReadonlySet<string> = new Set(['bindQueries', 'createQueries']);

export function indexView({ api, options, apiKey, tagGroups }: TargetContext): IndexView {
  const { importExtension: extension } = options;
  return {
    about: lineComment(`Queries of ${api.info.title}.`),
    extension: specifierEnd(extension),
    client: stringLiteral(createSpecifierOf(options, ['client'])('index', 'client/index')),
    apiKey: stringLiteral(apiKey),
    tags: tagGroups.map(({ name, description }) => {
      const doc = docComment(description, {}, 2);
      return {
        ...(doc && { doc }),
        key: propertyKey(name.value),
        resource: stringLiteral(name.value),
        // The suffix avoids other conflicts: no other name in the module ends with it, and names of tags are unique.
        queries: identifier(firstFreeName(`${name.value}Queries`, (each) => functionNames.has(each))),
        module: stringLiteral(`./tags/${name.file}${extension}`),
      };
    }),
  };
}

export function optionsView(context: TargetContext, framework: string): OptionsView {
  const { importExtension } = context.options;
  const specifierOf = createSpecifierOf(context.options, ['client']);
  return {
    framework: stringLiteral(framework),
    client: stringLiteral(specifierOf('options', 'client/index')),
    clientRuntime: stringLiteral(specifierOf('options', 'client/runtime')),
    runtime: stringLiteral(`./runtime${importExtension}`),
  };
}
