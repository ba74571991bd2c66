// Changelog page: the changes passed to the docs target (targets do not compare documents), and their descriptions.

import {
  codeSpan,
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  toSentence,
  escapeMarkdown,
  type Markdown,
  escapeTableCell,
} from '../../code/markdown/markdown.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Links } from './page-links.ts';

/** All changes between an earlier version of the document and this one. */
export interface Changelog {
  /** Version of the API in the earlier document. */
  readonly since: string;
  /** Changes, the most severe first. */
  readonly changes: readonly ChangelogEntry[];
}

export interface ChangelogEntry {
  readonly level: 'breaking' | 'possibly-breaking' | 'compatible';
  /** Subject of the change: `GET /pets`, a schema ID, or an empty string for the API as a whole. */
  readonly subject: string;
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

const headings: readonly (readonly [ChangelogEntry['level'], string])[] = [
  ['breaking', 'Breaking'],
  ['possibly-breaking', 'Possibly breaking'],
  ['compatible', 'Compatible'],
];

/** Description of one change, with a link to its page. */
export interface ChangeDescription {
  readonly location: Markdown;
  readonly change: Markdown;
  readonly effect: Markdown;
  /** Links to the affected operations; empty if the subject is an operation. */
  readonly affectedOperations: Markdown;
}

export interface ChangelogDescription {
  readonly lead: Markdown;
  readonly sections: readonly {
    readonly heading: string;
    readonly level: ChangelogEntry['level'];
    readonly changes: readonly ChangeDescription[];
  }[];
}

/** Maximum number of operations listed for one change: the page of its schema lists them all. */
const maxOperations = 5;

/** Describes the changelog. `links` are those of the page that shows it. */
export function describeChangelog({ since, changes }: Changelog, links: Links): ChangelogDescription {
  const { version } = links.api.info;
  const operations = new Map(
    [...links.api.operations, ...links.api.webhooks].map((operation) => [operation.id, operation]),
  );
  const versionRange =
    since === version
      ? md`an earlier document of the same version, ${codeSpan(version)}`
      : md`version ${codeSpan(since)} to version ${codeSpan(version)}`;
  return {
    lead:
      changes.length === 0
        ? md`No observable API changes from ${versionRange}.`
        : md`Changes from ${versionRange}: ${joinMarkdown(
            headings.flatMap(([level, heading]) => describeCount(changes, level, heading)),
            ', ',
          )}.`,
    sections: headings.flatMap(([level, heading]) => {
      const sectionChanges = changes.filter((change) => change.level === level);
      return sectionChanges.length === 0
        ? []
        : [{ level, heading, changes: sectionChanges.map((change) => describeChange(change, operations, links)) }];
    }),
  };
}

function describeCount(
  changes: readonly ChangelogEntry[],
  countedLevel: ChangelogEntry['level'],
  heading: string,
): readonly Markdown[] {
  const count = changes.filter(({ level }) => level === countedLevel).length;
  return count === 0 ? [] : [md`${markdownNumber(count)} ${escapeMarkdown(heading.toLowerCase())}`];
}

function describeChange(
  change: ChangelogEntry,
  operations: ReadonlyMap<string, Operation>,
  links: Links,
): ChangeDescription {
  const operation = change.operation === undefined ? undefined : operations.get(change.operation);
  const subject = operation
    ? linkToOperation(operation, change.subject, links)
    : change.schema === undefined
      ? describeSubject(change.subject)
      : links.schema(change.schema);
  const affected = operation ? [] : change.operations.flatMap((id) => operations.get(id) ?? []);
  const remaining = affected.length - maxOperations;
  const listed = affected.slice(0, remaining > 0 ? maxOperations : undefined).map((each) => links.operation(each.id));
  return {
    location: joinMarkdown([subject, ...change.steps.map(escapeMarkdown)], ' › '),
    change: toSentence(escapeMarkdown(change.sentence)),
    effect: escapeMarkdown(change.effect),
    affectedOperations:
      listed.length === 0
        ? emptyMarkdown
        : remaining > 0
          ? md`${joinMarkdown(listed, ', ')} and ${markdownNumber(remaining)} more`
          : joinEnumeration(listed, 'and'),
  };
}

function describeSubject(subject: string): Markdown {
  return subject === '' ? md`The API` : codeSpan(subject);
}

function linkToOperation(operation: Operation, label: string, links: Links): Markdown {
  const { addresses } = links;
  const isWebhook = links.api.webhooks.includes(operation);
  return links.page(
    codeSpan(label),
    isWebhook ? addresses.webhook(operation.name.file) : addresses.operation(operation.name.file),
  );
}

/** View of `docs/changes`. */
export interface ChangelogView {
  readonly lead: Markdown;
  readonly sections: readonly {
    readonly heading: Markdown;
    readonly changes: readonly {
      readonly location: Markdown;
      readonly change: Markdown;
      readonly effect: Markdown;
      readonly affectedOperations: Markdown;
    }[];
  }[];
}

export function changelogView(changelog: Changelog, links: Links): ChangelogView {
  const { lead, sections } = describeChangelog(changelog, links);
  return {
    lead,
    sections: sections.map(({ heading, changes }) => ({
      heading: md`${escapeMarkdown(heading)} changes`,
      changes: changes.map(({ location, change, effect, affectedOperations }) => ({
        location: escapeTableCell(location),
        change: escapeTableCell(change),
        effect: escapeTableCell(effect),
        affectedOperations: escapeTableCell(affectedOperations),
      })),
    })),
  };
}
