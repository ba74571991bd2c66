// Documentation page of the diagnostics, rendered from their explanations.

import {
  explainCode,
  listFamilies,
  originOf,
  type CodeExplanation,
  type ExampleFile,
} from '../../../src/generator/commands/explain/explain-code.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';

const introduction = `# Diagnostics

Every diagnostic has a code. \`ashlar explain CODE\` prints what is on this page; \`--json\` prints it as JSON. The rules of \`ashlar lint\` have [their own pages](lint/README.md).

Examples show the part of \`openapi.yaml\` that matters. They omit \`openapi\`, \`info\`, and \`paths\` if these are not the subject. Examples without \`openapi.yaml\` apply to any valid document.

An error sets the exit status; a warning or a note does not. If a problem is an error only in strict mode, the [linter](lint.md#configuration) can change its severity. [documents.md](documents.md#errors-in-a-document) lists what \`ashlar generate\` repairs.`;

/** Renders the page. */
export function renderDiagnosticsPage(): string {
  const families = listFamilies().flatMap((family) => {
    const codes = Object.keys(diagnosticCodes).filter((code) => code.startsWith(`${family}/`));
    return codes.length === 0 ? [] : [{ family, codes }];
  });
  const index = `The codes of ${families.map(({ family }) => `[${family}](#${family})`).join(', ')}.`;
  const sections = families.map(({ family, codes }) =>
    [`## ${family}`, originOf(family), ...codes.map((code) => renderCode(explainCode(code)))].join('\n\n'),
  );
  return `${[introduction, index, ...sections].join('\n\n')}\n`;
}

/** Renders the section of a code. */
export function renderCode(explanation: CodeExplanation): string {
  const { code, severity, otherSeverity, cause, consequence, fix, command, invalid, valid, exitStatus } = explanation;
  const { exampleCommands, externalDocumentation } = explanation;
  return [
    `### ${code}`,
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
