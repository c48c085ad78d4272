import { useQuery } from '@tanstack/react-query'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ShownDigest } from '../parts/shown-digest.tsx'
import { digestQueries } from '../queries.ts'
import { digestText } from '../text.ts'

type RecordingDigestProps = { meetingId: number; recordingId: number; onGo: (second: number) => void }

/** A recording in five minutes of reading; nothing while it is not released, save for those who may release it. */
export function RecordingDigest({ meetingId, recordingId, onGo }: RecordingDigestProps) {
  const text = useText(digestText)
  const { data } = useQuery(digestQueries.digest(meetingId, recordingId))
  if (!data || (data.is_released === 0 && data.may_edit === 0)) return null
  const isReleased = data.is_released === 1
  return (
    <Section
      title={text.title}
      aside={
        data.may_edit === 1 && (
          <Link href={digestPaths.edit(recordingId)}>{isReleased ? text.edit : text.check}</Link>
        )
      }
    >
      {isReleased ? (
        <ShownDigest digest={data} onGo={onGo} />
      ) : (
        <p className="shown-digest-note">{text.waiting}</p>
      )}
    </Section>
  )
}
