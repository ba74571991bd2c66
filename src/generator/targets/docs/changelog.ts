// What changed since an earlier document: as the target is handed it, since targets compare nothing, and in words.

import { code, enumerate, join, md, nothing, number, sentence, text, type Md } from '../../code/markdown/markdown.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** Every change that was found from an earlier document to this one. */
export interface Changelog {
  /** The version that the earlier document states. */
  readonly since: string;
  /** The gravest first. */
  readonly changes: readonly ToldChange[];
}

export interface ToldChange {
  readonly level: 'breaking' | 'possibly' | 'compatible';
  /** What it is about, as it is called: `GET /pets`, the id of a schema, or nothing where it is the interface as a whole. */
  readonly about: string;
  /** The id of that operation, webhook or schema in this document, where it has one. */
  readonly operation?: string;
  readonly schema?: string;
  /** The way from there: `['request body', 'nodes[]', 'address']`. */
  readonly steps: readonly string[];
  /** What happened, without a period. */
  readonly sentence: string;
  /** Whom it breaks: `breaks requests`. */
  readonly effect: string;
  /** Ids of the operations of this document that meet it. */
  readonly operations: readonly string[];
}

const headings: readonly (readonly [ToldChange['level'], string])[] = [
  ['breaking', 'Breaking'],
  ['possibly', 'Possibly breaking'],
  ['compatible', 'Compatible'],
];

/** One change in words, its page linked. */
export interface ChangeWords {
  readonly where: Md;
  readonly what: Md;
  readonly effect: Md;
  /** The operations that meet it, where it is about none. */
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

/** No more operations are named for one change: its schema's page lists them all. */
const mostOperations = 5;

/** Links are those of the page that the words stand on. */
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
