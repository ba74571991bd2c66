// Documentation page of the Redocly rules, rendered from their explanations.

import { explainCode } from '../../../src/generator/commands/explain/explain-code.ts';
import { defaultRedoclySeverities, redoclyPrefix } from '../../../src/generator/commands/lint/redocly.ts';
import { renderCode } from '../explain/render-diagnostics-pages.ts';

const introduction = `# Rules of @redocly/openapi-core

\`ashlar lint\` runs these rules of [@redocly/openapi-core](https://github.com/Redocly/redocly-cli), for which it has no equivalent. \`ashlar explain CODE\` prints what is on this page.

Examples show the part of \`openapi.yaml\` that matters. They omit \`openapi\`, \`info\`, \`servers\`, and \`paths\` if these are not the subject.`;

/** Renders the page. */
export function renderRedoclyPage(): string {
  const explanations = Object.keys(defaultRedoclySeverities).map((rule) => explainCode(redoclyPrefix + rule));
  const sections = [
    '## Enabled by default',
    ...explanations.filter(({ severity }) => severity !== 'off').map((each) => renderCode(each, '###')),
    '## Off by default',
    'To enable a rule, set its severity in the [configuration](../lint.md#configuration).',
    ...explanations.filter(({ severity }) => severity === 'off').map((each) => renderCode(each, '###')),
  ];
  return `${[introduction, ...sections, '[All rules](README.md)'].join('\n\n')}\n`;
}
