import { z } from 'zod'
import { readTexts } from '#demo/read-texts.ts'
import { markAsDemo, sentencesOf, timed } from './talks/spoken.ts'
import { caseReport, pathway, results } from './videos/drawn-videos.ts'

const microCourse = z.strictObject({
  /** In Chinese and in English, sentence by sentence the same. */
  said: z.tuple([z.string(), z.string()]),
  /** The first option is right; the answer is said in that sentence. */
  questions: z.array(
    z.strictObject({ afterSentence: z.int(), title: z.string(), options: z.array(z.string()) }),
  ),
})

/** Slides that show no words of one topic. */
const slideTalks = [pathway, caseReport, results]

/** Recorded courses with a talk of their own, by title: what is shown, said and asked. */
export const microCourses = new Map(
  Object.entries(readTexts('micro-courses.json', z.record(z.string(), microCourse))).map(
    ([title, { said, questions }], at) => {
      const video = slideTalks[at % slideTalks.length]!
      const sentences = sentencesOf(said)
      const endOf = (sentence: number) => Math.round((sentence * video.seconds) / sentences.length)
      return [
        title,
        {
          video,
          lines: timed(markAsDemo(sentences), video.seconds),
          questions: questions.map(({ afterSentence, ...question }) => ({
            at_seconds: endOf(afterSentence),
            ...question,
          })),
        },
      ] as const
    },
  ),
)
