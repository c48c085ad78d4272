import { useState } from 'react'
import type { Video } from '#contract/library/videos.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { withCue, withoutCue, writeVtt } from '../caption-cues.ts'
import type { Cue } from '../caption-cues.ts'
import { workText } from '../text.ts'
import './caption-typing.css'

type CaptionTypingProps = {
  video: Video
  open: boolean
  onClose: () => void
  /** Resolves with whether it was saved. */
  onSave: (file: File) => Promise<boolean>
}

/** Types captions line by line while the video plays; each begins where the player is. */
export function CaptionTyping({ video, open, onClose, onSave }: CaptionTypingProps) {
  const text = useText(workText)
  const [cues, setCues] = useState<Cue[]>([])
  const [second, setSecond] = useState(0)
  const isEmpty = cues.every(({ words }) => words.trim() === '')

  async function save() {
    const file = new File([writeVtt(cues)], 'captions.vtt', { type: 'text/vtt' })
    if (await onSave(file)) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.typing}
      foot={
        <Button variant="primary" block disabled={isEmpty} onClick={save}>
          {text.saveCaption}
        </Button>
      }
    >
      <div className="caption-typing">
        <Player
          sources={sourcesOf(video.address, [])}
          poster={video.cover}
          title={video.file_name}
          onTime={(at) => setSecond(Math.floor(at))}
        />
        <Button onClick={() => setCues((old) => withCue(old, { second, words: '' }))}>
          {text.addCue(durationText(second))}
        </Button>
        {cues.length === 0 && <p className="field-note">{text.noCues}</p>}
        <ul className="caption-typing-rows">
          {cues.map((cue) => (
            <li key={cue.second} className="caption-typing-row">
              <Field
                label={text.cue(durationText(cue.second))}
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
      </div>
    </Sheet>
  )
}
