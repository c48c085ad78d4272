import type { Topic } from '#contract/topic.ts'
import type { Socket } from './socket.ts'

/** Hears the messages of one topic; what breaks its contract is left out. Returns what ends the listening. */
export const onTopic = <Message>(
  socket: Pick<Socket, 'on'>,
  topic: Topic<Message>,
  listener: (message: Message) => void,
): (() => void) =>
  socket.on(topic.type, (message) => {
    const read = topic.message.safeParse(message)
    if (read.success) listener(read.data)
  })
