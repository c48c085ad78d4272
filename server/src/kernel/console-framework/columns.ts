import type { columnKinds, filterKinds, stateTones } from '#contract/wire/shown-resource.ts'
import type { Words } from './words.ts'

type Tone = (typeof stateTones)[number]

/** A column of a list. Its key is that of the value in the row. */
export type Column = {
  title: Words
  kind: (typeof columnKinds)[number]
  /** Shown only where somebody chooses it. */
  isHidden?: boolean
  states?: Record<string, { title: Words; tone: Tone }>
}

type Given = Pick<Column, 'isHidden'>

const column =
  (kind: Column['kind']) =>
  (zh: string, en: string, given: Given = {}): Column => ({ title: { zh, en }, kind, ...given })

export const textColumn = column('text')
export const numberColumn = column('number')
/** An amount in fen. */
export const moneyColumn = column('money')
export const timeColumn = column('time')
/** A length, or a moment of a video, in seconds. */
export const durationColumn = column('duration')
export const flagColumn = column('flag')
export const pictureColumn = column('picture')
/** Where something leads. */
export const linkColumn = column('link')
/** The page of the product that shows the row, opened as a user sees it. */
export const pageColumn = column('page')

/** The states that a value can have: their names and how they look. */
export const states = (given: Record<string, [zh: string, en: string, tone?: Tone]>) =>
  Object.fromEntries(
    Object.entries(given).map(([value, [zh, en, tone = 'default']]) => [value, { title: { zh, en }, tone }]),
  )

export const stateColumn = (
  zh: string,
  en: string,
  of: ReturnType<typeof states>,
  given: Given = {},
): Column => ({ title: { zh, en }, kind: 'state', states: of, ...given })

/** What a list can be narrowed by. Its key is that of the condition in the rows. */
export type Filter = {
  title: Words
  kind: (typeof filterKinds)[number]
  options?: Record<string, Words>
}

export const textFilter = (zh: string, en: string): Filter => ({ title: { zh, en }, kind: 'text' })

/** From one day to another, both included: `2026-01-01,2026-01-31`. */
export const periodFilter = (zh: string, en: string): Filter => ({ title: { zh, en }, kind: 'period' })

export const choiceFilter = (zh: string, en: string, options: Record<string, Words>): Filter => ({
  title: { zh, en },
  kind: 'choice',
  options,
})

/** A choice among the states of a column. */
export const stateFilter = (zh: string, en: string, of: ReturnType<typeof states>): Filter =>
  choiceFilter(zh, en, Object.fromEntries(Object.entries(of).map(([value, { title }]) => [value, title])))
