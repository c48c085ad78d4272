import type { Chapter } from './draft-chapters.ts'
import { findSaid } from './find-said.ts'
import type { Spoken } from './find-said.ts'

/** The quotes that stand in what is said, a line each. */
export const statementsOf = (chapters: readonly Chapter[], spoken: readonly Spoken[]): string =>
  chapters
    .flatMap(({ quotes }) => quotes.flatMap((quote) => findSaid(spoken, quote) ?? []))
    .map((words) => words.replaceAll(/\s+/g, ' '))
    .join('\n')
