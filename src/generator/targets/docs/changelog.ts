// Changelog: the target's input (targets do not compare documents), and its sentences.

import { code, enumerate, join, md, nothing, number, sentence, text, type Md } from '../../code/markdown/markdown.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** All changes between an earlier document and this one. */
export interface Changelog {
  /** Version of the earlier document. */
  readonly since: string;
  /** Changes, the most severe first. */
  readonly changes: readonly ToldChange[];
}

export interface ToldChange {
  readonly level: 'breaking' | 'possibly' | 'compatible';
  /** Subject of the change: `GET /pets`, a schema ID, or an empty string for the API as a whole. */
  readonly about: string;
  /** ID of that operation, webhook, or schema in this document, if it still exists. */
  readonly operation?: string;
  readonly schema?: string;
  /** Path from the subject: `['request body', 'nodes[]', 'address']`. */
  readonly steps: readonly string[];
  /** Description of the change, without a period. */
  readonly sentence: string;
  /** Effect on clients: `breaks requests`. */
  readonly effect: string;
  /** IDs of the affected operations of this document. */
  readonly operations: readonly string[];
}

const headings: readonly (readonly [ToldChange['level'], string])[] = [
  ['breaking', 'Breaking'],
  ['possibly', 'Possibly breaking'],
  ['compatible', 'Compatible'],
];

/** Description of one change, with a link to its page. */
export interface ChangeWords {
  readonly where: Md;
  readonly what: Md;
  readonly effect: Md;
  /** Links to the affected operations; empty if the subject is an operation. */
  readonly met: Md;
}

export interface ChangesWords {
  readonly lead: Md;
  readonly sections: readonly {
    readonly heading: string;
    readonly level: ToldChange['level'];
    readonly changes: readonly ChangeWords[];
  }[];
}

/** Maximum number of operations listed for one change: the page of its schema lists them all. */
const mostOperations = 5;

/** Describes the changelog. `links` are those of the page that shows it. */
export function changesWords({ since, changes }: Changelog, links: Links): ChangesWords {
  const { version } = links.api.info;
  const operations = new Map(
    [...links.api.operations, ...links.api.webhooks].map((operation) => [operation.id, operation]),
  );
  const from =
    since === version
      ? md`an earlier document of the same version, ${code(version)}`
      : md`version ${code(since)} to version ${code(version)}`;
  return {
    lead:
      changes.length === 0
        ? md`From ${from}, nothing that anybody meets has changed.`
        : md`From ${from}: ${join(
            headings.flatMap(([level, heading]) => countWords(changes, level, heading)),
            ', ',
          )}.`,
    sections: headings.flatMap(([level, heading]) => {
      const own = changes.filter((change) => change.level === level);
      return own.length === 0
        ? []
        : [{ level, heading, changes: own.map((change) => changeWords(change, operations, links)) }];
    }),
  };
}

function countWords(changes: readonly ToldChange[], of: ToldChange['level'], heading: string): readonly Md[] {
  const count = changes.filter(({ level }) => level === of).length;
  return count === 0 ? [] : [md`${number(count)} ${text(heading.toLowerCase())}`];
}

function changeWords(change: ToldChange, operations: ReadonlyMap<string, Operation>, links: Links): ChangeWords {
  const operation = change.operation === undefined ? undefined : operations.get(change.operation);
  const start = operation
    ? addressed(operation, change.about, links)
    : change.schema === undefined
      ? aboutWords(change.about)
      : links.schema(change.schema);
  const met = operation ? [] : change.operations.flatMap((id) => operations.get(id) ?? []);
  const more = met.length - mostOperations;
  const named = met.slice(0, more > 0 ? mostOperations : undefined).map((each) => links.operation(each.id));
  return {
    where: join([start, ...change.steps.map(text)], ' › '),
    what: sentence(text(change.sentence)),
    effect: text(change.effect),
    met:
      named.length === 0
        ? nothing
        : more > 0
          ? md`${join(named, ', ')} and ${number(more)} more`
          : enumerate(named, 'and'),
  };
}

function aboutWords(about: string): Md {
  return about === '' ? md`The interface` : code(about);
}

function addressed(operation: Operation, label: string, links: Links): Md {
  const { addresses } = links;
  const isWebhook = links.api.webhooks.includes(operation);
  return links.page(
    code(label),
    isWebhook ? addresses.webhook(operation.name.file) : addresses.operation(operation.name.file),
  );
}
