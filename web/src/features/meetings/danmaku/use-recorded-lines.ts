import { useCallback, useEffect, useRef } from 'react'
import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { ownComments } from '#web/features/community/comments/state.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { storage } from '#web/platform/storage.ts'
import { linesOf } from './feed.ts'
import type { Feed } from './feed.ts'
import { danmakuQueries } from './queries.ts'
import { createWindows } from './windows.ts'

/** Loads the comments of a recording as it plays, range by range, and listens for new ones. Returns the clock. */
export function useRecordedLines(
  feed: Feed,
  meetingId: number,
  recordingId: number,
): (second: number) => void {
  const windowsRef = useRef<ReturnType<typeof createWindows>>(undefined)

  useEffect(() => {
    if (recordingId === 0) return undefined
    let isOver = false
    const addLines = (comments: readonly Comment[], isNow: boolean) => {
      if (!isOver) feed.add(linesOf(comments, storage.get('userid')), isNow)
    }
    const windows = createWindows(async (from, to) => {
      addLines(await danmakuQueries.range(meetingId, recordingId, from, to), false)
    })
    windowsRef.current = windows
    const socket = pageSocket()
    const groupId = commentGroup('meeting', meetingId)
    const isOurs = (message: { groupId: string }) => message.groupId === groupId
    const isOfThis = (comment: Comment) => comment.item_id === meetingId && comment.l_r_id === recordingId
    const ends = [
      onTopic(socket, socketTopics.joined, (message) => isOurs(message) && windows.forget()),
      onTopic(socket, commentTopics.added, (message) => {
        if (isOurs(message) && isOfThis(message.comment)) addLines([message.comment], true)
      }),
      onTopic(socket, commentTopics.removed, (message) => isOurs(message) && feed.remove(message.comment_id)),
      ownComments.add('written', (comment) => {
        if (comment.item_type === 'meeting' && isOfThis(comment)) addLines([comment], true)
      }),
      socket.join(groupId),
    ]
    return () => {
      isOver = true
      ends.forEach((end) => end())
    }
  }, [feed, meetingId, recordingId])

  return useCallback((second: number) => windowsRef.current?.tick(second), [])
}
