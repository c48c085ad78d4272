import { useId, useState } from 'react'
import { isBlank } from '#contract/community/comments.ts'
import { danmakuLimits } from '#contract/meetings/danmaku.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { commentMutations } from '#web/features/community/comments/mutations.ts'
import { ownComments } from '#web/features/community/comments/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { SlidersIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { danmakuText } from '../text.ts'
import type { DanmakuRoom } from '../use-danmaku.ts'
import { DanmakuSettings } from './danmaku-settings.tsx'
import { DanmakuToggle } from './danmaku-toggle.tsx'

/** Shown below the picture: the on/off switch, the appearance settings and the input. */
export function DanmakuBar({ room }: { room: DanmakuRoom }) {
  const text = useText(danmakuText)
  const loginFirst = useLoginFirst()
  const id = useId()
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)

  async function send() {
    if (loginFirst()) return
    if (isBlank(content)) return setError(text.empty)
    if (characterCount(content.trim()) > danmakuLimits.length)
      return setError(text.tooLong(danmakuLimits.length))
    try {
      const written = await commentMutations.write(fieldsOf(room, content))
      setContent('')
      setError(undefined)
      ownComments.emit('written', written)
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  return (
    <>
      <form className="danmaku-bar" aria-label={text.write} onSubmit={(event) => event.preventDefault()}>
        <DanmakuToggle />
        <IconButton
          label={text.settings}
          icon={<SlidersIcon />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
        <input
          className="danmaku-input"
          aria-label={text.write}
          placeholder={text.prompt}
          enterKeyHint="send"
          autoComplete="off"
          value={content}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => {
            setContent(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="primary" small softDisabled={isBlank(content)} onClick={send}>
          {text.send}
        </Button>
      </form>
      {error && (
        <p id={id} className="danmaku-error" role="alert">
          {error}
        </p>
      )}
      <DanmakuSettings open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function fieldsOf(room: DanmakuRoom, content: string) {
  const query = new URLSearchParams(location.search)
  return {
    item_type: 'meeting' as const,
    item_id: room.meetingId,
    schedule_id: 0,
    content,
    play_time: Math.round(room.second() * 1000) / 1000,
    ...(room.recordingId > 0 && { l_r_id: room.recordingId }),
    enterprisePlat: query.has('pf'),
    uid: query.get('uid') ?? '',
  }
}
