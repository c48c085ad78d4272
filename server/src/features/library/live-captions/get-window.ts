import { captionWindowMs, liveCaptionCalls } from '#contract/library/live-captions.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { findWatchable } from '#server/features/meetings/live/find-watchable.ts'
import { presentLine } from './live-captions.present.ts'
import { selectLines } from './live-captions.queries.ts'

/** Nobody speaks so much in five minutes. */
const mostLines = 500

export const getCaptionWindow = answer(liveCaptionCalls.window, async (input, context) => {
  const { meeting } = await findWatchable(context, input.meeting_id)
  const [from, to] = [new Date(input.from_ms), new Date(input.from_ms + captionWindowMs)]
  return {
    is_offered: asBit(context.providers.liveSpeech !== undefined),
    lines: (await selectLines(context.db, meeting.id, [from, to], mostLines)).map(presentLine),
  }
})
