import { useQuery } from '@tanstack/react-query'
import { useLocation } from '#web/shell/navigation.ts'
import type { StudyProgress } from '#contract/meetings/study.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { certificatePaths } from '#web/paths/certificates.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { AwardIcon } from '#web/ui/icon/identity-icons.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { Conditions } from '../parts/conditions.tsx'
import { LiveQuestions } from '../parts/live-questions.tsx'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'
import './study-card.css'

type StudyCardProps = { meeting: { meeting_id: number; is_credit_meeting: number; is_offline: number } }

/** What a meeting requires for credit, and the user's progress; renders nothing when it requires nothing. */
export function StudyCard({ meeting }: StudyCardProps) {
  const login = useLoginState()
  const isMember = login.is === 'in'
  const progress = useQuery({ ...studyQueries.progress(meeting.meeting_id), enabled: isMember })
  const isCredit = meeting.is_credit_meeting === 1
  if (login.is === 'out') return isCredit ? <LogInFirst isOffline={meeting.is_offline === 1} /> : null
  // Credit always has conditions: their place is kept, so that nothing moves when they come.
  if (progress.isPending && isCredit) return <PendingProgress />
  if (!progress.data || progress.data.conditions.length === 0) return null
  return <Progress progress={progress.data} />
}

function PendingProgress() {
  const text = useText(studyText)
  return (
    <Section title={text.title}>
      <Skeleton shape="rows" count={3} />
    </Section>
  )
}

function Progress({ progress }: { progress: StudyProgress }) {
  const text = useText(studyText)
  const { timeOf } = useTimeText()
  return (
    <Section
      title={text.title}
      aside={progress.is_credit_meeting === 1 && <Tag kind="credit">{text.credit(progress.credit)}</Tag>}
    >
      <Conditions progress={progress} />
      {progress.is_finished === 0 && progress.is_revoked === 0 && (
        <LiveQuestions meetingId={progress.meeting_id} />
      )}
      {progress.certificate_number && (
        <ListRow
          before={<AwardIcon />}
          title={text.certificate}
          note={
            progress.is_revoked === 1
              ? text.revokedNote(progress.revoke_reason)
              : text.finishedAt(timeOf(progress.finished_at.slice(0, 10)))
          }
          href={certificatePaths.certificate(progress.certificate_number)}
        />
      )}
    </Section>
  )
}

function LogInFirst({ isOffline }: { isOffline: boolean }) {
  const text = useText(studyText)
  const place = useLocation()
  return (
    <Section title={text.title}>
      <div className="study-login">
        <p>{isOffline ? text.loginToSee : text.loginToCount}</p>
        <ButtonLink small href={loginPathFrom(place)}>
          {text.logIn}
        </ButtonLink>
      </div>
    </Section>
  )
}
