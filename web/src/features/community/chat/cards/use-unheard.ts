import { useEffect, useState } from 'react'
import { chatGroup, chatTopics } from '#contract/community/chat.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { storage } from '#web/platform/storage.ts'

/** How many messages of others have come to a group while its panel was closed. 0 is no group. */
export function useUnheard(groupId: number, isOpen: boolean): number {
  const [count, setCount] = useState(0)
  if (isOpen && count > 0) setCount(0)

  useEffect(() => {
    if (groupId === 0 || isOpen) return undefined
    const socket = pageSocket()
    const name = chatGroup(groupId)
    const ends = [
      onTopic(socket, chatTopics.sent, ({ groupId: of, message }) => {
        const isNews = message.kind !== 'system' && message.userid !== Number(storage.get('userid'))
        if (of === name && isNews) setCount((before) => before + 1)
      }),
      socket.join(name),
    ]
    return () => ends.forEach((end) => end())
  }, [groupId, isOpen])

  return count
}
