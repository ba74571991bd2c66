// Linter configured for a project: reads documents, runs the rules, and adds findings of Redocly.

import { relative, resolve } from 'node:path';
import { didYouMean } from '../../../openapi/did-you-mean.ts';
import { understand, type Input, type Observe } from '../../../pipeline/pipeline.ts';
import { codes, type Code } from '../../../diagnostics/codes.ts';
import { showApi } from '../../../model/print-model.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { Files } from '../../../source/file-reader.ts';
import type { Source } from '../../../source/node.ts';
import { lint, type Linted } from '../run-rules.ts';
import type { LintConfig } from '../config.ts';
import type { About } from '../print/formats.ts';
import { borrowed, prefix } from '../redocly/redocly-rules.ts';
import { underneath } from '../redocly/run-redocly.ts';
import { rules } from '../registry.ts';
import type { Roots } from '../finding-location.ts';
import { createSettings, matcher } from '../settings.ts';
import { guarded } from './sandbox-rule.ts';

/** Result of linting a document once. */
export interface LintRun extends Linted {
  readonly texts: ReadonlyMap<string, Source>;
  /** Root node of each file, by path. */
  readonly roots: Roots;
  /** Prints the model without locations; absent if the document has errors. */
  readonly model?: () => string;
}

export interface Linter {
  run(input: Input, files: Files, observe?: Observe): Promise<LintRun>;
  /** Returns the description of a rule or diagnostic code. */
  about(code: string): About | undefined;
}

interface Around {
  readonly redocly: boolean;
  readonly cwd: string;
  readonly folder: string;
  readonly report: Report;
}

/** Creates a linter. Reports unknown rules in the configuration. */
export function createLinter(config: LintConfig, { redocly, cwd, folder, report }: Around): Linter {
  const all = [...rules, ...(config.custom ?? []).map((rule) => guarded(rule, report))];
  const known = [
    ...all.map(({ code }) => code),
    ...Object.keys(codes),
    ...Object.keys(borrowed).map((name) => prefix + name),
  ];
  for (const code of [config.rules ?? {}, ...(config.overrides ?? []).map((each) => each.rules)].flatMap((each) =>
    Object.keys(each),
  )) {
    const isMeant = matcher(code);
    if (known.some((each) => isMeant(each))) continue;
    const isGlob = code.includes('*');
    report.add('lint/unknown-rule', {
      message: `no rule has ${isGlob ? 'a code like' : 'the code'} ${JSON.stringify(code)}`,
      help: isGlob
        ? 'Codes are <family>/<problem>: */* is every one.'
        : (didYouMean(code, known) ?? 'docs/lint.md lists them.'),
    });
  }
  const settings = createSettings(config, (file) => relative(folder, resolve(cwd, file)).replaceAll('\\', '/'));
  return {
    about: (code) =>
      all.find((rule) => rule.code === code) ?? (Object.hasOwn(codes, code) ? codes[code as Code] : undefined), // hasOwn checks the key
    async run(input, files, observe) {
      const own = createReport();
      const {
        sources,
        document,
        api,
        rules: book,
      } = await understand({ ...input, despiteErrors: true }, files, own, observe);
      const understood = {
        roots: sources.roots,
        diagnostics: own.diagnostics,
        ...(document && { document }),
        ...(api && { api }),
        ...(book && { rules: book }),
      };
      const others = redocly && config.redocly !== false && api ? await underneath(sources, settings) : [];
      return {
        ...lint(understood, all, settings, others),
        texts: sources.texts,
        roots: sources.roots,
        ...(api && !own.failed && { model: () => showApi(api) }),
      };
    },
  };
}
