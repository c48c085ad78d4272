import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Video } from '#contract/library/videos.ts'
import type { CaptionItem } from '#contract/wire/video.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import type { PlayerHandle } from '#web/features/meetings/player/state.ts'
import { transcriptQueries } from '#web/features/meetings/transcript/queries.ts'
import type { Cue } from '#web/features/meetings/transcript/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { withCue, withoutCue, writeVtt } from '../caption-cues.ts'
import { authoringText } from '../text.ts'
import './caption-typing.css'

type CaptionTypingProps = {
  video: Video
  /** The captions to be changed; undefined where there are none in this language. */
  known: CaptionItem | undefined
  onSave: (file: File) => Promise<void>
}

/** Types captions beside the player, or changes those that there are. */
export function CaptionTyping({ video, known, onSave }: CaptionTypingProps) {
  const text = useText(authoringText)
  const file = useQuery({ ...transcriptQueries.lines(known?.address ?? ''), enabled: known !== undefined })
  if (!known) return <CaptionForm video={video} initial={[]} onSave={onSave} />
  if (file.data === undefined)
    return (
      <ListState
        status={file.isError ? 'error' : 'loading'}
        inline
        errorText={text.captionsUnread}
        onRetry={() => file.refetch()}
      />
    )
  return <CaptionForm video={video} initial={file.data} onSave={onSave} />
}

type CaptionFormProps = { video: Video; initial: Cue[]; onSave: (file: File) => Promise<void> }

const mostWords = 200

/** Line by line while the video plays; each begins where the player is, and leads back there. */
function CaptionForm({ video, initial, onSave }: CaptionFormProps) {
  const text = useText(authoringText)
  const [cues, setCues] = useState(initial)
  const [second, setSecond] = useState(0)
  const player = useRef<PlayerHandle>(null)
  const isEmpty = cues.every(({ words }) => words.trim() === '')
  return (
    <div className="caption-typing">
      <div className="caption-typing-player">
        <Player
          ref={player}
          sources={sourcesOf(video.address, [])}
          poster={video.cover}
          title={video.file_name}
          onTime={(at) => setSecond(Math.floor(at))}
        />
        <Button onClick={() => setCues((old) => withNewCue(old, second))}>
          {text.addCue(durationText(second))}
        </Button>
      </div>
      {cues.length === 0 && <p className="field-note">{text.noCues}</p>}
      <ul className="caption-typing-rows">
        {cues.map((cue) => (
          <li key={cue.second} className="caption-typing-row">
            <Button
              small
              variant="quiet"
              aria-label={text.playCue(durationText(cue.second))}
              onClick={() => {
                player.current?.playFrom(cue.second)
                player.current?.show()
              }}
            >
              {durationText(cue.second)}
            </Button>
            <TextArea
              label={text.cue(durationText(cue.second))}
              hideLabel
              rows={2}
              most={mostWords}
              value={cue.words}
              onValue={(words) => setCues((old) => withCue(old, { ...cue, words }))}
            />
            <IconButton
              label={text.removeCue(durationText(cue.second))}
              icon={<CloseIcon size="small" />}
              onClick={() => setCues((old) => withoutCue(old, cue.second))}
            />
          </li>
        ))}
      </ul>
      <div className="caption-typing-save">
        <Button
          variant="primary"
          block
          disabled={isEmpty}
          onClick={() => onSave(new File([writeVtt(cues)], 'captions.vtt', { type: 'text/vtt' }))}
        >
          {text.saveCaption}
        </Button>
      </div>
    </div>
  )
}

/** A second that has a line already keeps it. */
const withNewCue = (cues: Cue[], second: number): Cue[] =>
  cues.some((cue) => cue.second === second) ? cues : withCue(cues, { second, words: '' })
