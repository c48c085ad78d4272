import type { QuotedPassage } from '#contract/library/quoted-passages.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { QuoteRow } from './quoted-passages.queries.ts'

const guideline = /指南|共识|guideline|consensus/i

export const isGuideline = ({ title, item_title }: Pick<QuoteRow, 'title' | 'item_title'>) =>
  guideline.test(title) || guideline.test(item_title)

export const presentPassage = (row: QuoteRow): QuotedPassage => ({
  quote_id: row.id,
  source: row.source,
  words: row.words,
  heading: row.heading,
  place: row.place,
  page: row.page ?? 0,
  talk: row.talk,
  talk_id: row.talk_id,
  title: row.title,
  item_id: row.item_id,
  item_title: row.item_title,
  course_type: row.course_type,
  speaker: row.speaker,
  said_at: row.source === 'leaflet' ? '' : shanghaiTime(row.at),
  is_guideline: isGuideline(row),
})
