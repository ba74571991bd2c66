// Documentation pages of the diagnostics, rendered from their explanations.

import {
  explainCode,
  listFamilies,
  originOf,
  type CodeExplanation,
  type ExampleFile,
} from '../../../src/generator/commands/explain/explain-code.ts';
import { headingAnchor } from '../../../scripts/docs/markdown.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';
import { firstSentence } from '../../../src/generator/diagnostics/explanation.ts';

const introduction = `# Diagnostics

Every diagnostic has a code. \`ashlar explain CODE\` prints what is on these pages; \`--json\` prints it as JSON. The rules of \`ashlar lint\` have [their own pages](../lint/README.md).

Examples show the part of \`openapi.yaml\` that matters. They omit \`openapi\`, \`info\`, and \`paths\` if these are not the subject. Examples without \`openapi.yaml\` apply to any valid document.

An error sets the exit status; a warning or a note does not. If a problem is an error only in strict mode, the [linter](../lint.md#configuration) can change its severity. [documents.md](../documents.md#errors-in-a-document) lists what \`ashlar generate\` repairs.`;

const families = listFamilies().flatMap((family) => {
  const codes = Object.keys(diagnosticCodes).filter((code) => code.startsWith(`${family}/`));
  return codes.length === 0 ? [] : [{ family, explanations: codes.map(explainCode) }];
});

/** Renders the pages: an index, and one for each family, by file name. */
export function renderDiagnosticsPages(): ReadonlyMap<string, string> {
  const tables = families.map(({ family, explanations }) => {
    const rows = explanations.map(
      ({ code, severity, cause }) =>
        `| [${code}](${family}.md#${headingAnchor(code)}) | ${severity} | ${firstSentence(cause)} |`,
    );
    return `## ${family}\n\n${originOf(family)}\n\n| Code | Severity | Problem |\n| --- | --- | --- |\n${rows.join('\n')}`;
  });
  return new Map([
    ['README.md', `${[introduction, ...tables].join('\n\n')}\n`],
    ...families.map(({ family, explanations }): [string, string] => [
      `${family}.md`,
      `${[`# Diagnostics: ${family}`, originOf(family), ...explanations.map((each) => renderCode(each, '##'))].join('\n\n')}\n`,
    ]),
  ]);
}

/** Renders the section of a code, with this heading. */
export function renderCode(explanation: CodeExplanation, heading: '##' | '###'): string {
  const { code, severity, otherSeverity, cause, consequence, fix, command, invalid, valid, exitStatus } = explanation;
  const { exampleCommands, externalDocumentation } = explanation;
  return [
    `${heading} ${code}`,
    [
      `- Severity: ${severity}${otherSeverity === '' ? '' : `; ${otherSeverity}`}`,
      `- Exit status: ${exitStatus}`,
      `- Cause: ${cause}`,
      `- Consequence: ${consequence}`,
      `- Fix: ${fix}`,
      ...(externalDocumentation === undefined ? [] : [`- Documentation: <${externalDocumentation}>`]),
    ].join('\n'),
    ...(command === undefined ? [] : [renderCommand(command)]),
    ...(invalid === undefined ? [] : ['Invalid:', ...renderExample(invalid, exampleCommands?.invalid)]),
    ...(valid === undefined ? [] : ['Valid:', ...renderExample(valid, exampleCommands?.valid)]),
  ].join('\n\n');
}

/** Renders the command and the files of an example. Omits the name of a single `openapi.yaml`. */
function renderExample(files: readonly ExampleFile[], command: string | undefined): readonly string[] {
  const blocks = files.map(({ file, text }) => {
    const extension = file.slice(file.lastIndexOf('.') + 1);
    const title = files.length === 1 && file === 'openapi.yaml' ? '' : `File ${file}:\n\n`;
    return `${title}${renderBlock(extension === 'mjs' ? 'js' : extension, text)}`;
  });
  return [...(command === undefined ? [] : [renderCommand(command)]), ...blocks];
}

function renderCommand(command: string): string {
  return renderBlock('console', `$ ${command.replaceAll(' && ', '\n$ ')}`);
}

function renderBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
