// Dynamic dependency tracking: records which parts of the model a computation reads.

/** Stable name of a part of the model, such as `schema Pet`. */
export type Piece = string;

/** A query and its result. */
export interface Question {
  readonly topic: string;
  readonly about: string;
  readonly answer: unknown;
}

/** Dependencies of a computation. */
export interface Read {
  readonly pieces: ReadonlySet<Piece>;
  readonly questions: ReadonlySet<Question>;
}

/** No dependencies. */
export const nothing: Read = { pieces: new Set(), questions: new Set() };

interface Frame {
  readonly pieces: Set<Piece>;
  readonly questions: Set<Question>;
}

interface Around extends Read {
  readonly around?: Around | undefined;
}

/** The innermost running computation. Computations are synchronous, so there is never more than one. */
let frame: (Frame & Around) | undefined;

/** Records that a part was read. */
export function tellPiece(piece: Piece): void {
  frame?.pieces.add(piece);
}

/** Records that a query was made. */
export function tellQuestion(question: Question): void {
  frame?.questions.add(question);
}

/**
 * Runs a computation and returns its result with its dependencies, which the enclosing computation does not record.
 * `around` is what was read before.
 */
export function reading<T>(make: () => T, around: Read | undefined = frame): { readonly made: T; readonly read: Read } {
  const before = frame;
  const read = { pieces: new Set<Piece>(), questions: new Set<Question>() };
  frame = { ...read, around };
  try {
    return { made: make(), read };
  } finally {
    frame = before;
  }
}

/** Records the dependencies for the current computation. */
export function readAgain({ pieces, questions }: Read): void {
  if (frame === undefined) return;
  for (const piece of pieces) frame.pieces.add(piece);
  for (const question of questions) frame.questions.add(question);
}

/** Returns all dependencies recorded so far by the running computations. */
export function readSoFar(): Read {
  const pieces = new Set<Piece>();
  const questions = new Set<Question>();
  for (let at: Around | undefined = frame; at !== undefined; at = at.around) {
    for (const piece of at.pieces) pieces.add(piece);
    for (const question of at.questions) questions.add(question);
  }
  return { pieces, questions };
}

/** Returns a lazy memoized value. Every caller records its dependencies. */
export function once<T>(make: () => T): () => T {
  let known: ReturnType<typeof reading<T>> | undefined;
  return () => {
    known ??= reading(make);
    readAgain(known.read);
    return known.made;
  };
}

/** Returns a function memoized by its argument. Every caller records the dependencies of the result. */
export function onceFor<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, () => T>();
  return (key) => {
    const made = known.get(key) ?? once(() => make(key));
    known.set(key, made);
    return made();
  };
}
