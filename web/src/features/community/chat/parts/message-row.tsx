import type { ReactNode } from 'react'
import { chatLimits } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { countReaders } from '../live-messages.ts'
import { chatText } from '../text.ts'
import type { ShownChat } from '../use-chat.ts'
import './message-row.css'

type MessageRowProps = { message: ChatMessage; chat: ShownChat; now: number }

export function MessageRow({ message, chat, now }: MessageRowProps) {
  const text = useText(chatText)
  const language = useLanguage()
  const isOwn = message.userid === chat.ownId
  const name = message.truename || text.nameless
  const nameLang = useContentLang(name)
  if (message.kind === 'system')
    return <p className="message-row-line">{language === 'en' ? message.content_en : message.content}</p>
  if (message.is_recalled === 1)
    return <p className="message-row-line">{isOwn ? text.recalledOwn : text.recalled(name)}</p>
  return (
    <article className="message-row" data-own={isOwn || undefined}>
      <Avatar src={message.photo} name="" size={36} />
      <div className="message-row-body">
        <p className="message-row-name">
          <span lang={nameLang}>{name}</span>
          {message.title && <span className="message-row-title">{message.title}</span>}
        </p>
        <MessageContent message={message} name={name} />
        {isOwn && <OwnFoot message={message} chat={chat} now={now} />}
      </div>
    </article>
  )
}

function MessageContent({ message, name }: { message: ChatMessage; name: string }) {
  const text = useText(chatText)
  const lang = useContentLang(message.content)
  if (message.kind === 'text')
    return (
      <p className="message-row-bubble" lang={lang}>
        {message.content}
      </p>
    )
  if (message.kind === 'picture')
    return (
      <a className="message-row-picture" href={message.file_url} target="_blank" rel="noreferrer">
        <Picture src={message.file_url} alt={text.pictureOf(name)} width={750} ratio="4 / 3" />
      </a>
    )
  return (
    <a
      className="message-row-bubble message-row-file"
      href={message.file_url}
      target="_blank"
      rel="noreferrer"
    >
      <span className="message-row-file-name">{message.file_name}</span>
      <span className="message-row-file-size">{fileSize(message.file_size)}</span>
    </a>
  )
}

/** Who has read it; and for two minutes, the way to take it back. */
function OwnFoot({ message, chat, now }: MessageRowProps) {
  const text = useText(chatText)
  const others = chat.members.filter(({ userid }) => userid !== chat.ownId).length
  const readers = countReaders(message, chat.members, chat.live)
  const mayRecall = now - message.created_ms < chatLimits.recallMs

  async function recall() {
    if (await confirm({ title: text.recallAsk, text: text.recallText, yes: text.recall }))
      await chat.recall(message)
  }

  return (
    <p className="message-row-foot">
      {mayRecall && (
        <Button variant="quiet" small onClick={recall}>
          {text.recall}
        </Button>
      )}
      {others > 0 && <span>{readText(readers, others, text)}</span>}
    </p>
  )
}

function readText(readers: number, others: number, text: (typeof chatText)['zh']): ReactNode {
  if (readers === 0) return text.notRead
  return others === 1 ? text.read : text.readBy(readers, others)
}
