import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { commentQueries } from '#web/features/community/comments/queries.ts'
import { ownComments } from '#web/features/community/comments/state.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { storage } from '#web/platform/storage.ts'
import { linesOf } from './feed.ts'
import type { Feed } from './feed.ts'

/** The later of two comments may arrive first: reading again with this overlap finds the other one. */
const overlap = 50

/**
 * Listens for live comments. After a reconnect it requests what was written meanwhile; the feed knows what has
 * already been shown.
 */
export function useLiveLines(feed: Feed, meetingId: number, isLive: boolean): void {
  const target = { itemType: 'meeting', itemId: meetingId, scheduleId: 0 } as const
  // The list below the player has made the same request: this is its answer.
  const before = useInfiniteQuery({ ...commentQueries.list(target), enabled: isLive })
  const firstPage = before.data?.pages[0]?.comment_list
  /** Every comment up to this id was written before this page opened. */
  const floorRef = useRef<number>(undefined)
  const newestRef = useRef(0)

  useEffect(() => {
    if (!isLive || !firstPage || floorRef.current !== undefined) return
    floorRef.current = firstPage[0]?.comment_id ?? 0
    feed.seed(linesOf(firstPage, storage.get('userid')))
  }, [feed, isLive, firstPage])

  const addLines = useEffectEvent((comments: readonly Comment[]) => {
    for (const { comment_id: id } of comments) newestRef.current = Math.max(newestRef.current, id)
    const live = comments.filter((comment) => comment.l_r_id === 0)
    feed.add(linesOf(live, storage.get('userid')), true)
  })
  const catchUp = useEffectEvent(async () => {
    const floor = floorRef.current
    if (floor === undefined) return
    try {
      const after = Math.max(floor, newestRef.current - overlap)
      const { comment_list } = await commentQueries.newerThan(target, after)
      addLines(comment_list)
    } catch {
      // Read again at the next join.
    }
  })

  useEffect(() => {
    if (!isLive) return undefined
    const socket = pageSocket()
    const groupId = commentGroup('meeting', meetingId)
    const isOurs = (message: { groupId: string }) => message.groupId === groupId
    const ends = [
      onTopic(socket, socketTopics.joined, (message) => isOurs(message) && void catchUp()),
      onTopic(socket, commentTopics.added, (message) => isOurs(message) && addLines([message.comment])),
      onTopic(socket, commentTopics.removed, (message) => isOurs(message) && feed.remove(message.comment_id)),
      ownComments.add('written', (comment) => {
        if (comment.item_type === 'meeting' && comment.item_id === meetingId) addLines([comment])
      }),
      socket.join(groupId),
    ]
    return () => ends.forEach((end) => end())
  }, [feed, meetingId, isLive])
}
