// Text of an explanation for a terminal.

import { wrapProse } from '../../code/typescript/comment.ts';
import { originOf, type CodeExplanation, type ExampleFile } from './explain-code.ts';

const maxWidth = 98;

/** Formats an explanation: a title, the origin, and sections with indented text. */
export function formatExplanation(explanation: CodeExplanation): string {
  const { code, family, severity, otherSeverity, cause, consequence, fix, command, exampleCommands } = explanation;
  const { invalid, valid, exitStatus, configuration, documentation, externalDocumentation } = explanation;
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Cause', wrapProse(cause, maxWidth)],
    ['Consequence', wrapProse(consequence, maxWidth)],
    ['Fix', wrapProse(fix, maxWidth)],
    ['Command', command === undefined ? [] : [`$ ${command}`]],
    ['Invalid example', invalid === undefined ? [] : formatExample(invalid, exampleCommands?.invalid)],
    ['Valid example', valid === undefined ? [] : formatExample(valid, exampleCommands?.valid)],
    ['Severity', otherSeverity === '' ? [] : wrapProse(`${severity}; ${otherSeverity}`, maxWidth)],
    ['Exit status', wrapProse(exitStatus, maxWidth)],
    ['Configuration', configuration === undefined ? [] : wrapProse(configuration, maxWidth)],
    [
      'Documentation',
      [
        `${documentation} in the package ashlar`,
        ...(externalDocumentation === undefined ? [] : [externalDocumentation]),
      ],
    ],
  ];
  const texts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `\n${heading}\n${lines.map((line) => (line === '' ? '\n' : `  ${line}\n`)).join('')}`);
  return `${code}: ${severity === 'off' ? 'off by default' : severity}\n${originOf(family)}\n${texts.join('')}`;
}

/** Returns the lines of an example. Omits the name of a single `openapi.yaml`. */
function formatExample(files: readonly ExampleFile[], command: string | undefined): readonly string[] {
  const blocks = files.map(({ file, text }) => [
    ...(files.length > 1 || file !== 'openapi.yaml' ? [`# ${file}`] : []),
    ...text.trimEnd().split('\n'),
  ]);
  return [...(command === undefined ? [] : [command.split(' && ').map((line) => `$ ${line}`)]), ...blocks].flatMap(
    (lines, index) => [...(index > 0 ? [''] : []), ...lines],
  );
}
