import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { commentGroup } from '#contract/community/comments.ts'
import { liveRoomTopics } from '#contract/meetings/live-room.ts'
import type { Viewer } from '#contract/meetings/live-room.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { liveRoomQueries } from './queries.ts'

const mostViewers = 30

/** The state of a live room, and what happens in it. */
export function useLiveRoom(meetingId: number) {
  const entered = useQuery(liveRoomQueries.enter(meetingId))
  const before = useQuery(liveRoomQueries.viewers(meetingId))
  const [heard, setHeard] = useState<{ likes?: number; slowSeconds?: number; online?: number }>({})
  /** Those whose arrival is still to be shown, in order; undefined until the earlier ones are known. */
  const [arrivals, setArrivals] = useState<Viewer[]>()
  if (before.data && !arrivals) setArrivals(before.data.list.toReversed())
  const enterAgain = useEffectEvent(() => {
    setHeard(({ online }) => (online === undefined ? {} : { online }))
    void entered.refetch()
  })

  useEffect(() => {
    const socket = pageSocket()
    const groupId = commentGroup('meeting', meetingId)
    const isOurs = (message: { groupId: string }) => message.groupId === groupId
    let joins = 0
    const ends = [
      onTopic(socket, socketTopics.joined, (message) => {
        // After a lost connection the state of the room may have changed.
        if (isOurs(message) && joins++ > 0) enterAgain()
      }),
      onTopic(socket, socketTopics.online, (message) => {
        if (isOurs(message)) setHeard((all) => ({ ...all, online: message.count }))
      }),
      onTopic(socket, liveRoomTopics.likes, (message) => {
        if (isOurs(message)) setHeard((all) => ({ ...all, likes: message.like_num }))
      }),
      onTopic(socket, liveRoomTopics.slow, (message) => {
        if (isOurs(message)) setHeard((all) => ({ ...all, slowSeconds: message.slow_seconds }))
      }),
      onTopic(socket, liveRoomTopics.arrived, (message) => {
        if (isOurs(message)) setArrivals((all) => [...(all ?? []), ...message.list].slice(-mostViewers))
      }),
      socket.join(groupId),
    ]
    return () => ends.forEach((end) => end())
  }, [meetingId])

  const counts = [heard.likes, entered.data?.like_num].filter((count) => count !== undefined)
  return {
    /** Undefined until it is known: a room may have none. */
    likes: counts.length > 0 ? Math.max(...counts) : undefined,
    slowSeconds: heard.slowSeconds ?? entered.data?.slow_seconds ?? 0,
    isManager: entered.data?.may_manage === 1,
    online: heard.online,
    arrival: arrivals?.[0],
    /** The first arrival was shown. */
    passArrival: useCallback(() => setArrivals((all) => all?.slice(1)), []),
  }
}
