// Which database it is, where queries must differ.

export type Dialect = 'sqlite' | 'postgres';
