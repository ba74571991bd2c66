// Documents to edit: the own one cut down to some areas, and those of golden cases.

import { parse } from 'yaml';
import { textOf } from '../architecture/files.ts';
import type { Tree } from './edits.ts';

/** The own document with the operations of these tags, and what they lead to. */
export function partOfOwn(tags: ReadonlySet<string>): Tree {
  const document = JSON.parse(textOf('generated/spec/openapi.json')) as Tree; // a document
  const paths = document['paths'] as { [path: string]: { [method: string]: { tags?: string[] } } }; // as OpenAPI has them
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { tags: own = [] }] of Object.entries(item))
      if (['get', 'put', 'post', 'delete'].includes(method) && !own.some((tag) => tags.has(tag)))
        Reflect.deleteProperty(item, method);
    if (!Object.keys(item).some((key) => ['get', 'put', 'post', 'delete'].includes(key)))
      Reflect.deleteProperty(paths, path);
  }
  const schemas = (document['components'] as { schemas: Tree }).schemas; // as OpenAPI has them
  for (let before = -1; before !== Object.keys(schemas).length;) {
    before = Object.keys(schemas).length;
    for (const name of Object.keys(schemas)) {
      const { [name]: own, ...others } = schemas;
      const rest = JSON.stringify({
        ...document,
        components: { ...(document['components'] as Tree), schemas: others },
      });
      if (own !== undefined && !new RegExp(`"(?:#/components/schemas/)?${name}"`).test(rest))
        Reflect.deleteProperty(schemas, name);
    }
  }
  return document;
}

/** The document of a golden case. */
export function golden(name: string): Tree {
  return parse(textOf(`test/golden/${name}/document.yaml`)) as Tree; // a document
}
