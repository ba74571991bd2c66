// What the interface leaves open, in one place, each with the pages where it matters.

import { address, anchor, html, join, nothing, number, text, type Html } from '../../../../emit/code/html.ts';
import type { Api, Operation } from '../../../../model/declarations/api.ts';
import type { Assertion } from '../../../../model/declarations/assertions.ts';
import { subschemas } from '../../../../model/walk.ts';
import { openQuestions } from '../../facts.ts';
import { places } from '../anchors.ts';
import { section, type GuideMaker } from '../guide.ts';
import { htmlAddresses } from '../site.ts';
import { lines } from '../words.ts';
import { operationCell, row } from './rows.ts';

export const open: GuideMaker = ({ api }) => {
  const groups = [
    { label: html`The interface`, name: html`interface`, questions: collect((note) => inGeneral(api, note)) },
    { label: html`Operations`, name: html`operations`, questions: collect((note) => { for (const operation of api.operations) ofOperation(operation, note); }) },
    { label: html`Schemas`, name: html`schemas`, questions: collect((note) => { for (const { id, name, assertion } of api.schemas) ofSchema(assertion, htmlAddresses.schema(name.file), id, '', note); }) },
  ].filter(({ questions }) => questions.size > 0);
  if (groups.length === 0) return undefined;
  return {
    name: 'open',
    title: html`Left open`,
    summary: 'What the interface leaves open, and where it matters.',
    sections: groups.map(({ label, name, questions }) =>
      section(label, name, { tables: [{ head: [html`Left open`, html`Where`], rows: [...questions].map(([question, where]) => row(join(lines(openQuestions([question])), ' '), whereWords([...where]))) }] }),
    ),
  };
};

type Note = (questions: readonly string[], where: Html) => void;

/** Each question once, with the places where it is left open. */
function collect(visit: (note: Note) => void): ReadonlyMap<string, ReadonlySet<Html>> {
  const found = new Map<string, Set<Html>>();
  visit((questions, where) => {
    for (const question of questions) {
      const places = found.get(question) ?? new Set();
      found.set(question, places.add(where));
    }
  });
  return found;
}

/** More places than these are counted. */
const most = 6;

function whereWords(where: readonly Html[]): Html {
  const shown = where.slice(0, most);
  const rest = where.length - shown.length;
  return join([join(shown, ', '), rest === 0 ? nothing : html`and ${number(rest)} more`], ' ');
}

function inGeneral({ info, servers, tags, securitySchemes }: Api, note: Note): void {
  const index = html`<a href="${address(`../${htmlAddresses.index}`)}">the interface</a>`;
  note(info.unspecified, index);
  for (const server of servers) note([...server.unspecified, ...server.variables.flatMap(({ unspecified }) => unspecified)], index);
  for (const tag of tags) note(tag.unspecified, html`<code>${text(tag.name)}</code>`);
  for (const { name, unspecified, scheme } of securitySchemes) note([...unspecified, ...(scheme.type === 'oauth2' ? scheme.flows.flatMap((flow) => flow.unspecified) : [])], html`<code>${text(name)}</code>`);
}

function ofOperation(operation: Operation, note: Note): void {
  const at = (place: Html): Html => operationCell(operation, place);
  note([...operation.facts.unspecified, ...operation.pathUnspecified], at(html`open`));
  for (const parameter of operation.parameters) {
    const place = at(anchor(places.parameter(parameter.in, parameter.name)));
    note([...parameter.unspecified, ...(parameter.content?.unspecified ?? []), ...inside(parameter.schema?.assertion)], place);
  }
  const { body } = operation;
  if (body) note([...body.unspecified, ...body.contents.flatMap(({ unspecified, schema }) => [...unspecified, ...inside(schema?.assertion)])], at(html`body`));
  for (const response of operation.responses) {
    const within = response.contents.flatMap(({ unspecified, schema }) => [...unspecified, ...inside(schema?.assertion)]);
    note([...response.unspecified, ...response.headers.flatMap(({ unspecified }) => unspecified), ...within], at(anchor(places.status(response.status))));
  }
}

/** What a schema that stands inline leaves open. */
function inside(assertion: Assertion | undefined): readonly string[] {
  if (typeof assertion !== 'object') return [];
  return [...assertion.facts.unspecified, ...subschemas(assertion).flatMap((each) => inside(each.assertion))];
}

function ofSchema(assertion: Assertion, to: string, id: string, at: string, note: Note): void {
  if (typeof assertion === 'boolean') return;
  const place = at === '' ? nothing : html`#${anchor(places.field(at))}`;
  note(assertion.facts.unspecified, html`<a href="${address(`../${to}`)}${place}"><code>${text(at === '' ? id : `${id}.${at}`)}</code></a>`);
  for (const { keyword, key, assertion: inner } of subschemas(assertion)) {
    // Only properties of the schema itself have places that are sure to be there.
    ofSchema(inner, to, id, keyword === 'properties' && at === '' ? String(key) : at, note);
  }
}
