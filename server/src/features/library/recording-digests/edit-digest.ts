import { digestCalls, digestFailures } from '#contract/library/recording-digests.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { draftDigest } from './draft-digests.ts'
import type { Chapter } from './draft-chapters.ts'
import { findChat } from './find-chat.ts'
import { requireTalk } from './find-digest-talk.ts'
import { findSaid } from './find-said.ts'
import type { Spoken } from './find-said.ts'
import { pairQuestions } from './pair-questions.ts'
import type { Pair } from './pair-questions.ts'
import { selectDigest, takeBackDigest, updateDraft } from './recording-digests.queries.ts'
import type { DigestRow } from './recording-digests.queries.ts'
import { releaseDigest } from './release-digest.ts'
import { showDraft } from './show-draft.ts'

export const getDraft = answer(digestCalls.draft, async ({ recording_id }, context) =>
  showDraft(context.db, await requireTalk(context, recording_id)),
)

export const beginDigest = answer(digestCalls.begin, async ({ recording_id }, context) => {
  const talk = await requireTalk(context, recording_id)
  if (talk.source === null) throw refuse(digestFailures.captionsMissing)
  await draftDigest(context, recording_id)
  return showDraft(context.db, talk)
})

export const saveDigest = answer(digestCalls.save, async (input, context) => {
  const { db } = context
  const talk = await requireTalk(context, input.recording_id)
  const digest = await findDigest(db, input.recording_id)
  if (digest.released_at) throw refuse(digestFailures.digestReleased)
  if (digest.revision !== input.revision) throw refuse(digestFailures.digestChanged)
  const asked = [...digest.questions, ...pairQuestions(await findChat(db, talk))]
  const edited = {
    chapters: input.chapters.map((chapter) => keepSaid(chapter, digest)),
    questions: input.questions.map((pair) => keepAsked(pair, asked)),
    userId: memberOf(context).userId,
  }
  if (!(await updateDraft(db, input.recording_id, input.revision, edited)))
    throw refuse(digestFailures.digestChanged)
  return showDraft(db, talk)
})

export const changeRelease = answer(digestCalls.release, async (input, context) => {
  const { db } = context
  const talk = await requireTalk(context, input.recording_id)
  const digest = await findDigest(db, input.recording_id)
  const { revision } = input
  if (!input.type) await takeBackDigest(db, input.recording_id)
  else if (!digest.released_at)
    await releaseDigest(db, digest, { revision, userId: memberOf(context).userId })
  return showDraft(db, talk)
})

async function findDigest(db: Parameters<typeof selectDigest>[0], recordingId: number): Promise<DigestRow> {
  const digest = await selectDigest(db, recordingId)
  if (!digest) throw refuse(digestFailures.digestMissing)
  return digest
}

/** The talk's own spelling is kept. A stale quote may stay until the lecturer removes it, but none may come. */
function keepSaid({ title, second, quotes }: Chapter, digest: DigestRow): Chapter {
  const known = digest.chapters.flatMap((chapter) => chapter.quotes)
  const isKnown = (quote: Spoken) =>
    known.some((one) => one.second === quote.second && one.words === quote.words)
  return {
    title,
    second,
    quotes: quotes.map((quote) => {
      const words = findSaid(digest.spoken, quote)
      if (words === undefined && !isKnown(quote)) throw refuse(digestFailures.notSaid)
      return { second: quote.second, words: words ?? quote.words }
    }),
  }
}

/** A question with the answer that belongs to it, or without. */
function keepAsked({ comment_id, answer_id }: Pair, asked: Pair[]): Pair {
  const isKnown = asked.some(
    (pair) => pair.comment_id === comment_id && (answer_id === 0 || pair.answer_id === answer_id),
  )
  if (!isKnown) throw refuse(digestFailures.notAsked)
  return { comment_id, answer_id }
}
