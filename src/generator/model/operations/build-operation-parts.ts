// Operation parts of the model: parameters, bodies, responses, headers, examples, links, and their named components.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';
import { buildServer } from './info-servers-security.ts';
import type { Node } from '../../source/node.ts';
import type { Component } from '../types/api.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

export interface OperationPartReader {
  parameter(value: doc.Parameter): model.Parameter;
  body(value: doc.RequestBody): model.RequestBody;
  response(value: doc.Response): model.Response;
  /** Sorted by status: numbers ascending, then ranges, then `default`. */
  responses(values: readonly doc.Response[]): readonly model.Response[];
  /** Returns all components except callbacks, sorted by name. Call this last, after all uses are converted. */
  components(): Omit<model.Components, 'callbacks'>;
}

/** Creates the reader for operation parts; `schemaAt` reads their schemas. */
export function createOperationPartReader(
  document: doc.Document,
  schemaAt: (location: doc.SchemaLocation) => model.SchemaAndShapes,
  extensionReader: ExtensionReader,
): OperationPartReader {
  const declaredComponents = document.components;

  const example = (value: doc.Example, component?: string): model.Example =>
    omitUndefined<model.Example>({
      component,
      name: value.name,
      summary: value.summary,
      description: value.description,
      value: value.value,
      externalValue: value.externalValue,
      sourceLocation: sourceLocationOf(value.node),
      // A singular `example` is a plain value, so its keys are data.
      unspecified: value.isSingular ? [] : extensionReader.unspecified(value.node),
    });
  const examples = createComponentRegistry(declaredComponents.examples, example);
  const convertExamples = (values: readonly doc.Example[]): readonly model.Example[] =>
    values.map((value) => example(value, examples.nameOf(value)));

  const mediaType = (value: doc.MediaType): model.MediaType =>
    omitUndefined<model.MediaType>({
      mediaType: value.mediaType,
      schema: value.schema && schemaAt(value.schema),
      examples: convertExamples(value.examples),
      encoding: value.encoding.map(encoding),
      unspecified: extensionReader.unspecified(value.node),
    });
  const encoding = (value: doc.Encoding): model.Encoding =>
    omitUndefined<model.Encoding>({
      property: value.property,
      contentType: value.contentType,
      headers: value.headers.map(convertHeader),
      style: value.style,
      explode: value.explode,
      allowReserved: value.allowReserved,
      unspecified: extensionReader.unspecified(value.node),
    });
  const header = (value: doc.Header, component?: string): model.Header =>
    omitUndefined<model.Header>({
      component,
      sourceLocation: sourceLocationOf(value.node),
      name: value.name,
      required: value.required,
      deprecated: value.deprecated,
      description: value.description,
      explode: value.explode,
      schema: value.schema && schemaAt(value.schema),
      content: value.content?.[0] && mediaType(value.content[0]),
      examples: convertExamples(value.examples),
      unspecified: extensionReader.unspecified(value.node),
    });
  const headers = createComponentRegistry(declaredComponents.headers, header);
  const convertHeader = memoizeUses(header, headers.nameOf, ({ name }) => name);

  const parameter = (value: doc.Parameter, component?: string): model.Parameter =>
    omitUndefined<model.Parameter>({
      component,
      sourceLocation: sourceLocationOf(value.node),
      name: value.name,
      in: value.in,
      required: value.required,
      deprecated: value.deprecated,
      description: value.description,
      allowEmptyValue: value.allowEmptyValue,
      allowReserved: value.allowReserved,
      style: value.style,
      explode: value.explode,
      schema: value.schema && schemaAt(value.schema),
      content: value.content?.[0] && mediaType(value.content[0]),
      querystringEncoding: value.form?.map(encoding),
      examples: convertExamples(value.examples),
      unspecified: extensionReader.unspecified(value.node),
    });
  const parameters = createComponentRegistry(declaredComponents.parameters, parameter);

  const body = (value: doc.RequestBody, component?: string): model.RequestBody =>
    omitUndefined<model.RequestBody>({
      component,
      sourceLocation: sourceLocationOf(value.node),
      required: value.required,
      description: value.description,
      content: value.content.map(mediaType),
      unspecified: extensionReader.unspecified(value.node),
    });
  const bodies = createComponentRegistry(declaredComponents.requestBodies, body);

  const link = (value: doc.Link, component?: string): model.Link =>
    omitUndefined<model.Link>({
      component,
      name: value.name,
      operationId: value.operationId,
      operationRef: value.operationRef,
      description: value.description,
      parameters: value.parameters,
      requestBody: value.requestBody,
      server: value.server && buildServer(value.server, extensionReader),
      unspecified: extensionReader.unspecified(value.node),
    });
  const links = createComponentRegistry(declaredComponents.links, link);

  const response = (value: doc.Response, component?: string): model.Response =>
    omitUndefined<model.Response>({
      component,
      sourceLocation: sourceLocationOf(value.node),
      status: value.status,
      description: value.description,
      headers: value.headers.map(convertHeader),
      content: value.content.map(mediaType),
      links: value.links.map((use) => link(use, links.nameOf(use))),
      unspecified: extensionReader.unspecified(value.node),
    });
  const responses = createComponentRegistry(declaredComponents.responses, response);
  const convertResponse = memoizeUses(response, responses.nameOf, ({ status }) => status);

  return {
    parameter: memoizeUses(parameter, parameters.nameOf, () => ''),
    body: memoizeUses(body, bodies.nameOf, () => ''),
    response: convertResponse,
    responses: (values) => values.map(convertResponse).sort((a, b) => compareStatuses(a.status, b.status)),
    components: () => {
      // Outer components first: they register the inner ones that they use.
      const outerComponents = { responses: responses.all(), requestBodies: bodies.all(), parameters: parameters.all() };
      return { ...outerComponents, headers: headers.all(), links: links.all(), examples: examples.all() };
    },
  };
}

/**
 * Memoizes a conversion, because operations share components. Uses of a component share a result if they have the same
 * `useKey`: the field that belongs to the use rather than to the component, such as the status of a response.
 */
function memoizeUses<D extends Referenceable, M>(
  convert: (value: D, component?: string) => M,
  nameOf: (use: D) => string | undefined,
  useKey: (use: D) => string,
): (use: D) => M {
  const cache = new Map<D['node'], Map<string, M>>();
  return (use) => {
    const component = nameOf(use);
    if (component === undefined) return convert(use);
    const values = cache.get(use.node) ?? new Map<string, M>();
    cache.set(use.node, values);
    const key = useKey(use);
    const value = values.get(key) ?? convert(use, component);
    values.set(key, value);
    return value;
  };
}

/** Compares statuses: numbers ascending, then ranges, then `default`. */
export function compareStatuses(a: string, b: string): number {
  return statusRank(a) - statusRank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function statusRank(status: string): number {
  if (status === 'default') return 2;
  return /^[0-9]+$/.test(status) ? 0 : 1;
}

/** A part of a document that may be referenced. */
interface Referenceable {
  readonly node: Node;
  readonly component?: string;
  readonly description?: string;
}

/** The components of one kind. */
export interface ComponentRegistry<D extends Referenceable, M> {
  /**
   * Returns the component that a use references; `undefined` for an inline part, or if the use overrides the
   * description.
   */
  readonly nameOf: (use: D) => string | undefined;
  /** Returns all components in code point order of name. No component can be registered afterwards. */
  all(): readonly Component<M>[];
}

/**
 * Creates a registry of the `declared` components. `nameOf` registers additional ones, because a referenced part in
 * another file is also a component.
 */
export function createComponentRegistry<D extends Referenceable, M>(
  declared: ReadonlyMap<string, D>,
  convert: (value: D, component: string) => M,
): ComponentRegistry<D, M> {
  const byNode = new Map<Node, { readonly name: string; readonly value: D }>();
  const registered: { readonly name: string; readonly value: D }[] = [];
  const usedNames = new Set(declared.keys());
  for (const [name, value] of [...declared].sort(([a], [b]) => byCodePoint(a, b))) {
    registered.push({ name, value });
    if (!byNode.has(value.node)) byNode.set(value.node, { name, value });
  }
  const register = (use: D, preferred: string): { readonly name: string; readonly value: D } => {
    let name = preferred;
    for (let number = 2; usedNames.has(name); number++) name = `${preferred}_${number}`;
    usedNames.add(name);
    const entry = { name, value: use };
    byNode.set(use.node, entry);
    registered.push(entry);
    return entry;
  };
  return {
    nameOf(use) {
      if (use.component === undefined) return undefined;
      const { name, value } = byNode.get(use.node) ?? register(use, use.component);
      // OpenAPI 3.1: a Reference Object may override the description.
      return value.description === use.description ? name : undefined;
    },
    all() {
      const components: Component<M>[] = [];
      // Converting a component may register another at the end of the array.
      for (let index = 0; index < registered.length; index++) {
        const entry = registered[index];
        if (entry) components.push({ name: entry.name, value: convert(entry.value, entry.name) });
      }
      return components.sort((a, b) => byCodePoint(a.name, b.name));
    },
  };
}
