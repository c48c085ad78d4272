import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { chatGroup, chatTopics } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { onPageWake } from '#web/platform/page-wake.ts'
import { storage } from '#web/platform/storage.ts'
import { titleOf } from '#web/shell/title-of.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { hasGap, hear, mergeMessages, nothingYet, readNumberOf, withoutHeard } from './live-messages.ts'
import { chatMutations } from './mutations.ts'
import { outboxOf, ownMessages } from './page-outbox.ts'
import { chatQueries } from './queries.ts'

export type ShownChat = ReturnType<typeof useChat>

/** A group as one of its members sees it: what was read, what has arrived since, and what is on its way. */
export function useChat(groupId: number) {
  const client = useQueryClient()
  const language = useLanguage()
  const list = useInfiniteQuery(chatQueries.list(groupId))
  const [live, tell] = useReducer(hear, nothingYet)
  const outbox = outboxOf(groupId)
  const sending = useSignal(outbox.list)
  const newest = list.data?.pages[0]
  const members = newest?.member_list ?? []
  const messages = mergeMessages(list.data?.pages.flatMap((page) => page.message_list) ?? [], live)
  const outgoing = withoutHeard(sending, messages)
  const ownId = Number(storage.get('userid'))
  const own = members.find(({ userid }) => userid === ownId)

  const readAgain = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: chatQueries.list(groupId).queryKey }),
  )
  const take = useEffectEvent((message: ChatMessage) => {
    tell({ is: 'message', message })
    if (hasGap([...messages.slice(-1), message].toSorted((one, other) => one.number - other.number)))
      readAgain()
  })

  useEffect(() => {
    const socket = pageSocket()
    const name = chatGroup(groupId)
    const isOurs = (message: { groupId: string }) => message.groupId === name
    const ends = [
      // What was said while the socket was away is not heard: everything that is shown is read again.
      onTopic(socket, socketTopics.joined, (message) => {
        if (!isOurs(message)) return
        readAgain()
        void outboxOf(groupId).resume()
      }),
      onTopic(socket, chatTopics.sent, (message) => isOurs(message) && take(message.message)),
      onTopic(socket, chatTopics.recalled, (message) => {
        if (isOurs(message)) tell({ is: 'message', message: message.message })
      }),
      onTopic(socket, chatTopics.closed, (message) => isOurs(message) && readAgain()),
      onTopic(socket, chatTopics.read, (message) => {
        if (isOurs(message)) tell({ is: 'read', userId: message.userid, number: message.read_number })
      }),
      ownMessages.add(String(groupId), (message) => take(message)),
      onPageWake(() => void outboxOf(groupId).resume()),
      socket.join(name),
    ]
    return () => ends.forEach((end) => end())
  }, [groupId])

  return {
    list,
    title: newest ? titleOf(newest, language) : '',
    members,
    live,
    messages,
    outbox,
    outgoing,
    ownId,
    isMuted: newest?.is_muted === 1,
    isClosed: newest?.is_closed === 1,
    canLeave: newest?.can_leave === 1,
    /** Up to which number the caller has read; undefined until it is known. */
    readNumber: own && readNumberOf(own, live),
    markRead(message: ChatMessage) {
      tell({ is: 'read', userId: ownId, number: message.number })
      // Reading is said again with the next message.
      chatMutations.read({ group_id: groupId, message_id: message.message_id }).catch(() => undefined)
    },
    async recall(message: ChatMessage) {
      tell({ is: 'message', message: await chatMutations.recall({ message_id: message.message_id }) })
    },
  }
}
