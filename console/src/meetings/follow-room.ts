import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import { liveRoomTopics } from '#contract/meetings/live-room.ts'
import { liveTopics } from '#contract/meetings/live.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import type { Socket } from '#web/platform/socket.ts'

type Room = {
  meetingId: number
  /** The console has one screen with a socket, which opens and closes it. */
  socket: Pick<Socket, 'connect' | 'close' | 'join' | 'on'>
  onPresent: (count: number) => void
  onComments: () => void
  onFigures: () => void
}

/** Says when the comments or the figures of a live meeting have changed. Returns a function that ends it. */
export function followRoom({ meetingId, socket, onPresent, onComments, onFigures }: Room): () => void {
  const groupId = commentGroup('meeting', meetingId)
  const stops = [
    // Joining again follows a lost connection, in which something may have been said.
    onTopic(socket, socketTopics.joined, (told) => told.groupId === groupId && onComments()),
    onTopic(socket, socketTopics.online, (told) => told.groupId === groupId && onPresent(told.count)),
    onTopic(socket, commentTopics.added, (told) => told.groupId === groupId && onComments()),
    onTopic(socket, commentTopics.removed, (told) => told.groupId === groupId && onComments()),
    onTopic(socket, commentTopics.pinned, (told) => told.groupId === groupId && onComments()),
    onTopic(socket, liveRoomTopics.slow, (told) => told.groupId === groupId && onFigures()),
    onTopic(socket, liveTopics.state, (told) => told.meeting_id === meetingId && onFigures()),
    socket.join(groupId),
  ]
  socket.connect()
  return () => {
    for (const stop of stops) stop()
    socket.close()
  }
}
