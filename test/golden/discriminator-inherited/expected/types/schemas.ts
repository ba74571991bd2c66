// Types of schemas.

export type Cat = Furry & {
  kind?: 'cat';
  lives?: number;
};

export type Dog = {
  kind: string;
  name?: string;
} & {
  kind?: 'dog';
  bark: boolean;
};

export type Furry = {
  kind: string;
  name?: string;
} & {
  fur: boolean;
};

export type Pet = {
  kind: string;
  name?: string;
} & (
  | (Cat & {
      kind: 'cat';
    })
  | (Dog & {
      kind: 'dog';
    })
);
