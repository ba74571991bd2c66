// Documents to edit: parts of the API document of this repository, and golden cases.

import { parse } from 'yaml';
import { readProjectFile } from '../architecture/files.ts';
import type { DocumentTree } from './edits.ts';

/** Returns the API document with only the operations of these tags and the schemas that they refer to. */
export function selectTags(tags: ReadonlySet<string>): DocumentTree {
  const document = JSON.parse(readProjectFile('generated/spec/openapi.json')) as DocumentTree; // a document
  // The structure of OpenAPI.
  const paths = document['paths'] as { [path: string]: { [method: string]: { tags?: string[] } } };
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { tags: operationTags = [] }] of Object.entries(item))
      if (['get', 'put', 'post', 'delete'].includes(method) && !operationTags.some((tag) => tags.has(tag)))
        Reflect.deleteProperty(item, method);
    if (!Object.keys(item).some((key) => ['get', 'put', 'post', 'delete'].includes(key)))
      Reflect.deleteProperty(paths, path);
  }
  const schemas = (document['components'] as { schemas: DocumentTree }).schemas; // the structure of OpenAPI
  for (let count = -1; count !== Object.keys(schemas).length;) {
    count = Object.keys(schemas).length;
    for (const name of Object.keys(schemas)) {
      const { [name]: schema, ...others } = schemas;
      const rest = JSON.stringify({
        ...document,
        components: { ...(document['components'] as DocumentTree), schemas: others },
      });
      if (schema !== undefined && !new RegExp(`"(?:#/components/schemas/)?${name}"`).test(rest))
        Reflect.deleteProperty(schemas, name);
    }
  }
  return document;
}

/** Reads the document of a golden case. */
export function readGolden(name: string): DocumentTree {
  return parse(readProjectFile(`test/golden/${name}/document.yaml`)) as DocumentTree; // a document
}
