import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Db } from '#kernel/database.ts'
import { pageAt } from './choose-marks.ts'
import { selectQuotedComments, selectSlidePages } from './digest-talks.queries.ts'
import type { DigestTalk } from './digest-talks.queries.ts'
import { findChat, secondOf } from './find-chat.ts'
import { findSaid } from './find-said.ts'
import { pairQuestions } from './pair-questions.ts'
import type { Pair } from './pair-questions.ts'
import { readingMinutes } from './reading-length.ts'
import { selectDigest } from './recording-digests.queries.ts'
import type { DigestRow } from './recording-digests.queries.ts'

/** The quotes of a digest with the page that is shown at their second; those that no longer stand in the captions are stale. */
export async function showChapters(db: Db, digest: Pick<DigestRow, 'recording_id' | 'chapters' | 'spoken'>) {
  const pages = await selectSlidePages(db, digest.recording_id)
  return digest.chapters.map(({ title, second, quotes }) => ({
    title,
    second,
    quotes: quotes.map((quote) => ({
      second: quote.second,
      page: pageAt(pages, quote.second),
      words: quote.words,
      is_stale: asBit(findSaid(digest.spoken, quote) === undefined),
    })),
  }))
}

/** Questions and answers as they are shown below the meeting at this moment; who asked is left out. */
export async function showQuestions(db: Db, talk: DigestTalk, pairs: readonly Pair[]) {
  if (pairs.length === 0) return []
  const ids = pairs.flatMap(({ comment_id, answer_id }) => [comment_id, answer_id])
  const byId = new Map((await selectQuotedComments(db, talk.meeting_id, ids)).map((row) => [row.id, row]))
  return pairs.flatMap(({ comment_id, answer_id }) => {
    const [asked, answered] = [byId.get(comment_id), byId.get(answer_id)]
    if (!asked) return []
    return {
      comment_id,
      answer_id: answered?.id ?? 0,
      question: asked.content,
      second: secondOf(talk, asked) ?? -1,
      answer: answered?.content ?? '',
      answered_by: answered?.truename ?? '',
    }
  })
}

export async function showDraft(db: Db, talk: DigestTalk): Promise<DigestDraft> {
  const digest = await selectDigest(db, talk.recording_id)
  const common = {
    recording_id: talk.recording_id,
    title: talk.name,
    meeting_id: talk.meeting_id,
    meeting_title: talk.meeting_title,
    has_captions: asBit(talk.source !== null),
  }
  if (!digest)
    return {
      ...common,
      state: 'none',
      revision: 0,
      minutes: 0,
      chapters: [],
      questions: [],
      other_questions: [],
      sentences: [],
    }
  const asked = pairQuestions(await findChat(db, talk))
  const others = asked.filter(
    ({ comment_id }) => !digest.questions.some((one) => one.comment_id === comment_id),
  )
  const [chapters, questions, other_questions, pages] = await Promise.all([
    showChapters(db, digest),
    showQuestions(db, talk, digest.questions),
    showQuestions(db, talk, others),
    selectSlidePages(db, talk.recording_id),
  ])
  return {
    ...common,
    state: digest.released_at === null ? 'draft' : 'released',
    revision: digest.revision,
    minutes: readingMinutes([
      ...chapters.flatMap(({ title, quotes }) => [title, ...quotes.map(({ words }) => words)]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ]),
    chapters,
    questions,
    other_questions,
    sentences: digest.spoken.map(({ second, words }) => ({ second, page: pageAt(pages, second), words })),
  }
}
