import type { figureUnits } from '#contract/wire/figure-units.ts'
import type { Db } from '#kernel/database.ts'
import type { Words } from './words.ts'

/** Days in Shanghai, both included, of one subject; 0 for all of them. */
export type FigurePeriod = {
  from: string
  until: string
  subjectId: number
  /** Of the last day only what happened before this moment, of a figure that knows moments. */
  before?: Date
}

/** What was counted on a day. Of a share, `of` is what it is a share of. */
export type FigureDay = { day: string; value: number; of?: number }

/** A figure of the platform by day. A feature declares its own in `<f>.figures.ts`. */
export type Figure = {
  name: string
  title: Words
  /** What exactly is counted. */
  definition: Words
  unit: (typeof figureUnits)[number]
  /** Whether it can be narrowed to a subject. */
  hasSubjects: boolean
  /** It counts what has a moment, so that a part of a day can be compared with the same part of another. */
  knowsMoments?: boolean
  /** The days with something to count, in any order. */
  days(db: Db, period: FigurePeriod): Promise<FigureDay[]>
}

export const defineFigure = (figure: Figure): Figure => figure
