import { useState } from 'react'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import type { LectureRecording } from '#contract/practice/lecture-playback.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { lecturePlaybackMutations } from '../mutations.ts'
import { lecturePlaybackText } from '../text.ts'
import { SlideMarks } from './slide-marks.tsx'
import './recording-approval.css'

/** A recording that the expert lets be published, or not. */
export function RecordingApproval({
  sheet,
  recording,
}: {
  sheet: SheetAddress
  recording: LectureRecording
}) {
  const text = useText(lecturePlaybackText)
  const [isRefusing, setRefusing] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const { status } = recording
  const isPublished = recording.is_published === 1

  async function decide(type: boolean, reason: string) {
    const decision = { ...sheet, recording_id: recording.recording_id, type, reason }
    const answer = await withProof({ sheet, scene: 'confirm' }, (code) =>
      lecturePlaybackMutations.approve({ ...decision, code }),
    )
    if (!answer) return
    setRefusing(false)
    toast(text.saved, 'success')
  }

  return (
    <div className="recording-approval">
      <ListRow
        title={recording.name}
        note={separated([
          text.minutes(Math.ceil(recording.seconds / 60)),
          recording.reason,
          recording.publish_reason && text.publishedBecause(recording.publish_reason),
        ])}
        after={
          <Tag kind={isPublished || status === approvalStates.approved ? 'credit' : 'notice'}>
            {isPublished ? text.published : text.states[status]}
          </Tag>
        }
      />
      <div className="recording-approval-tools">
        <Link href={recording.address} target="_blank">
          {text.watch}
        </Link>
        {recording.has_slides === 1 && (
          <Button small onClick={() => setMarking(true)}>
            {text.markSlides}
          </Button>
        )}
        {!isPublished && status !== approvalStates.refused && (
          <Button small onClick={() => setRefusing(true)}>
            {text.refuse}
          </Button>
        )}
        {!isPublished && status !== approvalStates.approved && (
          <Button small variant="primary" onClick={() => decide(true, '')}>
            {text.approve}
          </Button>
        )}
      </div>
      <Sheet open={isMarking} onClose={() => setMarking(false)} title={text.markSlides}>
        <SlideMarks sheet={sheet} recording={recording} onSaved={() => setMarking(false)} />
      </Sheet>
      <ReasonSheet
        open={isRefusing}
        onClose={() => setRefusing(false)}
        onSend={(reason) => decide(false, reason)}
        text={{ ...text, title: text.refuseTitle, hint: text.reasonHint, missing: text.reasonMissing }}
      />
    </div>
  )
}
