import { clausesOf } from '#contract/library/recording-digests.ts'
import { fold } from '#kernel/fold.ts'

/** A sentence of a talk, or a part of one. */
export type Spoken = { second: number; words: string }

/** A quote in the spelling of the talk, if it is one or more whole clauses of what is said at its second. */
export function findSaid(spoken: readonly Spoken[], { second, words }: Spoken): string | undefined {
  const wanted = fold(words)
  if (wanted === '') return undefined
  for (const sentence of spoken) {
    const found = sentence.second === second ? runOf(sentence.words, wanted) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function runOf(sentence: string, wanted: string): string | undefined {
  const clauses = clausesOf(sentence)
  for (const from of clauses.keys()) {
    let run = ''
    for (const clause of clauses.slice(from)) {
      run += clause
      const folded = fold(run)
      if (folded === wanted) return run.trim().replace(/[，,；;：:]$/, '')
      if (!wanted.startsWith(folded)) break
    }
  }
  return undefined
}
