// File changes of `ashlar scaffold`, planned from the expected handlers, the state of the last run, and the existing
// modules.

import { posix } from 'node:path';
import type { Project, SourceFile } from 'ts-morph';
import { updateTagModule, type ModuleUpdateContext, updateIndexModule, type IndexEntry } from './update-modules.ts';
import { applyTextEdits, type TextEdit } from '../../source/text-edits.ts';
import {
  matchOperations,
  serializeState,
  toRecordedTag,
  stateFileName,
  type ScaffoldState,
  type RecordedTag,
} from './scaffold-state.ts';
import type { ExpectedTag } from './expected-handlers.ts';
import { findHandlersObjects, type HandlersObject } from './handlers-object.ts';
import { findSpecifierOfImportedName, isSameModule, renameTypes, type TypeRename } from './imports.ts';
import {
  renderTagModule,
  renderIndexModule,
  renderTransactionModule,
  type ImportSpecifiers,
} from './handler-templates.ts';

/** Handler directory and its expected content. */
export interface ScaffoldInput {
  /** Absolute path, with forward slashes. */
  readonly directory: string;
  readonly expectedTags: readonly ExpectedTag[];
  /** `undefined` on the first run. */
  readonly previousState: ScaffoldState | undefined;
  readonly specifiers: ImportSpecifiers;
  /** Modules in the directory, from `project`. */
  readonly files: readonly SourceFile[];
  readonly project: Project;
}

/** Planned changes. */
export interface ScaffoldPlan {
  /** New and changed files, by path relative to the directory. */
  readonly files: ReadonlyMap<string, string>;
  /** Tags whose file exists without declaring their handlers. */
  readonly missingObjects: readonly { readonly tag: ExpectedTag; readonly file: string }[];
}

/** Plans a run without writing. */
export function planScaffold({
  directory,
  expectedTags,
  previousState,
  specifiers,
  files,
}: ScaffoldInput): ScaffoldPlan {
  const matches = matchOperations(previousState ?? [], expectedTags);
  const handlersObjects = files.flatMap((file) => findHandlersObjects(file, (type) => type.endsWith('Handlers')));
  const relativePath = (file: SourceFile): string => posix.relative(directory, file.getFilePath());
  const objectByTag = new Map<ExpectedTag, HandlersObject>();
  const findObject = (type: string, defaultFile: string): HandlersObject | undefined => {
    const candidates = handlersObjects.filter((handlersObject) => handlersObject.type === `${type}Handlers`);
    return (
      candidates.find(({ file }) => relativePath(file) === defaultFile) ??
      candidates.find(({ file }) => !/\.(?:test|spec)\.[cm]?tsx?$/.test(relativePath(file)))
    );
  };
  for (const tag of expectedTags) {
    const previousTag = matches.tags.get(tag);
    const handlersObject = findObject(tag.type, tag.file) ?? (previousTag && findObject(previousTag.type, tag.file));
    if (handlersObject && ![...objectByTag.values()].includes(handlersObject)) objectByTag.set(tag, handlersObject);
  }

  const missingObjects = expectedTags
    .filter((tag) => !objectByTag.has(tag) && files.some((file) => relativePath(file) === tag.file))
    .map((tag) => ({ tag, file: tag.file }));
  const newTags = expectedTags.filter(
    (tag) => !objectByTag.has(tag) && !missingObjects.some((missing) => missing.tag === tag),
  );
  const fileOf = (tag: ExpectedTag): string | undefined => {
    const handlersObject = objectByTag.get(tag);
    return handlersObject ? relativePath(handlersObject.file) : newTags.includes(tag) ? tag.file : undefined;
  };
  const isServer = (specifier: string, file: SourceFile): boolean =>
    isSameModule(posix.dirname(file.getFilePath()), specifier, directory, specifiers.server);
  const context: ModuleUpdateContext = { matches, fileOf, serverModule: specifiers.server, isServer };

  const edits = new Map<SourceFile, TextEdit[]>();
  const typeRenames = new Map<SourceFile, TypeRename[]>();
  const addEdits = (file: SourceFile, newEdits: readonly TextEdit[]): void =>
    void edits.set(file, [...(edits.get(file) ?? []), ...newEdits]);
  const nextTags: RecordedTag[] = [];
  const updateTag = (
    handlersObject: HandlersObject,
    tag: ExpectedTag | undefined,
    previousTag: RecordedTag | undefined,
  ): RecordedTag['operations'] => {
    const {
      edits: tagEdits,
      typeRenames: tagRenames,
      orphans,
    } = updateTagModule(handlersObject, tag, previousTag, context);
    addEdits(handlersObject.file, tagEdits);
    typeRenames.set(handlersObject.file, [...(typeRenames.get(handlersObject.file) ?? []), ...tagRenames]);
    return orphans;
  };
  for (const tag of expectedTags) {
    const [handlersObject, previousTag] = [objectByTag.get(tag), matches.tags.get(tag)];
    nextTags.push(toRecordedTag(tag, handlersObject ? updateTag(handlersObject, tag, previousTag) : []));
  }
  const removedTags = (previousState ?? []).filter((previousTag) => ![...matches.tags.values()].includes(previousTag));
  for (const previousTag of removedTags) {
    const handlersObject = handlersObjects.find(({ type }) => type === `${previousTag.type}Handlers`);
    const orphans =
      handlersObject && ![...objectByTag.values()].includes(handlersObject)
        ? updateTag(handlersObject, undefined, previousTag)
        : [];
    if (orphans.length > 0) nextTags.push({ ...previousTag, operations: orphans });
  }

  const globalRenames = findRenamedTypes(expectedTags, previousState ?? [], matches);
  for (const file of files)
    addEdits(
      file,
      renameTypes(file, [...(typeRenames.get(file) ?? []), ...globalRenames], (specifier) => isServer(specifier, file)),
    );

  const transaction = findTransactionType([...objectByTag.values()], directory) ?? {
    name: 'Tx',
    from: `./tx${specifiers.extension}`,
  };
  const texts = new Map<string, string>(
    newTags.map((tag) => [tag.file, renderTagModule(tag, transaction, specifiers)]),
  );
  const index = handlersObjects.find(
    ({ type, file }) => type === 'Handlers' && !/\.(?:test|spec)\./.test(relativePath(file)),
  );
  const indexEntries = expectedTags.map((tag): IndexEntry => ({
    tag,
    previous: matches.tags.get(tag),
    handlersObject: findExportedObject(tag, objectByTag.get(tag), newTags, directory),
  }));
  if (index) addEdits(index.file, updateIndexModule(index, indexEntries, previousState ?? [], specifiers.extension));
  else if (previousState === undefined && !files.some((file) => relativePath(file) === 'index.ts')) {
    const exportNames = indexEntries.flatMap(({ tag, handlersObject }) =>
      handlersObject
        ? [
            {
              tag,
              exportName: handlersObject.name,
              from: `./${posix.relative(directory, handlersObject.file).replace(/\.ts$/, specifiers.extension)}`,
            },
          ]
        : [],
    );
    texts.set('index.ts', renderIndexModule(exportNames, specifiers));
  }
  if (
    previousState === undefined &&
    transaction.from === `./tx${specifiers.extension}` &&
    !files.some((file) => relativePath(file) === 'tx.ts')
  )
    texts.set('tx.ts', renderTransactionModule(specifiers));

  for (const [file, changes] of edits) {
    const text = file.getFullText();
    const updatedText = applyTextEdits(text, changes);
    if (updatedText !== text) texts.set(relativePath(file), updatedText);
  }
  const serializedState = serializeState(nextTags);
  if (previousState === undefined || serializedState !== serializeState(previousState))
    texts.set(stateFileName, serializedState);
  return { files: texts, missingObjects };
}

/** Returns the renamed server types whose old name is no longer in use. */
function findRenamedTypes(
  expectedTags: readonly ExpectedTag[],
  previousState: ScaffoldState,
  { tags, previous }: ReturnType<typeof matchOperations>,
): readonly TypeRename[] {
  const currentNames = new Set(
    expectedTags.flatMap(({ type, operations }) => [
      `${type}Handlers`,
      ...operations.flatMap((operation) => [`${operation.type}Request`, `${operation.type}Response`]),
    ]),
  );
  const renames: TypeRename[] = [];
  for (const [tag, previousTag] of tags)
    if (tag.type !== previousTag.type) renames.push({ from: `${previousTag.type}Handlers`, to: `${tag.type}Handlers` });
  for (const [operation, previousHandler] of previous) {
    if (operation.type !== previousHandler.type)
      renames.push(
        ...['Request', 'Response'].map((suffix) => ({
          from: previousHandler.type + suffix,
          to: operation.type + suffix,
        })),
      );
  }
  return previousState.length === 0 ? [] : renames.filter(({ from }) => !currentNames.has(from));
}

/** Returns the type of the unit of work in existing modules, and its module relative to the directory. */
function findTransactionType(
  handlersObjects: readonly HandlersObject[],
  directory: string,
): { readonly name: string; readonly from: string } | undefined {
  for (const { typeArguments, file } of handlersObjects) {
    const from = /^[A-Za-z_$][\w$]*$/.test(typeArguments)
      ? findSpecifierOfImportedName(file, typeArguments)
      : undefined;
    if (from === undefined) continue;
    if (!from.startsWith('.')) return { name: typeArguments, from };
    const relativeSpecifier = posix.relative(directory, posix.join(posix.dirname(file.getFilePath()), from));
    return {
      name: typeArguments,
      from: relativeSpecifier.startsWith('.') ? relativeSpecifier : `./${relativeSpecifier}`,
    };
  }
  return undefined;
}

/** Returns the exported object with the handlers of a tag; `undefined` if none is exported. */
function findExportedObject(
  tag: ExpectedTag,
  handlersObject: HandlersObject | undefined,
  newTags: readonly ExpectedTag[],
  directory: string,
): IndexEntry['handlersObject'] {
  if (handlersObject)
    return handlersObject.exportName === undefined
      ? undefined
      : { name: handlersObject.exportName, file: handlersObject.file.getFilePath() };
  return newTags.includes(tag) ? { name: tag.name, file: posix.join(directory, tag.file) } : undefined;
}
