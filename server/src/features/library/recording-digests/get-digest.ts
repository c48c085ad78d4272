import { digestCalls } from '#contract/library/recording-digests.ts'
import type { Digest } from '#contract/library/recording-digests.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectDigestTalk } from './digest-talks.queries.ts'
import type { DigestTalk } from './digest-talks.queries.ts'
import { mayEdit } from './find-digest-talk.ts'
import { readingMinutes } from './reading-length.ts'
import { selectDigest } from './recording-digests.queries.ts'
import { showChapters, showQuestions } from './show-draft.ts'

const nothing = { is_released: 0, minutes: 0, chapters: [], questions: [] } as const

export const getDigest = answer(digestCalls.get, async (input, context) => {
  // Refuses those who may not watch the recording.
  await context.items.get('meeting').findVideo!(context, input.meeting_id, input.l_r_id)
  const talk = await selectDigestTalk(context.db, input.l_r_id)
  if (talk?.meeting_id !== input.meeting_id) throw refuse(failures.dataMissing, { detail: 'l_r_id' })
  const may_edit = asBit(await mayEdit(context, talk))
  return {
    may_edit,
    ...((await showReleased(context.db, talk)) ?? { ...nothing, chapters: [], questions: [] }),
  }
})

/** What readers see: quotes that stand in the captions as they are now, and what is still shown of the chat. */
async function showReleased(db: Db, talk: DigestTalk): Promise<Omit<Digest, 'may_edit'> | undefined> {
  const digest = await selectDigest(db, talk.recording_id)
  if (!digest?.released_at || digest.source !== talk.source) return undefined
  const shown = await showChapters(db, digest)
  const chapters = shown.flatMap(({ title, second, quotes }) => {
    const said = quotes.flatMap(({ is_stale, ...quote }) => (is_stale ? [] : quote))
    return said.length > 0 ? { title, second, quotes: said } : []
  })
  if (chapters.length === 0) return undefined
  const questions = (await showQuestions(db, talk, digest.questions)).map(
    ({ question, second, answer, answered_by }) => ({ question, second, answer, answered_by }),
  )
  const minutes = readingMinutes([
    ...chapters.flatMap(({ title, quotes }) => [title, ...quotes.map(({ words }) => words)]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ])
  return { is_released: 1, minutes, chapters, questions }
}
