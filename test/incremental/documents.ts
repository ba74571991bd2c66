// Documents to edit: parts of the API document of this repository, and golden cases.

import { parse } from 'yaml';
import { readProjectFile } from '../architecture/files.ts';
import type { DocumentTree } from './edits.ts';

/** Returns the API document with only the operations of these tags and the schemas that they refer to. */
export function selectTags(tags: ReadonlySet<string>): DocumentTree {
  const document = JSON.parse(readProjectFile('generated/spec/openapi.json')) as DocumentTree; // a document
  // OpenAPI defines this structure.
  const paths = document['paths'] as { [path: string]: { [method: string]: { tags?: string[] } } };
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { tags: operationTags = [] }] of Object.entries(item))
      if (['get', 'put', 'post', 'delete'].includes(method) && !operationTags.some((tag) => tags.has(tag)))
        Reflect.deleteProperty(item, method);
    if (!Object.keys(item).some((key) => ['get', 'put', 'post', 'delete'].includes(key)))
      Reflect.deleteProperty(paths, path);
  }
  removeUnusedSchemas(document);
  return document;
}

/** Removes unreferenced schemas repeatedly, because removing a schema can leave other schemas unreferenced. */
function removeUnusedSchemas(document: DocumentTree): void {
  const schemas = (document['components'] as { schemas: DocumentTree }).schemas; // OpenAPI defines this structure
  let previousCount: number;
  do {
    previousCount = Object.keys(schemas).length;
    for (const name of Object.keys(schemas))
      if (!isReferenced(document, schemas, name)) Reflect.deleteProperty(schemas, name);
  } while (Object.keys(schemas).length < previousCount);
}

function isReferenced(document: DocumentTree, schemas: DocumentTree, name: string): boolean {
  const { [name]: _, ...others } = schemas;
  const rest = JSON.stringify({
    ...document,
    components: { ...(document['components'] as DocumentTree), schemas: others },
  });
  return new RegExp(`"(?:#/components/schemas/)?${name}"`).test(rest);
}

/** Reads the document of a golden case. */
export function readGolden(name: string): DocumentTree {
  return parse(readProjectFile(`test/golden/${name}/document.yaml`)) as DocumentTree; // a document
}
