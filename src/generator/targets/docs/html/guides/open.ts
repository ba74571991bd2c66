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
      section(label, name, { tables: [{ head: [html`Left open`, html`Where`], rows: [...questions].map(([question, where]) => row(join(lines(openQuestions([question])), ' '), whereWords(where))) }] }),
    ),
  };
};

/** `where` links to the place; all places of one `name` count as one. */
type Note = (questions: readonly string[], name: string, where: Html) => void;

/** Each question once, with the places where it is left open: of those of one name the first. */
function collect(visit: (note: Note) => void): ReadonlyMap<string, readonly Html[]> {
  const found = new Map<string, Map<string, Html>>();
  visit((questions, name, where) => {
    for (const question of questions) {
      const places = found.get(question) ?? new Map<string, Html>();
      found.set(question, places.has(name) ? places : places.set(name, where));
    }
  });
  return new Map([...found].map(([question, places]) => [question, [...places.values()]]));
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
  note(info.unspecified, '', index);
  for (const server of servers) note([...server.unspecified, ...server.variables.flatMap(({ unspecified }) => unspecified)], '', index);
  for (const tag of tags) note(tag.unspecified, `tag ${tag.name}`, html`<code>${text(tag.name)}</code>`);
  for (const { name, unspecified, scheme } of securitySchemes) note([...unspecified, ...(scheme.type === 'oauth2' ? scheme.flows.flatMap((flow) => flow.unspecified) : [])], `scheme ${name}`, html`<code>${text(name)}</code>`);
}

function ofOperation(operation: Operation, note: Note): void {
  // An answer's headers are those of all its answers: a page is named once, whatever on it is left open.
  const noteAt = (questions: readonly string[], place: Html): void => note(questions, operation.id, operationCell(operation, place));
  noteAt([...operation.facts.unspecified, ...operation.pathUnspecified], html`open`);
  for (const parameter of operation.parameters) {
    const place = anchor(places.parameter(parameter.in, parameter.name));
    noteAt([...parameter.unspecified, ...(parameter.content?.unspecified ?? []), ...inside(parameter.schema?.assertion)], place);
  }
  const { body } = operation;
  if (body) noteAt([...body.unspecified, ...body.contents.flatMap(({ unspecified, schema }) => [...unspecified, ...inside(schema?.assertion)])], html`body`);
  for (const response of operation.responses) {
    const within = response.contents.flatMap(({ unspecified, schema }) => [...unspecified, ...inside(schema?.assertion)]);
    noteAt([...response.unspecified, ...response.headers.flatMap(({ unspecified }) => unspecified), ...within], anchor(places.status(response.status)));
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
  note(assertion.facts.unspecified, `${id} ${at}`, html`<a href="${address(`../${to}`)}${place}"><code>${text(at === '' ? id : `${id}.${at}`)}</code></a>`);
  for (const { keyword, key, assertion: inner } of subschemas(assertion)) {
    // Only properties of the schema itself have places that are sure to be there.
    ofSchema(inner, to, id, keyword === 'properties' && at === '' ? String(key) : at, note);
  }
}
