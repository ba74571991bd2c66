// Whether the validators include the functions that read requests, which only the server calls.

import type { Report } from '../diagnostics/report.ts';
import type { TargetName } from '../plugin/target.ts';
import type { LoadedConfig } from './config/load.ts';

/**
 * Returns whether the validators of a document include request readers. Reports an error and returns `undefined` if the
 * configuration excludes those that a server needs.
 *
 * The result depends on the configured targets rather than those of the run, so that `--targets` does not change the
 * output of a target.
 */
export function resolveRequestReaders(
  { config, pathOf, describeError, isAbsent }: LoadedConfig,
  configuredTargets: readonly TargetName[],
  targets: readonly TargetName[],
  report: Report,
): boolean | undefined {
  const hasServer = targets.includes('server') || (isAbsent !== true && configuredTargets.includes('server'));
  // Another configuration can generate the package of the server.
  const isPublished = (config.packages ?? false) !== false;
  const requested = config.validators?.requestReaders ?? (hasServer || isPublished);
  if (requested || !hasServer) return requested;
  const listed = config.targets?.includes('server');
  report.add(
    'cli/invalid-config-option',
    describeError({
      path: pathOf('validators', 'requestReaders'),
      part: 'value',
      message: '`false` conflicts with the target `server`, which calls request readers',
      help:
        listed === undefined
          ? 'remove the option, or list the `targets` without `server`'
          : `remove the option, or remove \`server\` from \`${listed ? 'targets' : '--targets'}\``,
    }),
  );
  return undefined;
}
