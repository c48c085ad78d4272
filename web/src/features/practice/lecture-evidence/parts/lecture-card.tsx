import type { SponsoredLecture } from '#contract/practice/lecture-evidence.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { lectureEvidenceText } from '../text.ts'
import './lecture-card.css'

/** A lecture as its sponsor sees it: who spoke, when, and what is known of it. */
export function LectureCard({ lecture }: { lecture: SponsoredLecture }) {
  const text = useText(lectureEvidenceText)
  const { figures, is_complete } = lecture
  const shown: [number, string][] = [
    [figures.live_minutes, text.figureNames.live_minutes],
    [figures.most_viewers, text.figureNames.most_viewers],
    [figures.pictures, text.figureNames.pictures],
    [figures.slides, text.figureNames.slides],
  ]
  return (
    <article className="lecture-card">
      <div className="lecture-card-head">
        <h2 className="lecture-card-title">
          <Link href={meetingPaths.playback(lecture.meeting_id)}>{lecture.meeting_title}</Link>
        </h2>
        <Tag kind={is_complete === 1 ? 'credit' : 'notice'}>{text.states[is_complete]}</Tag>
      </div>
      <p className="lecture-card-line">{separated([lecture.guest_name, lecture.guest_hospital_name])}</p>
      <p className="lecture-card-line">{text.time(lecture.begin_time, lecture.end_time)}</p>
      <dl className="lecture-card-figures">
        {shown.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
