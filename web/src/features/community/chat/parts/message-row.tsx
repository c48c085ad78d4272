import type { ReactNode } from 'react'
import { chatLimits, everybody } from '#contract/community/chat.ts'
import type { ChatMessage, ChatQuote } from '#contract/community/chat.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { patientFilePaths } from '#web/paths/patient-files.ts'
import { countReaders } from '../live-messages.ts'
import { quoteText } from '../quote-text.ts'
import { chatText } from '../text.ts'
import type { ShownChat } from '../use-chat.ts'
import { VoicePlayer } from './voice-player.tsx'
import './chat-message.css'

type MessageRowProps = {
  message: ChatMessage
  chat: ShownChat
  now: number
  /** Somebody has looked for it. */
  isFound: boolean
  onQuote: ((message: ChatMessage) => void) | undefined
  onTarget: (messageId: number) => void
}

export function MessageRow({ message, chat, now, isFound, onQuote, onTarget }: MessageRowProps) {
  const text = useText(chatText)
  const language = useLanguage()
  const isOwn = message.userid === chat.ownId
  const name = message.truename || text.nameless
  const nameLang = useContentLang(name)
  if (message.kind === 'system')
    return <p className="chat-message-line">{language === 'en' ? message.content_en : message.content}</p>
  if (message.is_recalled === 1)
    return <p className="chat-message-line">{isOwn ? text.recalledOwn : text.recalled(name)}</p>
  return (
    <article
      className="chat-message"
      data-own={isOwn || undefined}
      data-message={message.message_id}
      data-found={isFound || undefined}
    >
      <Avatar src={message.photo} name="" size={36} />
      <div className="chat-message-body">
        <p className="chat-message-name">
          <span lang={nameLang}>{name}</span>
          {message.title && <span className="chat-message-title">{message.title}</span>}
        </p>
        {message.quote && <Quote quote={message.quote} onTarget={onTarget} />}
        <MessageContent message={message} chat={chat} name={name} />
        <p className="chat-message-foot">
          {isOwn && <OwnFoot message={message} chat={chat} now={now} />}
          {onQuote && (
            <Button variant="quiet" small onClick={() => onQuote(message)}>
              {text.quote}
            </Button>
          )}
        </p>
      </div>
    </article>
  )
}

function Quote({ quote, onTarget }: { quote: ChatQuote; onTarget: (messageId: number) => void }) {
  const text = useText(chatText)
  const line = quoteText(quote, text)
  return (
    <button
      type="button"
      className="chat-message-quote"
      title={text.toQuoted}
      onClick={() => onTarget(quote.message_id)}
    >
      {quote.truename || text.nameless}：{line}
    </button>
  )
}

type MessageContentProps = { message: ChatMessage; chat: ShownChat; name: string }

function MessageContent({ message, chat, name }: MessageContentProps) {
  const text = useText(chatText)
  const lang = useContentLang(message.content)
  const isNamed = message.mentions.includes(chat.ownId) || message.mentions.includes(everybody)
  if (message.kind === 'voice') return <VoicePlayer url={message.file_url} seconds={message.seconds} />
  if (message.kind === 'text')
    return (
      <p className="chat-message-bubble" lang={lang} data-named={isNamed || undefined}>
        {message.content}
      </p>
    )
  if (message.kind === 'picture')
    return (
      <a className="chat-message-picture" href={message.file_url} target="_blank" rel="noreferrer">
        <Picture src={message.file_url} alt={text.pictureOf(name)} width={750} ratio="4 / 3" />
      </a>
    )
  const isImage = message.file_name.toLowerCase().endsWith('.dcm')
  return (
    <a
      className="chat-message-bubble chat-message-file"
      href={isImage ? patientFilePaths.viewer(message.file_url, message.file_name) : message.file_url}
      target="_blank"
      rel="noreferrer"
    >
      <span className="chat-message-file-name">{message.file_name}</span>
      <span className="chat-message-file-size">
        {separated([fileSize(message.file_size), isImage && text.openImage])}
      </span>
    </a>
  )
}

/** Who has read it; and for two minutes, the way to take it back. */
function OwnFoot({ message, chat, now }: Pick<MessageRowProps, 'message' | 'chat' | 'now'>) {
  const text = useText(chatText)
  const others = chat.members.filter(({ userid }) => userid !== chat.ownId).length
  const readers = countReaders(message, chat.members, chat.live)
  const mayRecall = now - message.created_ms < chatLimits.recallMs

  async function recall() {
    if (await confirm({ title: text.recallAsk, text: text.recallText, yes: text.recall }))
      await chat.recall(message)
  }

  return (
    <>
      {mayRecall && (
        <Button variant="quiet" small onClick={recall}>
          {text.recall}
        </Button>
      )}
      {others > 0 && <span>{readText(readers, others, text)}</span>}
    </>
  )
}

function readText(readers: number, others: number, text: (typeof chatText)['zh']): ReactNode {
  if (readers === 0) return text.notRead
  return others === 1 ? text.read : text.readBy(readers, others)
}
