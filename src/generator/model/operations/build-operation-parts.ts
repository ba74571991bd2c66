// Operation parts of the model: parameters, bodies, responses, headers, examples, links, and their components.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import type { FactReader } from '../read-extensions.ts';
import { originOf } from '../locate-origin.ts';
import { present } from '../omit-undefined.ts';
import { server } from './info-servers-tags.ts';
import { createRegistry, type Referred } from './component-names.ts';
import { byStatus } from './status.ts';

export interface Parts {
  parameter(value: doc.Parameter): model.Parameter;
  body(value: doc.RequestBody): model.Body;
  response(value: doc.Response): model.Response;
  /** Sorted by status: numbers ascending, then ranges, then `default`. */
  responses(values: readonly doc.Response[]): readonly model.Response[];
  /** Returns all components except callbacks, in code point order of name. Call it last, when every use is known. */
  components(): Omit<model.Components, 'callbacks'>;
}

/** Creates the reader of operation parts; `schemaAt` reads their schemas. */
export function createParts(
  document: doc.Document,
  typed: (site: doc.SchemaSite) => model.Typed,
  facts: FactReader,
): Parts {
  const listed = document.components;

  const example = (value: doc.Example, component?: string): model.Example =>
    present<model.Example>({
      component,
      name: value.name,
      summary: value.summary,
      description: value.description,
      value: value.value,
      externalValue: value.externalValue,
      origin: originOf(value.node),
      // A singular `example` is a plain value, so its keys are data.
      unspecified: value.singular ? [] : facts.unspecified(value.node),
    });
  const examples = createRegistry(listed.examples, example);
  const exampleUses = (values: readonly doc.Example[]): readonly model.Example[] =>
    values.map((value) => example(value, examples.nameOf(value)));

  const content = (value: doc.MediaType): model.Content =>
    present<model.Content>({
      mediaType: value.mediaType,
      schema: value.schema && typed(value.schema),
      examples: exampleUses(value.examples),
      encoding: value.encoding.map(encoding),
      unspecified: facts.unspecified(value.node),
    });
  const encoding = (value: doc.Encoding): model.Encoding =>
    present<model.Encoding>({
      property: value.property,
      contentType: value.contentType,
      headers: value.headers.map(headerUse),
      style: value.style,
      explode: value.explode,
      allowReserved: value.allowReserved,
      unspecified: facts.unspecified(value.node),
    });
  const header = (value: doc.Header, component?: string): model.Header =>
    present<model.Header>({
      component,
      origin: originOf(value.node),
      name: value.name,
      required: value.required,
      deprecated: value.deprecated,
      description: value.description,
      explode: value.explode,
      schema: value.schema && typed(value.schema),
      content: value.content?.[0] && content(value.content[0]),
      examples: exampleUses(value.examples),
      unspecified: facts.unspecified(value.node),
    });
  const headers = createRegistry(listed.headers, header);
  const headerUse = onceEach(header, headers.nameOf, ({ name }) => name);

  const parameter = (value: doc.Parameter, component?: string): model.Parameter =>
    present<model.Parameter>({
      component,
      origin: originOf(value.node),
      name: value.name,
      in: value.in,
      required: value.required,
      deprecated: value.deprecated,
      description: value.description,
      allowEmptyValue: value.allowEmptyValue,
      allowReserved: value.allowReserved,
      style: value.style,
      explode: value.explode,
      schema: value.schema && typed(value.schema),
      content: value.content?.[0] && content(value.content[0]),
      form: value.form?.map(encoding),
      examples: exampleUses(value.examples),
      unspecified: facts.unspecified(value.node),
    });
  const parameters = createRegistry(listed.parameters, parameter);

  const body = (value: doc.RequestBody, component?: string): model.Body =>
    present<model.Body>({
      component,
      origin: originOf(value.node),
      required: value.required,
      description: value.description,
      contents: value.content.map(content),
      unspecified: facts.unspecified(value.node),
    });
  const bodies = createRegistry(listed.requestBodies, body);

  const link = (value: doc.Link, component?: string): model.Link =>
    present<model.Link>({
      component,
      name: value.name,
      operationId: value.operationId,
      operationRef: value.operationRef,
      description: value.description,
      parameters: value.parameters,
      requestBody: value.requestBody,
      server: value.server && server(value.server, facts),
      unspecified: facts.unspecified(value.node),
    });
  const links = createRegistry(listed.links, link);

  const response = (value: doc.Response, component?: string): model.Response =>
    present<model.Response>({
      component,
      origin: originOf(value.node),
      status: value.status,
      description: value.description,
      headers: value.headers.map(headerUse),
      contents: value.content.map(content),
      links: value.links.map((each) => link(each, links.nameOf(each))),
      unspecified: facts.unspecified(value.node),
    });
  const responses = createRegistry(listed.responses, response);
  const responseUse = onceEach(response, responses.nameOf, ({ status }) => status);

  return {
    parameter: onceEach(parameter, parameters.nameOf, () => ''),
    body: onceEach(body, bodies.nameOf, () => ''),
    response: responseUse,
    responses: (values) => values.map(responseUse).sort((a, b) => byStatus(a.status, b.status)),
    components: () => {
      // Outer components first: they register the inner ones that they use.
      const all = { responses: responses.all(), requestBodies: bodies.all(), parameters: parameters.all() };
      return { ...all, headers: headers.all(), links: links.all(), examples: examples.all() };
    },
  };
}

/**
 * Memoizes conversion per component and per own field of its uses (such as the status of a response), since operations
 * share components.
 */
function onceEach<D extends Referred, M>(
  convert: (value: D, component?: string) => M,
  nameOf: (use: D) => string | undefined,
  ofUse: (use: D) => string,
): (use: D) => M {
  const known = new Map<D['node'], Map<string, M>>();
  return (use) => {
    const component = nameOf(use);
    if (component === undefined) return convert(use);
    const values = known.get(use.node) ?? new Map<string, M>();
    known.set(use.node, values);
    const own = ofUse(use);
    const value = values.get(own) ?? convert(use, component);
    values.set(own, value);
    return value;
  };
}
