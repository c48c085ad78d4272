import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { chatLimits } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { createKeptText, tabArea } from '#web/platform/kept.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon, PaperclipIcon } from '#web/ui/icon/media-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { asksForName, keptMentions, mentionable, withMention } from '../mentions.ts'
import type { Mention } from '../mentions.ts'
import type { Outbox } from '../outbox.ts'
import { quoteText } from '../quote-text.ts'
import { chatText } from '../text.ts'
import type { ShownChat } from '../use-chat.ts'
import type { Recording } from '../voice-recorder.ts'
import { VoiceButton } from './voice-button.tsx'

const pictureTypes = 'image/jpeg,image/png,image/webp'
const fileTypes = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.dcm'

type ChatComposerProps = {
  groupId: number
  chat: ShownChat
  /** The message that is answered. */
  quoted: ChatMessage | undefined
  onQuoted: (message: ChatMessage | undefined) => void
}

/** Where members write. What is written and not sent survives a reload. */
export function ChatComposer({ groupId, chat, quoted, onQuoted }: ChatComposerProps) {
  const { outbox } = chat
  const text = useText(chatText)
  const [named, setNamed] = useState<readonly Mention[]>([])
  const [isNaming, setIsNaming] = useState(false)
  const [draft] = useState(() => createKeptText(tabArea, `chat_draft_${groupId}`))
  const [content, setContent] = useState(() => draft.get())
  const input = useRef<HTMLTextAreaElement>(null)
  const isEmpty = content.trim() === ''

  function change(next: string) {
    setContent(next)
    draft.set(next)
  }

  function send() {
    if (isEmpty) return
    if (characterCount(content.trim()) > chatLimits.textLength) return toast(text.tooLong, 'failure')
    const mentions = keptMentions(content, named)
    const parts = { ...quoteOf(), ...(mentions.length > 0 && { mentions }) }
    void outbox.add('text', content.trim(), { parts })
    onQuoted(undefined)
    setNamed([])
    change('')
    input.current?.focus()
  }

  const quoteOf = () => (quoted ? { quoteId: quoted.message_id } : {})

  function type(next: string) {
    change(next)
    // An @ that is deleted back to asks nobody.
    if (next.length > content.length && asksForName(next)) setIsNaming(true)
  }

  function name(mention: Mention) {
    change(withMention(content, mention))
    setNamed([...named, mention])
    setIsNaming(false)
    input.current?.focus()
  }

  function sendVoice({ file, seconds }: Recording) {
    void outbox.add('voice', '', { file, parts: { seconds, ...quoteOf() } })
    onQuoted(undefined)
  }

  function handleKey(event: KeyboardEvent) {
    // Enter also confirms what an input method suggests; on touch keyboards it starts a new line.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSending || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  return (
    <>
      {quoted && (
        <div className="chat-quoting">
          <p>
            {text.quoting(quoted.truename || text.nameless)}：{quoteText(quoted, text)}
          </p>
          <IconButton
            label={text.endQuote}
            icon={<CloseIcon size="small" />}
            onClick={() => onQuoted(undefined)}
          />
        </div>
      )}
      <form
        className="chat-composer"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FileButton
          kind="picture"
          label={text.picture}
          accept={pictureTypes}
          icon={<CameraIcon />}
          outbox={outbox}
        />
        <VoiceButton onRecorded={sendVoice} />
        <FileButton
          kind="file"
          label={text.file}
          accept={fileTypes}
          icon={<PaperclipIcon />}
          outbox={outbox}
        />
        <textarea
          ref={input}
          className="chat-composer-input"
          rows={1}
          aria-label={text.write}
          placeholder={text.writePrompt}
          value={content}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button type="submit" variant="primary" softDisabled={isEmpty}>
          {text.send}
        </Button>
      </form>
      <Sheet open={isNaming} onClose={() => setIsNaming(false)} title={text.mention} flush>
        {mentionable(chat.members, chat.ownId, text.everybody).map((mention) => (
          <ListRow key={mention.userid} title={mention.name} onClick={() => name(mention)} />
        ))}
      </Sheet>
    </>
  )
}

type FileButtonProps = {
  kind: 'picture' | 'file'
  label: string
  accept: string
  icon: ReactNode
  outbox: Outbox
}

function FileButton({ kind, label, accept, icon, outbox }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const file of target.files ?? []) void outbox.add(kind, '', { file })
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <>
      <IconButton label={label} icon={icon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={choose}
        data-kind={kind}
        aria-label={label}
      />
    </>
  )
}
