import type { Talk } from '#contract/library/transcripts.ts'
import type { Right } from '#contract/wire/rights.ts'

/** What it takes to work on the captions of each kind of talk. */
export const captionRights: Record<Talk, Right> = {
  recording: 'meetings.edit',
  lesson: 'content.edit',
  operation: 'content.edit',
}
