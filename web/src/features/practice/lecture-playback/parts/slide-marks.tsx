import { useRef, useState } from 'react'
import { playbackLimits } from '#contract/practice/lecture-playback.ts'
import type { LectureRecording } from '#contract/practice/lecture-playback.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import type { PlayerHandle } from '#web/features/meetings/player/state.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { lecturePlaybackMutations } from '../mutations.ts'
import { lecturePlaybackText } from '../text.ts'
import './slide-marks.css'

type SlideMarksProps = { sheet: SheetAddress; recording: LectureRecording; onSaved: () => void }

/** Marks, while the recording plays, where pages of the slides begin. */
export function SlideMarks({ sheet, recording, onSaved }: SlideMarksProps) {
  const text = useText(lecturePlaybackText)
  const [marks, setMarks] = useState(recording.marks)
  const [page, setPage] = useState(String((recording.marks.at(-1)?.page ?? 0) + 1))
  const [second, setSecond] = useState(0)
  // The list is read again when something is saved, which signs every address again.
  const [address] = useState(recording.address)
  const player = useRef<PlayerHandle>(null)
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0

  function mark() {
    const others = marks.filter((one) => one.page !== number)
    setMarks([...others, { page: number, second }].toSorted((a, b) => a.page - b.page))
    setPage(String(number + 1))
  }

  async function save() {
    await lecturePlaybackMutations.mark({ ...sheet, recording_id: recording.recording_id, marks })
    toast(text.saved, 'success')
    onSaved()
  }

  return (
    <div className="slide-marks">
      <p className="field-note">{text.marksNote}</p>
      <Player
        ref={player}
        sources={sourcesOf(address, [])}
        poster=""
        title={recording.name}
        onTime={(at) => setSecond(Math.floor(at))}
      />
      <div className="slide-marks-add">
        <Field label={text.page} inputMode="numeric" value={page} onValue={setPage} />
        <Button disabled={number === 0 || marks.length >= playbackLimits.marks} onClick={mark}>
          {text.markPage(number || 1, durationText(second))}
        </Button>
      </div>
      {marks.length === 0 && <ListState status="empty" inline emptyText={text.noMarks} />}
      <ul>
        {marks.map((one) => (
          <li key={one.page} className="slide-marks-row">
            {text.markedPage(one.page)}
            <Button
              small
              variant="quiet"
              aria-label={text.playMark(durationText(one.second))}
              onClick={() => player.current?.playFrom(one.second)}
            >
              {durationText(one.second)}
            </Button>
            <IconButton
              label={text.removeMark(one.page)}
              icon={<CloseIcon size="small" />}
              onClick={() => setMarks(marks.filter(({ page }) => page !== one.page))}
            />
          </li>
        ))}
      </ul>
      <Button variant="primary" block onClick={save}>
        {text.saveMarks}
      </Button>
    </div>
  )
}
