import { commentCalls, commentFailures, commentLimits, isBlank } from '#contract/community/comments.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { CallContext } from '#kernel/services.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import { presentComment, presentReadComment } from './comments.present.ts'
import { insertComment } from './comments.queries.ts'
import { publishAdded } from './publish-comment.ts'
import { tellAuthors } from './tell-authors.ts'
import { wordList } from './word-list.ts'

/** Enough for a lively discussion, too little to flood one. */
const perUser: Limit = { name: 'comment-user', max: 20, windowMs: 60_000 }

/** A live picture that is further behind belongs to nobody who watches live. */
const mostLagMs = 60_000

export const setComment = answer(commentCalls.set, async (input, context) => {
  const { db, limits, states } = context
  const { userId } = memberOf(context)
  if (isBlank(input.content)) throw refuse(commentFailures.commentEmpty)
  const isDanmaku = input.play_time !== undefined && input.is_danmaku !== false
  const most = isDanmaku ? commentLimits.danmakuLength : commentLimits.length
  if (characterCount(input.content) > most) throw refuse(commentFailures.commentTooLong)
  const item = { itemType: input.item_type, itemId: input.item_id }
  await findDiscussion(context, item, input.schedule_id)
  if (await states.get(wordList).refuses(input.content)) throw refuse(commentFailures.wordRefused)
  await limits.spend(perUser, String(userId))
  await checkRulesOfItem(context, item, input.l_r_id ?? 0)
  const comment = {
    user_id: userId,
    item_type: input.item_type,
    item_id: input.item_id,
    schedule_id: input.schedule_id,
    content: closeUp(input.content),
    play_time: input.play_time ?? null,
    recording_id: input.l_r_id ?? 0,
    is_danmaku: isDanmaku,
    picture_at: input.lag_ms ? new Date(Date.now() - Math.min(input.lag_ms, mostLagMs)) : null,
    enterprise_plat: input.enterprisePlat,
    uid: input.uid,
  }
  const row = await orRefuse(context, commentFailures.commentFailed, () =>
    // Danmaku come by the dozen, and are there to be seen while one watches.
    isDanmaku ? insertComment(db, comment) : insertAndTell(context, comment),
  )
  await publishAdded(context, presentComment(row))
  return presentReadComment(row)
})

const insertAndTell = (context: CallContext, comment: Parameters<typeof insertComment>[1]) =>
  context.db.transaction(async (db) => {
    const row = await insertComment(db, comment)
    await tellAuthors({ ...context, db }, row)
    return row
  })

/** Only some kinds of items have recordings, or rooms with rules. */
async function checkRulesOfItem(context: CallContext, { itemType, itemId }: Item, recordingId: number) {
  const kind = context.items.get(itemType)
  if (kind.checkComment) await kind.checkComment(context, itemId, recordingId)
  else if (recordingId > 0) throw refuse(failures.dataMissing, { detail: 'l_r_id' })
}

/** Paragraphs may be separated, but empty lines must not push other comments off the screen. */
const closeUp = (content: string) => content.replaceAll(/\s*\n\s*\n\s*\n\s*/g, '\n\n')
