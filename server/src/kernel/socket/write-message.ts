import type { Topic } from '#contract/wire/topic.ts'
import { largestMessage } from './socket-limits.ts'

/** The one serialisation of a message, however many clients and processes it goes to. */
export function writeMessage<Message>(topic: Topic<Message>, message: Message): string {
  const text = JSON.stringify({ ...message, type: topic.type })
  if (Buffer.byteLength(text) > largestMessage)
    throw new RangeError(`A message of ${topic.type} is too large`)
  return text
}
