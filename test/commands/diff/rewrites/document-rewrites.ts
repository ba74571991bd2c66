// Rewrites of everything in a document except its schemas.

import { pickOne, shuffle, unusedName, type Picker, type Rewrite } from './rewrite.ts';
import { ensureComponents, isMap, methods, operationsOf, type JsonObject } from './sites.ts';

const getList = (holder: JsonObject, key: string): unknown[] =>
  Array.isArray(holder[key]) ? (holder[key] as unknown[]) : [];

/** Creates a rewrite of one operation, chosen at random among those that it applies to. */
function operationRewrite(
  name: string,
  appliesTo: (operation: JsonObject, item: JsonObject) => boolean,
  rewrite: (operation: JsonObject, item: JsonObject, pick: Picker, document: JsonObject) => void,
): Rewrite {
  return {
    name,
    apply: (document, pick) => {
      const target = pickOne(
        operationsOf(document).filter(({ operation, item }) => appliesTo(operation, item)),
        pick,
      );
      if (!target) return false;
      rewrite(target.operation, target.item, pick, document);
      return true;
    },
  };
}

interface Slot {
  readonly holder: JsonObject | unknown[];
  readonly key: string | number;
}

/** Creates a rewrite that moves a part of an operation to the components. */
function componentRewrite(kind: string, parts: (operation: JsonObject) => readonly Slot[]): Rewrite {
  const inlineParts = (operation: JsonObject): readonly Slot[] =>
    parts(operation).filter(({ holder, key }) => !isReference(read(holder, key)));
  return operationRewrite(
    `moves an inline value to components.${kind}`,
    (operation) => inlineParts(operation).length > 0,
    (operation, _, pick, document) => {
      const part = pickOne(inlineParts(operation), pick);
      if (!part) return;
      const components = ensureComponents(document, kind);
      const name = unusedName(components, 'Part');
      components[name] = read(part.holder, part.key);
      write(part.holder, part.key, { $ref: `#/components/${kind}/${name}` });
    },
  );
}

function read(holder: JsonObject | unknown[], key: string | number): unknown {
  return Array.isArray(holder) ? holder[Number(key)] : holder[key];
}

function write(holder: JsonObject | unknown[], key: string | number, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function isReference(value: unknown): boolean {
  return isMap(value) && Object.hasOwn(value, '$ref');
}

function entriesOf(holder: JsonObject, key: string): readonly { readonly holder: JsonObject; readonly key: string }[] {
  const map = holder[key];
  return isMap(map) ? Object.keys(map).map((name) => ({ holder: map, key: name })) : [];
}

export const documentRewrites: readonly Rewrite[] = [
  componentRewrite('responses', (operation) => entriesOf(operation, 'responses')),
  componentRewrite('requestBodies', (operation) =>
    operation['requestBody'] === undefined ? [] : [{ holder: operation, key: 'requestBody' }],
  ),
  componentRewrite('parameters', (operation) =>
    getList(operation, 'parameters').map((_, key) => ({ holder: getList(operation, 'parameters'), key })),
  ),
  operationRewrite(
    'reorders parameters',
    (operation) => getList(operation, 'parameters').length > 1,
    (operation, _, pick) => {
      operation['parameters'] = shuffle(getList(operation, 'parameters'), pick);
    },
  ),
  operationRewrite(
    'moves the parameters of an operation to its path item',
    (operation, item) =>
      getList(operation, 'parameters').length > 0 && methods.filter((method) => item[method]).length === 1,
    (operation, item) => {
      item['parameters'] = [...getList(item, 'parameters'), ...getList(operation, 'parameters')];
      delete operation['parameters'];
    },
  ),
  operationRewrite(
    'moves the parameters of a path item to its operations',
    (_, item) => getList(item, 'parameters').length > 0,
    (_, item) => {
      for (const method of methods) {
        const operation = item[method];
        if (isMap(operation))
          operation['parameters'] = [...getList(item, 'parameters'), ...getList(operation, 'parameters')];
      }
      delete item['parameters'];
    },
  ),
  operationRewrite(
    'states the default style of query parameters',
    (operation) =>
      getList(operation, 'parameters').some(
        (parameter) =>
          isMap(parameter) &&
          parameter['in'] === 'query' &&
          parameter['schema'] !== undefined &&
          parameter['style'] === undefined,
      ),
    (operation) => {
      operation['parameters'] = getList(operation, 'parameters').map((parameter) =>
        isMap(parameter) && parameter['in'] === 'query' && parameter['schema'] !== undefined
          ? { style: 'form', explode: true, required: false, ...parameter }
          : parameter,
      );
    },
  ),
  operationRewrite(
    'copies the root security to an operation',
    (operation) => operation['security'] === undefined,
    (operation, _, _pick, document) => {
      operation['security'] = structuredClone(document['security']) ?? [];
    },
  ),
  operationRewrite(
    'reorders security requirements',
    (operation) => getList(operation, 'security').length > 1,
    (operation, _, pick) => {
      operation['security'] = shuffle(getList(operation, 'security'), pick);
    },
  ),
  operationRewrite(
    'changes the summary and description',
    () => true,
    (operation) => {
      operation['summary'] = 'Another summary';
      operation['description'] = 'Another description.';
    },
  ),
  operationRewrite(
    'copies the root servers to an operation',
    (operation) => operation['servers'] === undefined,
    (operation, _, _pick, document) => {
      if (document['servers'] !== undefined) operation['servers'] = structuredClone(document['servers']);
    },
  ),
  {
    name: 'reorders paths',
    apply: (document, pick) => {
      if (!isMap(document['paths'])) return false;
      document['paths'] = Object.fromEntries(shuffle(Object.entries(document['paths']), pick));
      return true;
    },
  },
  {
    name: 'reorders servers',
    apply: (document, pick) => {
      document['servers'] = shuffle(getList(document, 'servers'), pick);
      return getList(document, 'servers').length > 1;
    },
  },
  {
    name: 'renames a schema component',
    apply: (document, pick) => {
      const schemas = ensureComponents(document, 'schemas');
      const name = pickOne(Object.keys(schemas), pick);
      if (name === undefined) return false;
      const newName = unusedName(schemas, 'Renamed');
      const text = JSON.stringify(document).replaceAll(
        `"#/components/schemas/${name}"`,
        `"#/components/schemas/${newName}"`,
      );
      const renamed: unknown = JSON.parse(text);
      if (!isMap(renamed)) return false;
      Object.assign(document, renamed);
      const components = ensureComponents(document, 'schemas');
      components[newName] = components[name];
      Reflect.deleteProperty(components, name);
      return true;
    },
  },
  {
    name: 'adds an unused component',
    apply: (document) => {
      const schemas = ensureComponents(document, 'schemas');
      schemas[unusedName(schemas, 'Unused')] = { type: 'string' };
      return true;
    },
  },
  {
    name: 'renames a security scheme',
    apply: (document, pick) => {
      const schemes = ensureComponents(document, 'securitySchemes');
      const name = pickOne(Object.keys(schemes), pick);
      if (name === undefined) return false;
      const newName = unusedName(schemes, 'scheme');
      schemes[newName] = schemes[name];
      Reflect.deleteProperty(schemes, name);
      const rename = (holder: JsonObject): void => {
        if (holder['security'] === undefined) return;
        holder['security'] = getList(holder, 'security').map((requirement) =>
          isMap(requirement)
            ? Object.fromEntries(
                Object.entries(requirement).map(([key, scopes]) => [key === name ? newName : key, scopes]),
              )
            : requirement,
        );
      };
      rename(document);
      for (const { operation } of operationsOf(document)) rename(operation);
      return true;
    },
  },
  {
    name: 'changes the title and version',
    apply: (document) => {
      document['info'] = { title: 'Another', version: '2', description: 'Other words.' };
      return true;
    },
  },
  {
    name: 'changes header names to lowercase',
    apply: (document) => {
      let isChanged = false;
      for (const { operation } of operationsOf(document)) {
        for (const response of isMap(operation['responses']) ? Object.values(operation['responses']) : []) {
          if (!isMap(response) || !isMap(response['headers'])) continue;
          response['headers'] = Object.fromEntries(
            Object.entries(response['headers']).map(([name, header]) => [name.toLowerCase(), header]),
          );
          isChanged = true;
        }
      }
      return isChanged;
    },
  },
];
