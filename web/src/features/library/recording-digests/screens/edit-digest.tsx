import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { editDigestText } from '../edit-text.ts'
import { digestMutations } from '../mutations.ts'
import { EditBody } from '../parts/edit-body.tsx'
import { ShownDigest } from '../parts/shown-digest.tsx'
import { digestQueries } from '../queries.ts'
import '../parts/edit-digest.css'

/** The digest of a recording, for its lecturers and editors. */
export function EditDigest() {
  const recordingId = useQueryId('recording_id')
  const draft = useQuery(digestQueries.draft(recordingId))
  const [generation, setGeneration] = useState(0)
  const readAgain = () => void draft.refetch().then(() => setGeneration((one) => one + 1))
  return (
    <DetailScreen detail={draft} nameOf={({ title }) => title}>
      {(shown) => (
        <>
          <Headline title={shown.title} />
          {shown.state === 'none' && <NotBegun draft={shown} />}
          {shown.state === 'draft' && <EditBody key={generation} draft={shown} onOutdated={readAgain} />}
          {shown.state === 'released' && <Released draft={shown} />}
        </>
      )}
    </DetailScreen>
  )
}

function NotBegun({ draft: { recording_id, meeting_id, has_captions } }: { draft: DigestDraft }) {
  const text = useText(editDigestText)
  return (
    <ListState
      status="note"
      emptyText={has_captions === 1 ? text.notBegun : text.noCaptions}
      emptyAction={
        has_captions === 1 ? (
          <Button variant="primary" onClick={() => digestMutations.begin({ recording_id })}>
            {text.begin}
          </Button>
        ) : (
          <ButtonLink href={digestPaths.digest(meeting_id, recording_id)}>{text.toRecording}</ButtonLink>
        )
      }
    />
  )
}

function Released({ draft }: { draft: DigestDraft }) {
  const text = useText(editDigestText)
  const { recording_id, meeting_id, revision } = draft
  async function takeBack() {
    await digestMutations.release({ recording_id, revision, type: false })
    toast(text.takenBack)
  }
  return (
    <>
      <p className="edit-digest-note">{text.isReleased}</p>
      <ShownDigest digest={draft} />
      <div className="edit-digest-foot">
        <ButtonLink block href={digestPaths.digest(meeting_id, recording_id)}>
          {text.toRecording}
        </ButtonLink>
        <Button block onClick={takeBack}>
          {text.takeBack}
        </Button>
      </div>
    </>
  )
}
