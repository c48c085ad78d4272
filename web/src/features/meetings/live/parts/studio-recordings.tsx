import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { liveFailures } from '#contract/meetings/live.ts'
import type { LiveRecording, Studio } from '#contract/meetings/live.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { liveMutations } from '../mutations.ts'
import { liveText } from '../text.ts'

/** The recordings: nobody else sees them before they are published. */
export function StudioRecordings({ studio }: { studio: Studio }) {
  const text = useText(liveText)
  return (
    <Section title={text.recordings}>
      {studio.has_ffmpeg === 0 && <p className="studio-body studio-note">{text.staysFlv}</p>}
      {studio.recordings.length === 0 && <ListState status="empty" emptyText={text.noRecordings} inline />}
      <ul className="studio-body studio-recordings">
        {studio.recordings.map((recording) => (
          <li key={recording.l_r_id}>
            <Recording studio={studio} recording={recording} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Recording({ studio, recording }: { studio: Studio; recording: LiveRecording }) {
  const text = useText(liveText)
  const { timeOf } = useTimeText()
  const client = useQueryClient()
  const [name, setName] = useState(recording.palybackname)
  const [isOpen, setIsOpen] = useState(false)
  const [isForcing, setForcing] = useState(false)
  const isPublished = recording.is_published === 1

  async function publish(isOn: boolean, reason?: string) {
    try {
      await liveMutations.publish({ l_r_id: recording.l_r_id, type: isOn, name, ...(reason && { reason }) })
    } catch (error) {
      if (!isUnapproved(error)) throw error
      setForcing(true)
      return
    }
    setForcing(false)
    toast(isOn ? text.publishedToast : text.unpublishedToast, 'success')
  }

  return (
    <>
      <p className="studio-recording-facts">
        <Tag kind={isPublished ? 'credit' : 'notice'}>{isPublished ? text.published : text.beingEdited}</Tag>
        <span>{durationText(recording.seconds)}</span>
        <span>{timeOf(recording.created_time)}</span>
      </p>
      <Field label={text.name} value={name} onValue={setName} maxLength={60} />
      <div className="studio-actions">
        <Button onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {text.look}
        </Button>
        <Button variant={isPublished ? 'plain' : 'primary'} onClick={() => publish(!isPublished)}>
          {isPublished ? text.unpublish : text.publish}
        </Button>
      </div>
      {isOpen && (
        <Player
          sources={sourcesOf(recording.palybackurl)}
          poster={studio.cover}
          title={recording.palybackname}
          onStale={() => invalidateTags(client, 'recordings')}
        />
      )}
      <ReasonSheet
        open={isForcing}
        onClose={() => setForcing(false)}
        onSend={(reason) => publish(true, reason)}
        text={text.force}
      />
    </>
  )
}

/** The lecturer has not agreed; the organiser may go on with a reason. */
const isUnapproved = (error: unknown) =>
  error instanceof CallFailure && error.status === liveFailures.unapproved.status
