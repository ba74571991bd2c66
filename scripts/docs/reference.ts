// Reference pages generated from registries: commands, configuration, vocabulary, functions, targets, diagnostics.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { explainCode, listCodes, listFamilies } from '../../src/generator/commands/explain/explain-code.ts';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { extensionRegistry } from '../../src/generator/openapi/extensions/registry.ts';
import {
  escapeRelativeUrl,
  anchorId,
  htmlCodeBlock,
  html,
  joinHtml,
  emptyHtml,
  escapeHtml,
  type Html,
} from '../../src/generator/code/html/html-and-svg.ts';
import { celFunctions, formatSignature } from '../../src/generator/cel/functions.ts';
import { guideSection, type GuideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { renderLine, rewriteLinks, type SitePaths } from './markdown.ts';
import { diagnosticsPath, type SitePage } from './page.ts';
import { createPropertyTable, listProperties, describeValue, type DescribedSchema } from './schema-rows.ts';

const repository = new URL('../../', import.meta.url);

/** Reads a file in the repository. */
export function readText(path: string): string {
  return readFileSync(new URL(path, repository), 'utf8');
}

export function createReferencePages(sitePaths: SitePaths): readonly SitePage[] {
  return [
    createCommandsPage(),
    createConfigurationPage(),
    createVocabularyPage(),
    createFunctionsPage(),
    createTargetsPage(sitePaths),
    createDiagnosticsPage(sitePaths),
  ];
}

/** Returns the anchor of a diagnostic code; anchors cannot contain a slash. */
export function codeAnchor(code: string): string {
  return code.replace('/', '.');
}

function createCommandsPage(): SitePage {
  let printed = '';
  const program = createProgram('', { onRequest: () => undefined, onOutput: (part) => (printed += part) });
  const formatExamples = (command: Command): string => {
    printed = '';
    command.outputHelp();
    return printed.slice(command.helpInformation().length).trim();
  };
  const createCommandSection = (command: Command, name: string): GuideSection => {
    const help = command.createHelp();
    const options = help.visibleOptions(command).map(({ flags, description, long }) => ({
      anchor: anchorId(`${name}.${long ?? flags}`),
      first: html`<code>${escapeHtml(flags)}</code>`,
      cells: [renderLine(description)],
    }));
    const argumentRows = help.visibleArguments(command).map((argument) => ({
      anchor: anchorId(`${name}.${argument.name()}`),
      first: html`<code>${escapeHtml(help.argumentTerm(argument))}</code>`,
      cells: [renderLine(argument.description)],
    }));
    return guideSection(
      html`<code>${escapeHtml(command.parent === null ? 'ashlar' : `ashlar ${name}`)}</code>`,
      anchorId(name),
      {
        blocks: [
          html`<p>${renderLine(`${command.description().replace(/^./, (first) => first.toUpperCase())}.`.replace('..', '.'))}</p>`,
          htmlCodeBlock(help.commandUsage(command)),
          htmlCodeBlock(formatExamples(command)),
        ].filter((block) => !block.includes('<code></code>')),
        tables: [
          ...(argumentRows.length === 0 ? [] : [{ head: [html`Argument`, html`Description`], rows: argumentRows }]),
          { head: [html`Option`, html`Description`], rows: options },
        ],
      },
    );
  };
  return {
    path: 'reference/commands.html',
    group: 'reference',
    title: html`Commands`,
    lead: html`Every command with its options, as <code>--help</code> prints them.`,
    sections: [
      createCommandSection(program, 'ashlar'),
      ...program.commands.map((command) => createCommandSection(command, command.name())),
    ],
  };
}

function readSchema(path: string): DescribedSchema {
  return JSON.parse(readText(path)) as DescribedSchema; // a file in this repository, which tests compare with the code
}

function createConfigurationPage(): SitePage {
  const root = readSchema('schemas/ashlar.config.schema.json');
  const properties = listProperties(root, root);
  const topProperties = Object.keys(root.properties ?? {});
  return {
    path: 'reference/configuration.html',
    group: 'reference',
    title: html`Configuration`,
    lead: html`Options of <code>ashlar.config.ts</code>, <code>.js</code>, <code>.mjs</code>, or <code>.json</code>. Paths are relative to the directory of the configuration.`,
    sections: topProperties.map((top) =>
      guideSection(html`<code>${escapeHtml(top)}</code>`, anchorId(`member.${top}`), {
        tables: [
          createPropertyTable(
            properties.filter(({ path }) => path === top || path.startsWith(`${top}.`) || path.startsWith(`${top}[`)),
            root,
          ),
        ],
      }),
    ),
  };
}

function createVocabularyPage(): SitePage {
  const root = readSchema('schemas/vocabulary.schema.json');
  return {
    path: 'reference/vocabulary.html',
    group: 'reference',
    title: html`Vocabulary keywords`,
    lead: html`Extension keywords that a document with <code>x-ashlar</code> can use: where each one applies, and its value.`,
    sections: Object.entries(extensionRegistry).map(([name, { positions, kind, description }]) => {
      const schema = root.$defs?.[name] ?? {};
      const properties = listProperties(schema, root);
      return guideSection(html`<code>${escapeHtml(name)}</code>`, anchorId(name), {
        blocks: [html`<p>${renderLine(`${description.replace(/^./, (first) => first.toUpperCase())}.`)}</p>`],
        list: [
          html`Applies to: ${escapeHtml(positions.join(', '))}`,
          html`Kind: ${escapeHtml(kind)}`,
          html`Value: ${describeValue(schema, root)}`,
        ],
        tables: properties.length === 0 ? [] : [createPropertyTable(properties, root, `${name}.`)],
      });
    }),
  };
}

function createFunctionsPage(): SitePage {
  return {
    path: 'reference/functions.html',
    group: 'reference',
    title: html`Rule functions`,
    lead: html`Functions that rules can call. <a href="../guides/rules.html">The guide</a> describes the whole language.`,
    sections: [
      guideSection(html`Functions`, html`all`, {
        tables: [
          {
            head: [html`Function`, html`Calls`, html`Returns`],
            rows: [...celFunctions.values()].map((celFunction) => ({
              anchor: anchorId(`function.${celFunction.name}`),
              first: html`<code>${escapeHtml(celFunction.name)}</code>`,
              cells: [
                joinHtml(
                  celFunction.signatures.map(
                    (signature) => html`<code>${escapeHtml(formatSignature(celFunction.name, signature))}</code>`,
                  ),
                  '<br>',
                ),
                renderLine(celFunction.description),
              ],
            })),
          },
        ],
      }),
    ],
  };
}

/** Returns the page of targets, with their descriptions from the README. */
function createTargetsPage(sitePaths: SitePaths): SitePage {
  const path = 'reference/targets.html';
  const descriptions = new Map(
    [...readText('README.md').matchAll(/^- \*\*(\w+)\*\*: (.*)$/gm)].map(([, name = '', sentence = '']) => [
      name,
      sentence,
    ]),
  );
  return {
    path,
    group: 'reference',
    title: html`Targets`,
    lead: html`Targets of <code>ashlar generate</code>: each generates a directory or a package.`,
    sections: targetNames.map((name) =>
      guideSection(html`<code>${escapeHtml(name)}</code>`, anchorId(`target.${name}`), {
        blocks: [html`<p>${renderLine(rewriteLinks(descriptions.get(name) ?? '', 'README.md', path, sitePaths))}</p>`],
      }),
    ),
  };
}

function createDiagnosticsPage(sitePaths: SitePaths): SitePage {
  const explanations = listCodes().map(explainCode);
  return {
    path: diagnosticsPath,
    group: 'reference',
    title: html`Diagnostics`,
    lead: html`Every diagnostic code of Ashlar, with its cause and consequence. <code>ashlar explain CODE</code> also prints examples.`,
    sections: listFamilies().map(({ family, origin }) =>
      guideSection(html`<code>${escapeHtml(`${family}/`)}</code>`, anchorId(family), {
        blocks: [html`<p>${escapeHtml(origin)}</p>`],
        tables: [
          {
            head: [html`Code`, html`Severity`, html`Explanation`],
            rows: explanations
              .filter((entry) => entry.family === family)
              .map((explanation) => {
                const { code, severity, otherSeverity, cause, consequence, fix, exitStatus, documentation } =
                  explanation;
                const rulePath = sitePaths.get(documentation);
                const name: Html = html`<code>${escapeHtml(code)}</code>`;
                return {
                  anchor: anchorId(codeAnchor(code)),
                  first: rulePath === undefined ? name : html`<a href="../${escapeRelativeUrl(rulePath)}">${name}</a>`,
                  cells: [
                    escapeHtml(severity),
                    joinHtml(
                      [
                        cause,
                        consequence ?? '',
                        fix ?? '',
                        otherSeverity === '' ? '' : `Also: ${otherSeverity}.`,
                        `Exit status: ${exitStatus}.`,
                      ]
                        .filter((sentence) => sentence !== '')
                        .map((sentence) => html`<p>${renderLine(sentence)}</p>`),
                      '',
                    ) || emptyHtml,
                  ],
                };
              }),
          },
        ],
      }),
    ),
  };
}
