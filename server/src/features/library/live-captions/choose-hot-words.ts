import { fold } from '#kernel/fold.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'

const most = 500
const lengths = { least: 2, most: 12 }

/** Words that are likely to be said in a talk: names of people, what its titles are about in all its names, then all other terms. */
export function chooseHotWords(dictionary: Dictionary, titles: string[], people: string[]): string[] {
  const folded = titles.map(fold)
  const isAbout = ({ names }: Dictionary['concepts'][number]) =>
    names.some((name) => folded.some((title) => title.includes(name.folded)))
  const about = dictionary.concepts.filter(isAbout)
  const others = dictionary.concepts.filter((concept) => !isAbout(concept))
  const words = [
    ...people,
    ...about.flatMap(({ names }) => names.map(({ text }) => text)),
    ...others.map(({ term }) => term),
  ]
  const fitting = words.filter((word) => word.length >= lengths.least && word.length <= lengths.most)
  return [...new Set(fitting)].slice(0, most)
}
