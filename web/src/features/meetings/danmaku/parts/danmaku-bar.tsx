import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { commentLimits, isBlank } from '#contract/community/comments.ts'
import { danmakuLimits } from '#contract/meetings/danmaku.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { commentMutations } from '#web/features/community/comments/mutations.ts'
import { ownComments } from '#web/features/community/comments/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { SlidersIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { danmakuText } from '../text.ts'
import type { DanmakuRoom } from '../use-danmaku.ts'
import { DanmakuSettings } from '../cards/danmaku-settings.tsx'
import { DanmakuToggle } from './danmaku-toggle.tsx'

type Moment = ReturnType<DanmakuRoom['moment']>

type DanmakuBarProps = {
  room: DanmakuRoom
  /** Below the picture, over it while it fills the screen, or at the bottom of the page. */
  place: 'below' | 'over' | 'bottom'
  /** Instead of the usual words in the empty field. */
  prompt?: string | undefined
  /** Shown beside the field while nothing is written. */
  aside?: ReactNode
}

/**
 * The on/off switch, the appearance settings and the input. During a broadcast everything written is a message of the
 * chat as well; what is too long to be read in passing is only that.
 */
export function DanmakuBar({ room, place, prompt, aside }: DanmakuBarProps) {
  const text = useText(danmakuText)
  const most = room.isLive ? commentLimits.length : danmakuLimits.length
  const id = useId()
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)

  const write = useMemberAction(
    `danmaku:${place}:${room.meetingId}:${room.recordingId}`,
    async ({ content, moment }: { content: string; moment: Moment }, { isAfterLogin }) => {
      setContent(content)
      try {
        const written = await commentMutations.write(fieldsOf(room, content, moment))
        setContent('')
        setError(undefined)
        ownComments.emit('written', written)
        // The video has not begun to play again, so that nothing else shows it.
        if (isAfterLogin) toast(room.isLive ? text.chatSent : text.sent, 'success')
      } catch (failure) {
        if (failure instanceof CallFailure) setError(failure.message)
      }
    },
  )

  async function send() {
    if (isBlank(content)) return setError(room.isLive ? text.chatEmpty : text.empty)
    if (characterCount(content.trim()) > most)
      return setError(room.isLive ? text.chatTooLong(most) : text.tooLong(most))
    return write({ content, moment: room.moment() })
  }

  const label = room.isLive ? text.chat : text.write
  const hasAside = aside !== undefined && content === ''
  return (
    <>
      <form
        className="danmaku-bar"
        data-place={place}
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        <DanmakuToggle />
        {place === 'below' && (
          <IconButton
            label={text.settings}
            icon={<SlidersIcon />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          />
        )}
        <input
          className="danmaku-input"
          aria-label={label}
          placeholder={prompt ?? (room.isLive ? text.chatPrompt : text.prompt)}
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
        {/* Enter sends by this button, so it is there before anything is written. */}
        <span className={hasAside ? 'visually-hidden' : undefined}>
          <Button
            type="submit"
            variant="primary"
            small
            softDisabled={isBlank(content)}
            tabIndex={hasAside ? -1 : undefined}
            onClick={send}
          >
            {text.send}
          </Button>
        </span>
        {hasAside && aside}
        {error && place !== 'below' && <Fault id={id} words={error} />}
      </form>
      {error && place === 'below' && <Fault id={id} words={error} />}
      <DanmakuSettings open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const Fault = ({ id, words }: { id: string; words: string }) => (
  <p id={id} className="danmaku-error" role="alert">
    {words}
  </p>
)

function fieldsOf(room: DanmakuRoom, content: string, moment: Moment) {
  const query = new URLSearchParams(location.search)
  return {
    item_type: 'meeting' as const,
    item_id: room.meetingId,
    schedule_id: room.scheduleId,
    content,
    ...moment,
    is_danmaku: characterCount(content.trim()) <= danmakuLimits.length,
    enterprisePlat: query.has('pf'),
    uid: query.get('uid') ?? '',
  }
}
