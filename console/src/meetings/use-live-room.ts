import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import { liveRoomTopics } from '#contract/meetings/live-room.ts'
import { liveTopics } from '#contract/meetings/live.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { meetingQueries } from './queries.ts'

/** Listens to the room of a meeting: what is said and decided there is read again at once. Gives how many are present. */
export function useLiveRoom(meetingId: number): number | undefined {
  const client = useQueryClient()
  const [present, setPresent] = useState<number>()
  useEffect(() => {
    const socket = pageSocket()
    const groupId = commentGroup('meeting', meetingId)
    const readComments = () => void client.invalidateQueries(meetingQueries.comments(meetingId))
    const readFigures = () => void client.invalidateQueries(meetingQueries.figures(meetingId))
    const stops = [
      onTopic(socket, socketTopics.online, (told) => told.groupId === groupId && setPresent(told.count)),
      onTopic(socket, commentTopics.added, (told) => told.groupId === groupId && readComments()),
      onTopic(socket, commentTopics.removed, (told) => told.groupId === groupId && readComments()),
      onTopic(socket, commentTopics.pinned, (told) => told.groupId === groupId && readComments()),
      onTopic(socket, liveRoomTopics.slow, (told) => told.groupId === groupId && readFigures()),
      onTopic(socket, liveTopics.state, (told) => told.meeting_id === meetingId && readFigures()),
      socket.join(groupId),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, meetingId])
  return present
}
