import { everybody } from '#contract/community/chat.ts'
import type { ChatMember } from '#contract/community/chat.ts'

/** Somebody whom a message names, as the text writes them. */
export type Mention = { userid: number; name: string }

/** Who can be named: everybody at once, and each of the others. */
export const mentionable = (members: readonly ChatMember[], ownId: number, all: string): Mention[] => [
  { userid: everybody, name: all },
  ...members
    .filter(({ userid, truename }) => userid !== ownId && truename !== '')
    .map(({ userid, truename }) => ({ userid, name: truename })),
]

/** Whether what was just typed asks whom to name: an @ at the end that does not belong to an address. */
export const asksForName = (text: string): boolean => /(?:^|[^\w.+-])@$/.test(text)

/** Names somebody where the @ was typed. */
export const withMention = (text: string, { name }: Mention): string => `${text.replace(/@$/, '')}@${name} `

/** Of those who were named, the ones whose name is still in the text. */
export const keptMentions = (text: string, mentions: readonly Mention[]): number[] => [
  ...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ userid }) => userid)),
]
