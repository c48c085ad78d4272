import type { Comment, ReadComment } from '#contract/community/comments.ts'

/** What has happened below an item since its comments were read. */
export type Live = {
  arrived: ReadonlyMap<number, ReadComment>
  gone: ReadonlySet<number>
  praises: ReadonlyMap<number, Praise>
  /** The last word on each: pinned, or let go. */
  tops: ReadonlyMap<number, ReadComment | undefined>
}

/** Of what a room hears, nobody knows whether they like it themselves. */
type Praise = { praise_num: number; is_praise?: 0 | 1 }

export type CommentEvent =
  | { is: 'added'; comment: Comment }
  | { is: 'removed'; commentId: number }
  | { is: 'pinned'; comment: Comment }
  | ({ is: 'praised'; commentId: number } & Praise)
  /** The newest comments as the server has them; of those that were `known` when it was asked, the others are gone. */
  | { is: 'caught-up'; comments: ReadComment[]; known: number[] }

export const nothingYet: Live = { arrived: new Map(), gone: new Set(), praises: new Map(), tops: new Map() }

export function hear(live: Live, event: CommentEvent): Live {
  if (event.is === 'added') return { ...live, arrived: added(live.arrived, [forMe(event.comment)]) }
  if (event.is === 'removed') return { ...live, gone: new Set(live.gone).add(event.commentId) }
  if (event.is === 'pinned') {
    const { comment } = event
    const tops = new Map(live.tops)
    // Anew at the end: the latest pinned comes first.
    tops.delete(comment.comment_id)
    return { ...live, tops: tops.set(comment.comment_id, comment.is_top === 1 ? forMe(comment) : undefined) }
  }
  if (event.is === 'praised') {
    const { commentId, praise_num, is_praise } = event
    const praise = {
      ...live.praises.get(commentId),
      praise_num,
      ...(is_praise !== undefined && { is_praise }),
    }
    return { ...live, praises: new Map(live.praises).set(commentId, praise) }
  }
  return catchUp(live, event.comments, event.known)
}

function catchUp(live: Live, comments: ReadComment[], known: number[]): Live {
  const here = new Set(comments.map((one) => one.comment_id))
  const praises = new Map(live.praises)
  for (const { comment_id, praise_num, is_praise } of comments)
    praises.set(comment_id, { praise_num, is_praise })
  return {
    ...live,
    arrived: added(live.arrived, comments),
    gone: new Set([...live.gone, ...known.filter((id) => !here.has(id))]),
    praises,
  }
}

const forMe = (comment: Comment): ReadComment => ({ ...comment, is_praise: 0 })

function added(arrived: Live['arrived'], comments: ReadComment[]): Live['arrived'] {
  const all = new Map(arrived)
  for (const one of comments) all.set(one.comment_id, one)
  return all
}

/** The same object where nothing has changed, so that its row is not drawn again. */
function withPraise(comment: ReadComment, live: Live): ReadComment {
  const praise = live.praises.get(comment.comment_id)
  return praise ? { ...comment, ...praise } : comment
}

/** What was read together with what came since: each once, the newest first, none that is gone. */
export function mergeComments(read: ReadComment[], live: Live): ReadComment[] {
  const all = new Map(live.arrived)
  // What was read knows more: whether the reader likes it.
  for (const one of read) all.set(one.comment_id, one)
  return [...all.values()]
    .filter((one) => !live.gone.has(one.comment_id))
    .map((one) => withPraise(one, live))
    .toSorted((a, b) => b.comment_id - a.comment_id)
}

/** The latest pinned first. */
export function mergeTops(read: ReadComment[], live: Live): ReadComment[] {
  const heard = [...live.tops.values()].filter((one) => one !== undefined).toReversed()
  const others = read.filter((one) => !live.tops.has(one.comment_id))
  return [...heard, ...others]
    .filter((one) => !live.gone.has(one.comment_id))
    .map((one) => withPraise({ ...one, is_top: 1 }, live))
}

/** How many there are, by what the server counted and what happened since. */
export function countAll(total: number, read: ReadComment[], live: Live): number {
  const readIds = new Set(read.map((one) => one.comment_id))
  const isNew = (id: number) => !readIds.has(id) && !live.gone.has(id)
  const fresh = [...live.arrived.keys()].filter(isNew).length
  const lost = [...readIds].filter((id) => live.gone.has(id)).length
  return total + fresh - lost
}
