import type { Language } from '#contract/wire/language.ts'
import type { MessageChannel, MessageKind, TargetKind } from '#contract/wire/message-kinds.ts'
import { hideNumbers } from './hide-numbers.ts'
import { sayTimes } from './say-times.ts'

/** What a message leads to: a push target of the contract, or any page of this site. */
export type NoticeTarget = { kind: TargetKind; id: number } | { path: string }

/** A short text for one user. It leads to its target, or opens by itself. */
export type Notice = {
  /** The event that it reports. */
  event: string
  kind: MessageKind
  channels: readonly MessageChannel[]
  /** Does not wait for the end of quiet hours. */
  isUrgent: boolean
  text: Record<Language, { title: string; content: string }>
  target: NoticeTarget
}

/** What most events use besides the inbox and the socket. */
export const onDevices: readonly MessageChannel[] = ['app', 'web', 'wechat']
export const onDevicesAndByMail: readonly MessageChannel[] = [...onDevices, 'mail']

type NoticeTexts = { title: string }

type NoticeDraft<Facts, Texts extends NoticeTexts> = {
  /** Unique among all features: `orders.refundApproved`. */
  event: string
  /** The bold line: what happened, in a few words without facts. Without one it is the name of the area. */
  headline?: Record<Language, string>
  kind: MessageKind
  /** The channels besides the inbox and the socket. */
  channels?: readonly MessageChannel[]
  isUrgent?: boolean
  text: Record<Language, Texts>
  say(text: Texts, facts: NoInfer<Facts>): string
  target?(facts: NoInfer<Facts>): NoticeTarget
  /** Facts to show the notice with, in the table of events and in tests; their type is that of all. */
  example: Facts
}

export type NoticeDefinition<Facts = unknown> = {
  event: string
  kind: MessageKind
  channels: readonly MessageChannel[]
  headline: Record<Language, string> | undefined
  example: Facts
  write(facts: Facts): Notice
}

const itself: NoticeTarget = { kind: 'richText', id: 0 }

/** An event of which somebody gets a message. Features list theirs in their manifest; `docs/messages.md` shows them all. */
export function defineNotice<Facts, Texts extends NoticeTexts>(
  draft: NoticeDraft<Facts, Texts>,
): NoticeDefinition<Facts> {
  const { event, headline, kind, channels = [], isUrgent = false, text, example } = draft
  return {
    event,
    kind,
    channels,
    headline,
    example,
    write(facts) {
      const now = new Date()
      const inLanguage = (language: Language) => ({
        title: headline?.[language] ?? text[language].title,
        content: sayTimes(hideNumbers(draft.say(text[language], facts)), now, language),
      })
      return {
        event,
        kind,
        channels,
        isUrgent,
        text: { zh: inLanguage('zh'), en: inLanguage('en') },
        target: draft.target?.(facts) ?? itself,
      }
    },
  }
}
