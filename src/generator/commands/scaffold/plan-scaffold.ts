// File changes of `scaffold`, from the expected handlers, the state of the last run, and the existing modules.

import { posix } from 'node:path';
import type { Project, SourceFile } from 'ts-morph';
import { areaChange, type Surroundings } from './update-tag-module.ts';
import { applyEdits, type Edit } from '../../source/text-edits.ts';
import { follow } from './detect-renames.ts';
import { indexEdits, type Placed } from './update-index-module.ts';
import { holdersIn, type Holder } from './find-handlers-object.ts';
import { importOf, sameModule } from './imports.ts';
import { printRecord, recorded, recordName, type Handlers, type RecordedArea } from './scaffold-state.ts';
import { retypingEdits, type Retyped } from './rename-types.ts';
import { areaText, indexText, transactionText, type Modules } from './handler-templates.ts';
import type { WantedArea } from './expected-handlers.ts';

/** Handler directory and its expected content. */
export interface Task {
  /** Absolute path, with `/`. */
  readonly folder: string;
  readonly wanted: readonly WantedArea[];
  /** `undefined` in the first run. */
  readonly record: Handlers | undefined;
  readonly modules: Modules;
  /** Modules in the directory, from `project`. */
  readonly files: readonly SourceFile[];
  readonly project: Project;
}

/** Planned changes. */
export interface ScaffoldPlan {
  /** New and changed files, by path relative to the directory. */
  readonly texts: ReadonlyMap<string, string>;
  /** Tags whose file exists without declaring their handlers. */
  readonly unheld: readonly { readonly area: WantedArea; readonly file: string }[];
}

/** Plans a run without writing. */
export function planScaffold({ folder, wanted, record, modules, files }: Task): ScaffoldPlan {
  const followed = follow(record ?? [], wanted);
  const holders = files.flatMap((file) => holdersIn(file, (type) => type.endsWith('Handlers')));
  const below = (file: SourceFile): string => posix.relative(folder, file.getFilePath());
  const held = new Map<WantedArea, Holder>();
  const holderOf = (type: string, usual: string): Holder | undefined => {
    const all = holders.filter((holder) => holder.type === `${type}Handlers`);
    return (
      all.find(({ file }) => below(file) === usual) ??
      all.find(({ file }) => !/\.(?:test|spec)\.[cm]?tsx?$/.test(below(file)))
    );
  };
  for (const area of wanted) {
    const old = followed.areas.get(area);
    const holder = holderOf(area.type, area.file) ?? (old && holderOf(old.type, area.file));
    if (holder && ![...held.values()].includes(holder)) held.set(area, holder);
  }

  const unheld = wanted
    .filter((area) => !held.has(area) && files.some((file) => below(file) === area.file))
    .map((area) => ({ area, file: area.file }));
  const fresh = wanted.filter((area) => !held.has(area) && !unheld.some((each) => each.area === area));
  const fileOf = (area: WantedArea): string | undefined => {
    const holder = held.get(area);
    return holder ? below(holder.file) : fresh.includes(area) ? area.file : undefined;
  };
  const isServer = (specifier: string, file: SourceFile): boolean =>
    sameModule(posix.dirname(file.getFilePath()), specifier, folder, modules.server);
  const around: Surroundings = { followed, fileOf, serverModule: modules.server, isServer };

  const edits = new Map<SourceFile, Edit[]>();
  const retyped = new Map<SourceFile, Retyped[]>();
  const edit = (file: SourceFile, more: readonly Edit[]): void =>
    void edits.set(file, [...(edits.get(file) ?? []), ...more]);
  const next: RecordedArea[] = [];
  const change = (
    holder: Holder,
    area: WantedArea | undefined,
    old: RecordedArea | undefined,
  ): RecordedArea['operations'] => {
    const { edits: own, retyped: types, gone } = areaChange(holder, area, old, around);
    edit(holder.file, own);
    retyped.set(holder.file, [...(retyped.get(holder.file) ?? []), ...types]);
    return gone;
  };
  for (const area of wanted) {
    const [holder, old] = [held.get(area), followed.areas.get(area)];
    next.push(recorded(area, holder ? change(holder, area, old) : []));
  }
  const left = (record ?? []).filter((old) => ![...followed.areas.values()].includes(old));
  for (const old of left) {
    const holder = holders.find(({ type }) => type === `${old.type}Handlers`);
    const gone = holder && ![...held.values()].includes(holder) ? change(holder, undefined, old) : [];
    if (gone.length > 0) next.push({ ...old, operations: gone });
  }

  const everywhere = renamedTypes(wanted, record ?? [], followed);
  for (const file of files)
    edit(
      file,
      retypingEdits(file, [...(retyped.get(file) ?? []), ...everywhere], (specifier) => isServer(specifier, file)),
    );

  const transaction = transactionOf([...held.values()], folder) ?? { name: 'Tx', from: `./tx${modules.extension}` };
  const texts = new Map<string, string>(fresh.map((area) => [area.file, areaText(area, transaction, modules)]));
  const index = holders.find(({ type, file }) => type === 'Handlers' && !/\.(?:test|spec)\./.test(below(file)));
  const placed = wanted.map((area): Placed => ({
    area,
    old: followed.areas.get(area),
    value: valueOf(area, held.get(area), fresh, folder),
  }));
  if (index) edit(index.file, indexEdits(index, placed, record ?? [], modules.extension));
  else if (record === undefined && !files.some((file) => below(file) === 'index.ts')) {
    const exported = placed.flatMap(({ area, value }) =>
      value
        ? [
            {
              area,
              exported: value.name,
              from: `./${posix.relative(folder, value.file).replace(/\.ts$/, modules.extension)}`,
            },
          ]
        : [],
    );
    texts.set('index.ts', indexText(exported, modules));
  }
  if (
    record === undefined &&
    transaction.from === `./tx${modules.extension}` &&
    !files.some((file) => below(file) === 'tx.ts')
  )
    texts.set('tx.ts', transactionText(modules));

  for (const [file, changes] of edits) {
    const text = file.getFullText();
    const changed = applyEdits(text, changes);
    if (changed !== text) texts.set(below(file), changed);
  }
  const printed = printRecord(next);
  if (record === undefined || printed !== printRecord(record)) texts.set(recordName, printed);
  return { texts, unheld };
}

/** Returns the renamed server types whose old name is no longer in use. */
function renamedTypes(
  wanted: readonly WantedArea[],
  record: Handlers,
  { areas, before }: ReturnType<typeof follow>,
): readonly Retyped[] {
  const today = new Set(
    wanted.flatMap(({ type, operations }) => [
      `${type}Handlers`,
      ...operations.flatMap((operation) => [`${operation.type}Request`, `${operation.type}Response`]),
    ]),
  );
  const found: Retyped[] = [];
  for (const [area, old] of areas)
    if (area.type !== old.type) found.push({ from: `${old.type}Handlers`, to: `${area.type}Handlers` });
  for (const [operation, old] of before) {
    if (operation.type !== old.type)
      found.push(...['Request', 'Response'].map((end) => ({ from: old.type + end, to: operation.type + end })));
  }
  return record.length === 0 ? [] : found.filter(({ from }) => !today.has(from));
}

/** Returns the type of the unit of work in existing modules, and its module relative to the directory. */
function transactionOf(
  holders: readonly Holder[],
  folder: string,
): { readonly name: string; readonly from: string } | undefined {
  for (const { parameters, file } of holders) {
    const from = /^[A-Za-z_$][\w$]*$/.test(parameters) ? importOf(file, parameters) : undefined;
    if (from === undefined) continue;
    if (!from.startsWith('.')) return { name: parameters, from };
    const way = posix.relative(folder, posix.join(posix.dirname(file.getFilePath()), from));
    return { name: parameters, from: way.startsWith('.') ? way : `./${way}` };
  }
  return undefined;
}

/** Returns the exported object with the handlers of a tag; `undefined` if none is exported. */
function valueOf(
  area: WantedArea,
  holder: Holder | undefined,
  fresh: readonly WantedArea[],
  folder: string,
): Placed['value'] {
  if (holder)
    return holder.exported === undefined ? undefined : { name: holder.exported, file: holder.file.getFilePath() };
  return fresh.includes(area) ? { name: area.name, file: posix.join(folder, area.file) } : undefined;
}
