import type { ChatMember, ChatMessage } from '#contract/community/chat.ts'

/** What has happened in a group since it was read. */
export type LiveChat = {
  messages: ReadonlyMap<number, ChatMessage>
  /** By member. */
  readNumbers: ReadonlyMap<number, number>
}

export type ChatEvent =
  | { is: 'message'; message: ChatMessage }
  | { is: 'read'; userId: number; number: number }

export const nothingYet: LiveChat = { messages: new Map(), readNumbers: new Map() }

export function hear(live: LiveChat, event: ChatEvent): LiveChat {
  if (event.is === 'read')
    return { ...live, readNumbers: new Map(live.readNumbers).set(event.userId, event.number) }
  const { message } = event
  const known = live.messages.get(message.message_id)
  return { ...live, messages: new Map(live.messages).set(message.message_id, later(known, message)) }
}

/** A recall is final, in whichever order the two versions of a message arrive. */
const later = (known: ChatMessage | undefined, other: ChatMessage) =>
  known?.is_recalled === 1 ? known : other

/** Each message once, the oldest first. What was recalled is not quoted any more either. */
export function mergeMessages(read: readonly ChatMessage[], live: LiveChat): ChatMessage[] {
  const all = new Map(live.messages)
  for (const one of read) all.set(one.message_id, later(all.get(one.message_id), one))
  return [...all.values()]
    .map((one) =>
      isQuoteRecalled(one, all)
        ? { ...one, quote: { ...one.quote!, content: '', is_recalled: 1 as const } }
        : one,
    )
    .toSorted((one, other) => one.number - other.number)
}

const isQuoteRecalled = ({ quote }: ChatMessage, all: ReadonlyMap<number, ChatMessage>) =>
  quote !== null && quote.is_recalled === 0 && all.get(quote.message_id)?.is_recalled === 1

/** Whether a message is missing between those that are known: the socket was away for a moment. */
export const hasGap = (messages: readonly ChatMessage[]): boolean =>
  messages.some((one, at) => at > 0 && one.number !== messages[at - 1]!.number + 1)

export const readNumberOf = ({ userid, read_number }: ChatMember, live: LiveChat): number =>
  Math.max(read_number, live.readNumbers.get(userid) ?? 0)

/** How many members other than its author have read a message. */
export const countReaders = (
  { userid: author, number }: ChatMessage,
  members: readonly ChatMember[],
  live: LiveChat,
): number =>
  members.filter((member) => member.userid !== author && readNumberOf(member, live) >= number).length

/** The first message that was unread when the panel opened; one’s own and system lines are no news. */
export const firstUnread = (
  messages: readonly ChatMessage[],
  readNumber: number,
  ownId: number,
): ChatMessage | undefined =>
  messages.find(({ number, kind, userid }) => number > readNumber && kind !== 'system' && userid !== ownId)

/** What is on its way and not in the list yet: the socket may bring a message before the server answers its sender. */
export function withoutHeard<Sending extends { clientId: string }>(
  sending: readonly Sending[],
  messages: readonly ChatMessage[],
): Sending[] {
  const heard = new Set(messages.map(({ client_id }) => client_id))
  return sending.filter(({ clientId }) => !heard.has(clientId))
}
