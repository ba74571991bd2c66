// Reference pages generated from registries: commands, configuration, vocabulary, functions, targets, diagnostics.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { explanations, familiesOfCodes } from '../../src/generator/commands/explain/explanations.ts';
import { createProgram } from '../../src/generator/cli/commander.ts';
import { registry } from '../../src/generator/openapi/extensions/registry.ts';
import {
  address,
  anchor,
  codeBlock,
  html,
  join,
  nothing,
  text,
  type Html,
} from '../../src/generator/code/html/html.ts';
import { functions, spell } from '../../src/generator/cel/functions.ts';
import { section, type GuideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { lineHtml, relinked, type Addresses } from './markdown.ts';
import { diagnosticsPath, type OwnPage } from './page.ts';
import { memberTable, membersOf, valueWords, type Described } from './schema-rows.ts';

const repository = new URL('../../', import.meta.url);

/** Reads a file of the repository. */
export function textAt(path: string): string {
  return readFileSync(new URL(path, repository), 'utf8');
}

export function referencePages(addresses: Addresses): readonly OwnPage[] {
  return [commands(), configuration(), vocabulary(), ruleFunctions(), targets(addresses), diagnostics(addresses)];
}

/** Returns the anchor of a diagnostic code; anchors cannot contain a slash. */
export function codePlace(code: string): string {
  return code.replace('/', '.');
}

function commands(): OwnPage {
  let printed = '';
  const program = createProgram('', { asked: () => undefined, printed: (part) => (printed += part) });
  const examplesOf = (command: Command): string => {
    printed = '';
    command.outputHelp();
    return printed.slice(command.helpInformation().length).trim();
  };
  const sectionOf = (command: Command, name: string): GuideSection => {
    const help = command.createHelp();
    const options = help.visibleOptions(command).map(({ flags, description, long }) => ({
      anchor: anchor(`${name}.${long ?? flags}`),
      first: html`<code>${text(flags)}</code>`,
      cells: [lineHtml(description)],
    }));
    const taken = help.visibleArguments(command).map((argument) => ({
      anchor: anchor(`${name}.${argument.name()}`),
      first: html`<code>${text(help.argumentTerm(argument))}</code>`,
      cells: [lineHtml(argument.description)],
    }));
    return section(html`<code>${text(command.parent === null ? 'ashlar' : `ashlar ${name}`)}</code>`, anchor(name), {
      blocks: [
        html`<p>${lineHtml(`${command.description().replace(/^./, (first) => first.toUpperCase())}.`.replace('..', '.'))}</p>`,
        codeBlock(help.commandUsage(command)),
        codeBlock(examplesOf(command)),
      ].filter((block) => !block.includes('<code></code>')),
      tables: [
        ...(taken.length === 0 ? [] : [{ head: [html`Argument`, html`What it is`], rows: taken }]),
        { head: [html`Flag`, html`What it does`], rows: options },
      ],
    });
  };
  return {
    path: 'reference/commands.html',
    group: 'reference',
    title: html`Commands`,
    lead: html`Every command with its flags, as <code>--help</code> prints them.`,
    sections: [sectionOf(program, 'ashlar'), ...program.commands.map((command) => sectionOf(command, command.name()))],
  };
}

function schemaAt(path: string): Described {
  return JSON.parse(textAt(path)) as Described; // a file of this repository, which tests compare with the code
}

function configuration(): OwnPage {
  const root = schemaAt('schemas/ashlar.config.schema.json');
  const members = membersOf(root, root);
  const tops = Object.keys(root.properties ?? {});
  return {
    path: 'reference/configuration.html',
    group: 'reference',
    title: html`Configuration`,
    lead: html`Every member of <code>ashlar.config.ts</code>, <code>.js</code>, <code>.mjs</code> or <code>.json</code>. Paths are relative to its own folder.`,
    sections: tops.map((top) =>
      section(html`<code>${text(top)}</code>`, anchor(`member.${top}`), {
        tables: [
          memberTable(
            members.filter(({ path }) => path === top || path.startsWith(`${top}.`) || path.startsWith(`${top}[`)),
            root,
          ),
        ],
      }),
    ),
  };
}

function vocabulary(): OwnPage {
  const root = schemaAt('schemas/vocabulary.schema.json');
  return {
    path: 'reference/vocabulary.html',
    group: 'reference',
    title: html`Keywords of the vocabulary`,
    lead: html`What a document with <code>x-ashlar</code> can say that OpenAPI cannot: where each keyword stands and what its value is.`,
    sections: Object.entries(registry).map(([name, { on, sort, meaning }]) => {
      const schema = root.$defs?.[name] ?? {};
      const members = membersOf(schema, root);
      return section(html`<code>${text(name)}</code>`, anchor(name), {
        blocks: [html`<p>${lineHtml(`${meaning.replace(/^./, (first) => first.toUpperCase())}.`)}</p>`],
        list: [
          html`Stands on: ${text(on.join(', '))}`,
          html`Sort: ${text(sort)}`,
          html`Value: ${valueWords(schema, root)}`,
        ],
        tables: members.length === 0 ? [] : [memberTable(members, root, `${name}.`)],
      });
    }),
  };
}

function ruleFunctions(): OwnPage {
  return {
    path: 'reference/functions.html',
    group: 'reference',
    title: html`Functions of the rule language`,
    lead: html`What rules may call. The language as a whole is told in <a href="../guides/rules.html">its guide</a>.`,
    sections: [
      section(html`All functions`, html`all`, {
        tables: [
          {
            head: [html`Function`, html`Calls`, html`Answers`],
            rows: [...functions.values()].map((each) => ({
              anchor: anchor(`function.${each.name}`),
              first: html`<code>${text(each.name)}</code>`,
              cells: [
                join(
                  each.signatures.map((signature) => html`<code>${text(spell(each.name, signature))}</code>`),
                  '<br>',
                ),
                lineHtml(each.meaning),
              ],
            })),
          },
        ],
      }),
    ],
  };
}

/** Returns the page of targets, with their descriptions from the README. */
function targets(addresses: Addresses): OwnPage {
  const path = 'reference/targets.html';
  const said = new Map(
    [...textAt('README.md').matchAll(/^- \*\*(\w+)\*\*: (.*)$/gm)].map(([, name = '', sentence = '']) => [
      name,
      sentence,
    ]),
  );
  return {
    path,
    group: 'reference',
    title: html`Targets`,
    lead: html`What is generated, each into a folder of its own, or as a package.`,
    sections: targetNames.map((name) =>
      section(html`<code>${text(name)}</code>`, anchor(`target.${name}`), {
        blocks: [html`<p>${lineHtml(relinked(said.get(name) ?? '', 'README.md', path, addresses))}</p>`],
      }),
    ),
  };
}

function diagnostics(addresses: Addresses): OwnPage {
  const all = explanations();
  return {
    path: diagnosticsPath,
    group: 'reference',
    title: html`Diagnostics`,
    lead: html`Every code that Ashlar can tell, with what it means. <code>ashlar explain CODE</code> prints the same.`,
    sections: familiesOfCodes().map(({ family, told }) =>
      section(html`<code>${text(`${family}/`)}</code>`, anchor(family), {
        blocks: [html`<p>${text(told)}</p>`],
        tables: [
          {
            head: [html`Code`, html`Severity`, html`Meaning`],
            rows: all
              .filter((each) => each.family === family)
              .map(({ code, severity, meaning, more }) => {
                const to = addresses.get(`docs/lint/${code}.md`);
                const name: Html = html`<code>${text(code)}</code>`;
                return {
                  anchor: anchor(codePlace(code)),
                  first: to === undefined ? name : html`<a href="../${address(to)}">${name}</a>`,
                  cells: [
                    text(severity),
                    join(
                      [meaning, ...more.filter((sentence) => sentence !== told)].map(
                        (sentence) => html`<p>${lineHtml(sentence)}</p>`,
                      ),
                      '',
                    ) || nothing,
                  ],
                };
              }),
          },
        ],
      }),
    ),
  };
}
