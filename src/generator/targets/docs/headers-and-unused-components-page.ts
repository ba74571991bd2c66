// Markdown page of the components: shared headers, and components that no operation uses.

import { summarizeDescription, descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import { codeSpan, emptyMarkdown, escapeMarkdown, type Markdown } from '../../code/markdown/markdown.ts';
import type { Api, Component, Operation } from '../../model/types/api.ts';
import { exampleViews, type ExampleView } from './examples.ts';
import { bodyView, type BodyView } from './operation-page.ts';
import { headersView, parametersView, type ParametersView } from './parameter-and-header-tables.ts';
import { describeLink, responseView, type ResponseView } from './responses.ts';
import type { Links } from './page-links.ts';

/** View of `docs/shared`. Used components are shown on operation pages, except for headers, which are shown here. */
export interface ComponentsView {
  readonly headers: ParametersView;
  readonly parameters: ParametersView;
  readonly bodies: readonly { readonly name: Markdown; readonly body: BodyView }[];
  readonly responses: readonly ResponseView[];
  readonly examples: readonly {
    readonly name: Markdown;
    readonly description: Markdown;
    readonly example: ExampleView;
  }[];
  readonly links: readonly Markdown[];
  /** Links to the pages of callbacks that no operation uses. */
  readonly callbacks: readonly Markdown[];
}

export function componentsView(
  api: Api,
  unused: UnusedComponents,
  callbacks: readonly Markdown[],
  links: Links,
): ComponentsView {
  return {
    headers: headersView(
      api.components.headers.map(({ value }) => value),
      links,
      'response',
    ),
    parameters: parametersView(
      unused.parameters.map(({ value }) => value),
      links,
      'request',
    ),
    bodies: unused.bodies.map(({ name, value }) => ({ name: codeSpan(name), body: bodyView(value, links, 'request') })),
    responses: unused.responses.map(({ name, value }) => ({
      ...responseView(value, links, 'response'),
      status: escapeMarkdown(name),
    })),
    examples: unused.examples.flatMap(({ name, value }) =>
      exampleViews([value]).map((example) => ({
        name: codeSpan(name),
        description:
          value.description === undefined || summarizeDescription(value.description).isComplete
            ? emptyMarkdown
            : descriptionToMarkdown(value.description, 3),
        example,
      })),
    ),
    links: unused.links.map(({ value }) => describeLink(value, links)),
    callbacks,
  };
}

/** Components that no operation uses. */
export type UnusedComponents = {
  readonly [K in 'parameters' | 'responses' | 'examples' | 'links' | 'callbacks']: Api['components'][K];
} & {
  readonly bodies: Api['components']['requestBodies'];
};

export function unusedComponents(api: Api): UnusedComponents {
  const { parameters, requestBodies, responses, examples, links, callbacks } = api.components;
  const used = usedComponents(api);
  const selectUnused = <T>(kind: keyof UsedComponents, all: readonly Component<T>[]): readonly Component<T>[] =>
    all.filter(({ name }) => !used[kind].has(name));
  return {
    parameters: selectUnused('parameters', parameters),
    bodies: selectUnused('bodies', requestBodies),
    responses: selectUnused('responses', responses),
    examples: selectUnused('examples', examples),
    links: selectUnused('links', links),
    callbacks: selectUnused('callbacks', callbacks),
  };
}

/** Returns whether the page has any content. `callbackPageCount` is the number of pages of unused callbacks. */
export function hasComponentsPage(
  { components }: Api,
  { parameters, bodies, responses, examples, links }: UnusedComponents,
  callbackPageCount: number,
): boolean {
  return (
    callbackPageCount > 0 ||
    [components.headers, parameters, bodies, responses, examples, links].some((parts) => parts.length > 0)
  );
}

interface UsedComponents {
  readonly parameters: Set<string>;
  readonly bodies: Set<string>;
  readonly responses: Set<string>;
  readonly examples: Set<string>;
  readonly links: Set<string>;
  readonly callbacks: Set<string>;
}

/** Returns the names of the components that operations, webhooks, and their callbacks reference. */
function usedComponents(api: Api): UsedComponents {
  const used: UsedComponents = {
    parameters: new Set(),
    bodies: new Set(),
    responses: new Set(),
    examples: new Set(),
    links: new Set(),
    callbacks: new Set(),
  };
  const addName = (set: Set<string>, part: { readonly component?: string } | undefined): void => {
    if (part?.component !== undefined) set.add(part.component);
  };
  const visit = ({ parameters, requestBody, responses, callbacks }: Operation): void => {
    const contents = [...parameters, ...responses.flatMap(({ headers }) => headers)].flatMap(({ content }) =>
      content ? [content] : [],
    );
    for (const parameter of parameters) addName(used.parameters, parameter);
    addName(used.bodies, requestBody);
    for (const response of responses) {
      addName(used.responses, response);
      for (const link of response.links) addName(used.links, link);
    }
    const withExamples = [
      ...parameters,
      ...responses.flatMap(({ headers }) => headers),
      ...contents,
      ...(requestBody?.content ?? []),
      ...responses.flatMap(({ content }) => content),
    ];
    for (const { examples } of withExamples) for (const example of examples) addName(used.examples, example);
    for (const callback of callbacks) {
      const isVisited = callback.component !== undefined && used.callbacks.has(callback.component);
      addName(used.callbacks, callback);
      if (!isVisited) callback.operations.forEach(visit);
    }
  };
  [...api.operations, ...api.webhooks].forEach(visit);
  return used;
}
