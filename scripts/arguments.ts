// Command-line arguments of the scripts.

import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Returns the parsed arguments. Exits after printing the usage for `--help` or invalid arguments. */
export function parseArguments<const O extends Options>(
  usage: string,
  options: O,
): ReturnType<typeof parseArgs<{ readonly allowPositionals: true; readonly options: O }>> {
  if (parseArgs({ strict: false, options: { help: { type: 'boolean' } } }).values.help === true) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return exitWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Exits with status 2 after printing the usage and an optional reason. */
export function exitWithUsage(usage: string, reason?: string): never {
  process.stderr.write(reason === undefined ? usage : `${reason}\n\n${usage}`);
  process.exit(2);
}
