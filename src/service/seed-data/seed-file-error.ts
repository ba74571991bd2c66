// Problems in a seed file, with their locations.

/** A problem at a location in the file. */
export interface SeedFileProblem {
  /** Starts at 1. */
  readonly line: number;
  readonly column: number;
  /** The problem and how to fix it. */
  readonly message: string;
}

/** An invalid seed file, with all problems, one per line. */
export class SeedFileError extends Error {
  readonly problems: readonly SeedFileProblem[];

  constructor(file: string, problems: readonly SeedFileProblem[]) {
    const sortedProblems = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
    super(sortedProblems.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join('\n'));
    this.name = 'SeedFileError';
    this.problems = sortedProblems;
  }
}

/** The path of a value in the file: property names and array indices. */
export type Path = readonly (string | number)[];

/** Reports a problem with the value at a path. */
export type ReportProblem = (path: Path, message: string) => void;
