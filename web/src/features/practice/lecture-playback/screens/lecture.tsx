import { useQuery } from '@tanstack/react-query'
import type { Lecture } from '#contract/practice/lecture-playback.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { EvidenceCard } from '#web/features/practice/lecture-evidence/cards/evidence-card.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { RecordingApproval } from '../parts/recording-approval.tsx'
import { lecturePlaybackQueries } from '../queries.ts'
import { lecturePlaybackText } from '../text.ts'

/** What came of a lecture. */
export const LectureScreen = () => <ExpertScreen>{(sheet) => <LectureOfSheet sheet={sheet} />}</ExpertScreen>

function LectureOfSheet({ sheet }: { sheet: SheetAddress }) {
  const text = useText(lecturePlaybackText)
  const lecture = useQuery(lecturePlaybackQueries.lecture(sheet))
  return (
    <SheetDetail sheet={sheet} detail={lecture}>
      {(shown) => (
        <>
          <Headline title={shown.meeting_title} />
          {shown.is_over === 1 ? (
            <LectureBody sheet={sheet} lecture={shown} />
          ) : (
            <ListState status="note" emptyText={text.notOver} />
          )}
        </>
      )}
    </SheetDetail>
  )
}

function LectureBody({ sheet, lecture }: { sheet: SheetAddress; lecture: Lecture }) {
  const text = useText(lecturePlaybackText)
  const { timeOf } = useTimeText()
  return (
    <>
      <Section title={text.recordings}>
        {lecture.recordings.length === 0 && <ListState status="empty" inline emptyText={text.noRecordings} />}
        {lecture.recordings.map((recording) => (
          <RecordingApproval key={recording.recording_id} sheet={sheet} recording={recording} />
        ))}
      </Section>
      <Section title={text.audience}>
        <ListRow title={text.notes(lecture.note_count)} />
        {lecture.questions.length === 0 && <ListState status="empty" inline emptyText={text.noQuestions} />}
        {lecture.questions.map((question) => (
          <ListRow
            key={question.comment_id}
            title={question.content}
            note={timeOf(question.create_time)}
            after={question.at_seconds >= 0 && durationText(question.at_seconds)}
          />
        ))}
      </Section>
      <EvidenceCard sheet={sheet} />
      <Section title={text.letter}>
        <ListRow
          title={text.letterNote}
          after={
            <Link href={lecture.letter_url} target="_blank">
              {text.open}
            </Link>
          }
        />
      </Section>
    </>
  )
}
