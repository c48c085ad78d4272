import type { LiveCaptionLine } from '#contract/library/live-captions.ts'
import type { LineRow } from './live-captions.queries.ts'

export const presentLine = (row: LineRow): LiveCaptionLine => ({
  line_id: row.id,
  from_ms: row.from_at.getTime(),
  to_ms: row.to_at.getTime(),
  words: row.words,
})
