// Conflict of the options `dates` and `integers64` with the target `server`, which does not convert values.

import type { Report } from '../diagnostics/report.ts';
import type { TargetName } from '../plugin/target.ts';
import type { LoadedConfig } from './config/load.ts';

/** Returns whether a document has no server, or values keep the form of JSON. Reports an error otherwise. */
export function checkValueForms(
  { config, pathOf, describeError, isAbsent }: LoadedConfig,
  configuredTargets: readonly TargetName[],
  targets: readonly TargetName[],
  report: Report,
): boolean {
  // The result depends on the configured targets, because all targets have the same types.
  const hasServer = targets.includes('server') || (isAbsent !== true && configuredTargets.includes('server'));
  const { dates = 'string', integers64 = 'number' } = config;
  const conflicts = [
    ...(dates === 'string' ? [] : [['dates', dates] as const]),
    ...(integers64 === 'number' ? [] : [['integers64', integers64] as const]),
  ];
  if (!hasServer || conflicts.length === 0) return true;
  const listed = config.targets?.includes('server');
  for (const [option, value] of conflicts)
    report.add(
      'cli/invalid-config-option',
      describeError({
        path: pathOf(option),
        part: 'value',
        message: `\`${value}\` conflicts with the target \`server\`, which does not convert values`,
        help:
          listed === undefined
            ? 'remove the option, or list the `targets` without `server`'
            : `remove the option, or remove \`server\` from \`${listed ? 'targets' : '--targets'}\``,
      }),
    );
  return false;
}
