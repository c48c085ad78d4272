import type { Topic } from '#contract/wire/topic.ts'
import type { Socket } from './socket.ts'

/** Hears the messages of one topic, which keep to its shape as answers of calls do. Returns what ends the listening. */
export const onTopic = <Message>(
  socket: Pick<Socket, 'on'>,
  topic: Topic<Message>,
  listener: (message: Message) => void,
): (() => void) => socket.on(topic.type, (message) => listener(message as Message))
