import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { chatLimits } from '#contract/community/chat.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { createKeptText, tabArea } from '#web/platform/kept.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CameraIcon, PaperclipIcon } from '#web/ui/icon/media-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { Outbox } from '../outbox.ts'
import { chatText } from '../text.ts'

const pictureTypes = 'image/jpeg,image/png,image/webp'
const fileTypes = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx'

/** Where members write. What is written and not sent survives a reload. */
export function ChatComposer({ groupId, outbox }: { groupId: number; outbox: Outbox }) {
  const text = useText(chatText)
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
    void outbox.add('text', content.trim())
    change('')
    input.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    // Enter also confirms what an input method suggests; on touch keyboards it starts a new line.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSending || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  return (
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
      <FileButton kind="file" label={text.file} accept={fileTypes} icon={<PaperclipIcon />} outbox={outbox} />
      <textarea
        ref={input}
        className="chat-composer-input"
        rows={1}
        aria-label={text.write}
        placeholder={text.writePrompt}
        value={content}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="primary" softDisabled={isEmpty}>
        {text.send}
      </Button>
    </form>
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
    for (const file of target.files ?? []) void outbox.add(kind, '', file)
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
