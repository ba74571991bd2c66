// Of which pieces of the model something was made: they tell it themselves while it is being made.

/** What a piece of the model is called from one model to the next: `schema Pet`. */
export type Piece = string;

/** What somebody asked while something was made, and the answer. */
export interface Question {
  readonly topic: string;
  readonly about: string;
  readonly answer: unknown;
}

/** What was read. */
export interface Read {
  readonly pieces: ReadonlySet<Piece>;
  readonly questions: ReadonlySet<Question>;
}

/** What was read where nothing was. */
export const nothing: Read = { pieces: new Set(), questions: new Set() };

interface Frame {
  readonly pieces: Set<Piece>;
  readonly questions: Set<Question>;
}

interface Around extends Read {
  readonly around?: Around | undefined;
}

/** What is being made just now. Making never waits, so that there is one at a time. */
let frame: (Frame & Around) | undefined;

/** A piece is read. */
export function tellPiece(piece: Piece): void {
  frame?.pieces.add(piece);
}

/** A question is asked. */
export function tellQuestion(question: Question): void {
  frame?.questions.add(question);
}

/** Something, and what was read while it was made; whatever is being made does not learn of that. `around` is what was read where `make` comes from. */
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

/** What was read is read again by whatever is being made. */
export function readAgain({ pieces, questions }: Read): void {
  if (frame === undefined) return;
  for (const piece of pieces) frame.pieces.add(piece);
  for (const question of questions) frame.questions.add(question);
}

/** Everything that was read so far here: it may go into whatever is made from here on. */
export function readSoFar(): Read {
  const pieces = new Set<Piece>();
  const questions = new Set<Question>();
  for (let at: Around | undefined = frame; at !== undefined; at = at.around) {
    for (const piece of at.pieces) pieces.add(piece);
    for (const question of at.questions) questions.add(question);
  }
  return { pieces, questions };
}

/** Makes something when it is first asked for; whoever asks has read what it was made of. For everything that several share. */
export function once<T>(make: () => T): () => T {
  let known: ReturnType<typeof reading<T>> | undefined;
  return () => {
    known ??= reading(make);
    readAgain(known.read);
    return known.made;
  };
}

/** The same by a key. */
export function onceFor<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, () => T>();
  return (key) => {
    const made = known.get(key) ?? once(() => make(key));
    known.set(key, made);
    return made();
  };
}
