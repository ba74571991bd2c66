// Ways to write a document around its schemas that all mean the same.

import { freshName, one, shuffled, type Pick, type Rewrite } from './rewrite.ts';
import { componentsOf, isMap, operationsOf, type Json } from './sites.ts';

const listOf = (holder: Json, key: string): unknown[] => (Array.isArray(holder[key]) ? (holder[key] as unknown[]) : []);

/** A rewrite of one operation among those that it fits. */
function ofOperation(
  name: string,
  fits: (operation: Json, item: Json) => boolean,
  write: (operation: Json, item: Json, pick: Pick, document: Json) => void,
): Rewrite {
  return {
    name,
    apply: (document, pick) => {
      const found = one(
        operationsOf(document).filter(({ operation, item }) => fits(operation, item)),
        pick,
      );
      if (!found) return false;
      write(found.operation, found.item, pick, document);
      return true;
    },
  };
}

/** A part of an operation as a component. */
function component(
  sort: string,
  parts: (operation: Json) => readonly { readonly holder: Json | unknown[]; readonly key: string | number }[],
): Rewrite {
  const inlineParts = (operation: Json): ReturnType<typeof parts> =>
    parts(operation).filter(({ holder, key }) => !isReference(read(holder, key)));
  return ofOperation(
    `a component among ${sort}`,
    (operation) => inlineParts(operation).length > 0,
    (operation, _, pick, document) => {
      const found = one(inlineParts(operation), pick);
      if (!found) return;
      const all = componentsOf(document, sort);
      const name = freshName(all, 'Part');
      all[name] = read(found.holder, found.key);
      write(found.holder, found.key, { $ref: `#/components/${sort}/${name}` });
    },
  );
}

function read(holder: Json | unknown[], key: string | number): unknown {
  return Array.isArray(holder) ? holder[Number(key)] : holder[key];
}

function write(holder: Json | unknown[], key: string | number, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function isReference(value: unknown): boolean {
  return isMap(value) && Object.hasOwn(value, '$ref');
}

function entriesOf(holder: Json, key: string): readonly { readonly holder: Json; readonly key: string }[] {
  const map = holder[key];
  return isMap(map) ? Object.keys(map).map((name) => ({ holder: map, key: name })) : [];
}

export const ofDocuments: readonly Rewrite[] = [
  component('responses', (operation) => entriesOf(operation, 'responses')),
  component('requestBodies', (operation) =>
    operation['requestBody'] === undefined ? [] : [{ holder: operation, key: 'requestBody' }],
  ),
  component('parameters', (operation) =>
    listOf(operation, 'parameters').map((_, key) => ({ holder: listOf(operation, 'parameters'), key })),
  ),
  ofOperation(
    'parameters in another order',
    (operation) => listOf(operation, 'parameters').length > 1,
    (operation, _, pick) => {
      operation['parameters'] = shuffled(listOf(operation, 'parameters'), pick);
    },
  ),
  ofOperation(
    'parameters of the path',
    (operation, item) =>
      listOf(operation, 'parameters').length > 0 &&
      ['get', 'put', 'post', 'delete', 'patch'].filter((method) => item[method]).length === 1,
    (operation, item) => {
      item['parameters'] = [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')];
      delete operation['parameters'];
    },
  ),
  ofOperation(
    'parameters of the operations',
    (_, item) => listOf(item, 'parameters').length > 0,
    (_, item) => {
      for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
        const operation = item[method];
        if (isMap(operation))
          operation['parameters'] = [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')];
      }
      delete item['parameters'];
    },
  ),
  ofOperation(
    'styles at what they are unstated',
    (operation) =>
      listOf(operation, 'parameters').some(
        (each) => isMap(each) && each['in'] === 'query' && each['schema'] !== undefined && each['style'] === undefined,
      ),
    (operation) => {
      operation['parameters'] = listOf(operation, 'parameters').map((each) =>
        isMap(each) && each['in'] === 'query' && each['schema'] !== undefined
          ? { style: 'form', explode: true, required: false, ...each }
          : each,
      );
    },
  ),
  ofOperation(
    'its own security',
    (operation) => operation['security'] === undefined,
    (operation, _, _pick, document) => {
      operation['security'] = structuredClone(document['security']) ?? [];
    },
  ),
  ofOperation(
    'security in another order',
    (operation) => listOf(operation, 'security').length > 1,
    (operation, _, pick) => {
      operation['security'] = shuffled(listOf(operation, 'security'), pick);
    },
  ),
  ofOperation(
    'words for people',
    () => true,
    (operation) => {
      operation['summary'] = 'Another summary';
      operation['description'] = 'Another description.';
    },
  ),
  ofOperation(
    'its own servers, which are the same',
    (operation) => operation['servers'] === undefined,
    (operation, _, _pick, document) => {
      if (document['servers'] !== undefined) operation['servers'] = structuredClone(document['servers']);
    },
  ),
  {
    name: 'paths in another order',
    apply: (document, pick) => {
      if (!isMap(document['paths'])) return false;
      document['paths'] = Object.fromEntries(shuffled(Object.entries(document['paths']), pick));
      return true;
    },
  },
  {
    name: 'servers in another order',
    apply: (document, pick) => {
      document['servers'] = shuffled(listOf(document, 'servers'), pick);
      return listOf(document, 'servers').length > 1;
    },
  },
  {
    name: 'a component by another name',
    apply: (document, pick) => {
      const schemas = componentsOf(document, 'schemas');
      const name = one(Object.keys(schemas), pick);
      if (name === undefined) return false;
      const fresh = freshName(schemas, 'Renamed');
      const text = JSON.stringify(document).replaceAll(
        `"#/components/schemas/${name}"`,
        `"#/components/schemas/${fresh}"`,
      );
      const renamed: unknown = JSON.parse(text);
      if (!isMap(renamed)) return false;
      Object.assign(document, renamed);
      const all = componentsOf(document, 'schemas');
      all[fresh] = all[name];
      Reflect.deleteProperty(all, name);
      return true;
    },
  },
  {
    name: 'a component that nobody uses',
    apply: (document) => {
      const schemas = componentsOf(document, 'schemas');
      schemas[freshName(schemas, 'Unused')] = { type: 'string' };
      return true;
    },
  },
  {
    name: 'a security scheme by another name',
    apply: (document, pick) => {
      const schemes = componentsOf(document, 'securitySchemes');
      const name = one(Object.keys(schemes), pick);
      if (name === undefined) return false;
      const fresh = freshName(schemes, 'scheme');
      schemes[fresh] = schemes[name];
      Reflect.deleteProperty(schemes, name);
      const rename = (holder: Json): void => {
        if (holder['security'] === undefined) return;
        holder['security'] = listOf(holder, 'security').map((each) =>
          isMap(each)
            ? Object.fromEntries(Object.entries(each).map(([key, scopes]) => [key === name ? fresh : key, scopes]))
            : each,
        );
      };
      rename(document);
      for (const { operation } of operationsOf(document)) rename(operation);
      return true;
    },
  },
  {
    name: 'another title and version',
    apply: (document) => {
      document['info'] = { title: 'Another', version: '2', description: 'Other words.' };
      return true;
    },
  },
  {
    name: 'header names in another case',
    apply: (document) => {
      let found = false;
      for (const { operation } of operationsOf(document)) {
        for (const response of isMap(operation['responses']) ? Object.values(operation['responses']) : []) {
          if (!isMap(response) || !isMap(response['headers'])) continue;
          response['headers'] = Object.fromEntries(
            Object.entries(response['headers']).map(([name, header]) => [name.toLowerCase(), header]),
          );
          found = true;
        }
      }
      return found;
    },
  },
];
