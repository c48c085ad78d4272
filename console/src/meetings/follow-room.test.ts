import { expect, it, vi } from 'vitest'
import { createListeners } from '#web/platform/listeners.ts'
import type { SocketMessage } from '#web/platform/socket-frame.ts'
import { followRoom } from './follow-room.ts'

function setUp() {
  const messages = createListeners<SocketMessage>()
  const groups = new Set<string>()
  const socket = {
    connect: vi.fn(),
    close: vi.fn(),
    join(groupId: string) {
      groups.add(groupId)
      return () => groups.delete(groupId)
    },
    on: messages.add,
  }
  const heard = { onPresent: vi.fn(), onComments: vi.fn(), onFigures: vi.fn() }
  const stop = followRoom({ meetingId: 7, socket, ...heard })
  const tell = (type: string, fields: object) => messages.emit(type, { type, ...fields })
  return { socket, groups, heard, stop, tell }
}

it('connects, joins the room, and says what changes there', () => {
  const { socket, groups, heard, tell } = setUp()
  expect(socket.connect).toHaveBeenCalledOnce()
  const [groupId] = groups
  tell('online', { groupId, count: 31 })
  expect(heard.onPresent).toHaveBeenCalledWith(31)
  tell('comment', { groupId, comment: {} })
  tell('commentDeleted', { groupId, comment_id: 1 })
  expect(heard.onComments).toHaveBeenCalledTimes(2)
  tell('meetingState', { meeting_id: 7 })
  expect(heard.onFigures).toHaveBeenCalledOnce()
  tell('comment', { groupId: 'another', comment: {} })
  tell('meetingState', { meeting_id: 8 })
  expect(heard.onComments).toHaveBeenCalledTimes(2)
  expect(heard.onFigures).toHaveBeenCalledOnce()
})

it('reads the comments again when it has joined again', () => {
  const { groups, heard, tell } = setUp()
  tell('joined', { groupId: [...groups][0] })
  expect(heard.onComments).toHaveBeenCalledOnce()
})

it('leaves the room and closes the socket at the end', () => {
  const { socket, groups, heard, stop, tell } = setUp()
  const [groupId] = groups
  stop()
  tell('comment', { groupId, comment: {} })
  expect(heard.onComments).not.toHaveBeenCalled()
  expect(groups.size).toBe(0)
  expect(socket.close).toHaveBeenCalledOnce()
})
