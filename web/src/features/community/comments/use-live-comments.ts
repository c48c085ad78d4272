import { useEffect, useEffectEvent, useReducer } from 'react'
import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment, ReadComment } from '#contract/community/comments.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { createBatcher } from './batcher.ts'
import { hear, mergeComments, nothingYet } from './live-comments.ts'
import type { CommentEvent, Live } from './live-comments.ts'
import type { CommentTarget } from './target.ts'
import { commentQueries } from './queries.ts'
import { ownComments } from './state.ts'

/** So many of the newest are compared with the server's after every join. */
const overlap = 50
/** The list of a full room changes at most this often. */
const restMs = 250

type LiveOptions = {
  /** What the server has answered so far; undefined until it has. */
  read: ReadComment[] | undefined
  /** More was missed than comes at once: everything is read again. */
  onGap: () => void
  /** Called for what the person has written in the sheet of the comments. */
  onComposed: () => void
}

/**
 * Hears what happens below an item. Whoever joins its group, for the first time or again, asks for what was said
 * meanwhile; it reaches back a little, because of two comments the later one may be the first to be seen.
 */
export function useLiveComments(
  target: CommentTarget,
  options: LiveOptions,
): [Live, (event: CommentEvent) => void] {
  const [live, tell] = useReducer(hear, nothingYet)
  const { itemType, itemId, scheduleId } = target
  const isHere = (comment: Comment) => scheduleId === 0 || comment.schedule_id === scheduleId

  const catchUp = useEffectEvent(async () => {
    if (!options.read) return
    const shown = mergeComments(options.read, live)
    const known = shown.slice(0, overlap).map((row) => row.comment_id)
    const from = (known.at(-1) ?? 1) - 1
    try {
      const answer = await commentQueries.newerThan(target, from)
      if (answer.load_more === 1) options.onGap()
      else tell({ is: 'caught-up', comments: answer.comment_list, known })
    } catch {
      // Read again at the next join.
    }
  })
  const isBelow = (comment: ReadComment) =>
    comment.item_type === itemType && comment.item_id === itemId && isHere(comment)
  const handleOwn = useEffectEvent((comment: ReadComment) => {
    if (isBelow(comment)) tell({ is: 'added', comment })
  })
  const handleComposed = useEffectEvent((comment: ReadComment) => {
    if (isBelow(comment)) options.onComposed()
  })
  const handleAdded = useEffectEvent((comments: Comment[]) => {
    for (const comment of comments) if (isHere(comment)) tell({ is: 'added', comment })
  })
  const handlePinned = useEffectEvent((comment: Comment) => {
    if (isHere(comment)) tell({ is: 'pinned', comment })
  })

  useEffect(() => {
    const socket = pageSocket()
    const groupId = commentGroup(itemType, itemId)
    const isOurs = (message: { groupId: string }) => message.groupId === groupId
    const added = createBatcher<Comment>(restMs, (comments) => handleAdded(comments))
    const ends = [
      added.stop,
      onTopic(socket, socketTopics.joined, (message) => isOurs(message) && void catchUp()),
      onTopic(socket, commentTopics.added, (message) => isOurs(message) && added.add(message.comment)),
      onTopic(socket, commentTopics.pinned, (message) => isOurs(message) && handlePinned(message.comment)),
      onTopic(socket, commentTopics.removed, (message) => {
        if (isOurs(message)) tell({ is: 'removed', commentId: message.comment_id })
      }),
      onTopic(socket, commentTopics.praised, (message) => {
        const { comment_id: commentId, praise_num } = message
        if (isOurs(message)) tell({ is: 'praised', commentId, praise_num })
      }),
      ownComments.add('written', (comment) => handleOwn(comment)),
      ownComments.add('composed', (comment) => handleComposed(comment)),
      socket.join(groupId),
    ]
    return () => ends.forEach((end) => end())
  }, [itemType, itemId])

  return [live, tell]
}
