/** One sentence in both languages. */
export type Sentence = { zh: string; en: string }

/** A sentence, and the second from which it is said. */
export type SpokenLine = Sentence & { at: number }

/** Nobody should take what is said in the demo for advice. */
export const markAsDemo = ([first, ...others]: Sentence[]): Sentence[] =>
  first ? [{ zh: `【演示内容】${first.zh}`, en: `[Demo content] ${first.en}` }, ...others] : []

/** The sentences of a text, which both languages have in the same number. */
export function sentencesOf([zh, en]: readonly [zh: string, en: string]): Sentence[] {
  const chinese = zh.split(/(?<=[。？！])/)
  const english = en.split(/(?<=[.?!])\s+/)
  if (chinese.length !== english.length) throw new Error(`not the same sentences: ${zh}`)
  return chinese.map((sentence, at) => ({ zh: sentence, en: english[at]! }))
}

/** Spread evenly over a video, or said at the given seconds. */
export const timed = (sentences: Sentence[], seconds: number, at?: readonly number[]): SpokenLine[] =>
  sentences.map((sentence, place) => ({
    at: at?.[place] ?? Math.round((place * seconds) / sentences.length),
    ...sentence,
  }))
