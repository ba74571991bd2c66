// Reference pages that are generated from the code: commands, options of the configuration, and extension keywords.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { extensionRegistry } from '../../src/generator/openapi/extensions/registry.ts';
import { describeValue, listProperties, propertySections, type DescribedSchema } from './schema-properties.ts';

/** Returns the Markdown of the pages by their paths on the site. */
export function createReferencePages(): ReadonlyMap<string, string> {
  return new Map([
    ['reference/commands', createCommandsPage()],
    ['reference/options', createOptionsPage()],
    ['reference/keywords', createKeywordsPage()],
  ]);
}

function createCommandsPage(): string {
  let printed = '';
  const program = createProgram('', { onRequest: () => undefined, onOutput: (part) => (printed += part) });
  const formatExamples = (command: Command): string => {
    printed = '';
    command.outputHelp();
    return printed.slice(command.helpInformation().length).trim();
  };
  const createSection = (command: Command, name: string): string => {
    const help = command.createHelp();
    const rows = (anchored: readonly (readonly [anchor: string, term: string, description: string])[]): string =>
      anchored
        .map(([anchor, term, text]) => `| \`${escapeCell(term)}\` %{#${name}.${anchor}}% | ${escapeCell(text)} |\n`)
        .join('');
    const argumentRows = rows(
      help
        .visibleArguments(command)
        .map((argument) => [argument.name(), help.argumentTerm(argument), argument.description]),
    );
    const optionRows = rows(
      help.visibleOptions(command).map(({ flags, description, long }) => [long ?? flags, flags, description]),
    );
    return [
      `## \`${command.parent === null ? 'ashlar' : `ashlar ${name}`}\` %{#${name}}%`,
      toSentence(command.description()),
      `\`\`\`\n${[help.commandUsage(command), formatExamples(command)].join('\n\n').trim()}\n\`\`\``,
      ...(argumentRows === '' ? [] : [`| Argument | Description |\n| --- | --- |\n${argumentRows}`]),
      `| Option | Description |\n| --- | --- |\n${optionRows}`,
    ].join('\n\n');
  };
  return [
    '# Commands',
    'Every command with its options, as `--help` prints them.',
    createSection(program, 'ashlar'),
    ...program.commands.map((command) => createSection(command, command.name())),
  ].join('\n\n');
}

function readSchema(path: string): DescribedSchema {
  // A file in this repository, which tests compare with the code.
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as DescribedSchema;
}

function createOptionsPage(): string {
  const root = readSchema('schemas/ashlar.config.schema.json');
  return [
    '# Configuration options',
    'Options of `ashlar.config.ts`, `.js`, `.mjs`, or `.json`. Paths are relative to the directory of the configuration.',
    propertySections(listProperties(root, root), root, (path) => (/^[$\w]+$/.test(path) ? 2 : 3)),
  ].join('\n\n');
}

function createKeywordsPage(): string {
  const root = readSchema('schemas/vocabulary.schema.json');
  return [
    '# Extension keywords',
    'Keywords that a document with `x-ashlar` can use: where each one applies, and its value.',
    ...Object.entries(extensionRegistry).flatMap(([name, { positions, kind, description }]) => {
      const schema = root.$defs?.[name] ?? {};
      return [
        `## \`${name}\` %{#${name}}%`,
        toSentence(description),
        `- Applies to: ${positions.join(', ')}\n- Kind: ${kind}\n- Value: ${describeValue(schema, root)}`,
        propertySections(listProperties(schema, root), root, () => 3, `${name}.`),
      ];
    }),
  ].join('\n\n');
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
