import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pageSocket } from '#web/platform/page-socket.ts'
import { followRoom } from './follow-room.ts'
import { meetingQueries } from './queries.ts'

/** Listens to the room of a meeting: what is said and decided there is read again at once. Gives how many are present. */
export function useLiveRoom(meetingId: number): number | undefined {
  const client = useQueryClient()
  const [present, setPresent] = useState<number>()
  useEffect(
    () =>
      followRoom({
        meetingId,
        socket: pageSocket(),
        onPresent: setPresent,
        onComments: () => void client.invalidateQueries(meetingQueries.comments(meetingId)),
        onFigures: () => void client.invalidateQueries(meetingQueries.figures(meetingId)),
      }),
    [client, meetingId],
  )
  return present
}
