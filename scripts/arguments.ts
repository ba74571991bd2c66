// How the scripts read their arguments, and what they say when they cannot.

import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The flags and words of the command line; ends the process with the usage where it is asked for, and where they make no sense. */
export function readArguments<const O extends Options>(
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
    return misused(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Ends the process: says why, if there is more to say than the usage. */
export function misused(usage: string, why?: string): never {
  process.stderr.write(why === undefined ? usage : `${why}\n\n${usage}`);
  process.exit(2);
}
