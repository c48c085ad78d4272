import type { Operation } from '#demo/content/operations.ts'
import { operationTexts } from './talk-text.ts'
import { markAsDemo, sentencesOf, timed } from './spoken.ts'
import type { SpokenLine } from './spoken.ts'

/** What the surgeon says: a sentence when each step begins. */
export const operationLines = ({ title, steps, seconds }: Operation): SpokenLine[] =>
  timed(
    markAsDemo(sentencesOf(operationTexts[title]!)),
    seconds,
    steps.map(({ atSecond }) => atSecond),
  )
