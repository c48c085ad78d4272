import type { Topic } from '#contract/wire/topic.ts'
import type { Socket } from './socket.ts'

/**
 * Listens for messages of one topic; their shape is guaranteed by the contract, as for answers of calls. Returns a
 * function that removes the listener.
 */
export const onTopic = <Message>(
  socket: Pick<Socket, 'on'>,
  topic: Topic<Message>,
  listener: (message: Message) => void,
): (() => void) => socket.on(topic.type, (message) => listener(message as Message))
