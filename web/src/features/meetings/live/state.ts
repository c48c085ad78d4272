import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveTopics } from '#contract/meetings/live.ts'
import type { LiveInfo } from '#contract/meetings/live.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { liveQueries } from './queries.ts'

/** The state of a broadcast, updated live. Each change refetches the queries that show the meeting. */
export function useLiveInfo(meetingId: number): LiveInfo | undefined {
  const client = useQueryClient()
  const { data: info, refetch } = useQuery(liveQueries.info(meetingId))
  useEffect(() => {
    const socket = pageSocket()
    const groupId = `meeting:${meetingId}`
    const ends = [
      onTopic(socket, liveTopics.state, (state) => {
        if (state.meeting_id !== meetingId) return
        client.setQueryData<LiveInfo>(
          liveQueries.info(meetingId).queryKey,
          (known) => known && { ...known, ...state },
        )
        void invalidateTags(client, 'live')
      }),
      // Catches up on messages missed while the socket was disconnected.
      onTopic(socket, socketTopics.joined, (message) => {
        if (message.groupId === groupId) void refetch()
      }),
      socket.join(groupId),
    ]
    return () => ends.forEach((end) => end())
  }, [client, meetingId, refetch])
  return info
}
