import { studyPaths } from '#web/paths/study.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { studyText } from '../text.ts'

/** Leads those who hold a meeting to the questions that its viewers are asked afterwards. */
export function LiveQuestionsRow({ meetingId }: { meetingId: number }) {
  const text = useText(studyText)
  return <ListRow title={text.bankLink} note={text.bankLinkNote} href={studyPaths.liveQuestions(meetingId)} />
}
