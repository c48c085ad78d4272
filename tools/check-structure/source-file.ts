/** A file of the repository, by its path from the root. */
export type SourceFile = { path: string; text: string }
