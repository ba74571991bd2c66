// What is wrong with a world file, and where.

/** One thing that is wrong, at a place of the file. */
export interface WorldProblem {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** What is wrong and what to do about it. */
  readonly message: string;
}

/** A world file that cannot be used: everything that is wrong with it, one line each. */
export class WorldError extends Error {
  readonly problems: readonly WorldProblem[];

  constructor(file: string, problems: readonly WorldProblem[]) {
    const inOrder = [...problems].sort((one, other) => one.line - other.line || one.column - other.column);
    super(inOrder.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join('\n'));
    this.name = 'WorldError';
    this.problems = inOrder;
  }
}

/** Where a value is in the file: the names and positions that lead to it. */
export type Path = readonly (string | number)[];

/** Takes down what is wrong with the value at a path. `key`: its name is what is wrong. */
export type Tell = (path: Path, message: string) => void;
