import type { Condition, StudyProgress } from '#contract/meetings/study.ts'
import { checkinPaths } from '#web/paths/checkin.ts'
import { CheckInButton } from '#web/features/meetings/checkin/cards/check-in-button.tsx'
import { examPaths } from '#web/paths/exams.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { AlertIcon, CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { studyText } from '../text.ts'
import './conditions.css'

type Text = (typeof studyText)['zh']

const icons = { met: CheckIcon, unmet: ClockIcon, waiting: ClockIcon, failed: AlertIcon }

const stateWords = (text: Text): Record<Condition['state'], string> => ({
  met: text.isMet,
  unmet: text.isUnmet,
  waiting: text.isWaiting,
  failed: text.isFailed,
})

function note({ kind, state, reached, needed }: Condition, text: Text): string {
  if (kind === 'watch') return text.watched(reached, needed)
  if (kind === 'recall') return needed > 0 ? text.recalled(reached, needed) : text.recallAhead
  if (kind === 'presence') return state === 'met' ? text.metPresence : text.unmetPresence
  if (kind === 'exam') {
    if (state === 'met') return text.metExam(reached)
    return state === 'failed' ? text.failedExam(reached) : text.unmetExam(needed)
  }
  return {
    met: text.metCheckin,
    unmet: text.unmetCheckin,
    waiting: text.waitingCheckin,
    failed: text.failedCheckin,
  }[state]
}

type ConditionsProps = {
  progress: Pick<StudyProgress, 'meeting_id' | 'conditions' | 'missed' | 'checking_seconds'>
  /** Where the meeting is watched; left out on that page itself. */
  watchPath?: string
}

/** Everything that a meeting requires, each with its progress and a link to the next step. */
export function Conditions({ progress, watchPath }: ConditionsProps) {
  const text = useText(studyText)
  return (
    <ul className="conditions">
      {progress.conditions.map((condition) => {
        const Mark = icons[condition.state]
        return (
          <li key={condition.kind} className="condition" data-state={condition.state}>
            <span className="condition-mark">
              <Mark size="small" />
            </span>
            <span className="condition-words">
              <span className="condition-name">{text[condition.kind]}</span>
              <span className="visually-hidden">{stateWords(text)[condition.state]}</span>
              <span className="condition-note">{note(condition, text)}</span>
              {condition.kind === 'watch' && (
                <ProgressBar
                  label={note(condition, text)}
                  share={Math.min(1, condition.reached / Math.max(1, condition.needed))}
                />
              )}
              {condition.kind === 'watch' && progress.checking_seconds >= 60 && condition.state !== 'met' && (
                <span className="condition-note">
                  {text.checking(Math.floor(progress.checking_seconds / 60))}
                </span>
              )}
              {condition.kind === 'recall' && <MissedParts missed={progress.missed} />}
            </span>
            <WayOn condition={condition} meetingId={progress.meeting_id} watchPath={watchPath} />
          </li>
        )
      })}
    </ul>
  )
}

function MissedParts({ missed }: Pick<StudyProgress, 'missed'>) {
  const text = useText(studyText)
  return missed.map((part) => (
    <Link
      key={`${part.l_r_id} ${part.from_seconds}`}
      className="condition-missed"
      href={`${meetingPaths.playback(part.meeting_id)}&l_r_id=${part.l_r_id}`}
    >
      {text.missedPart(part.name, durationText(part.from_seconds), durationText(part.to_seconds))}
    </Link>
  ))
}

type WayOnProps = { condition: Condition; meetingId: number; watchPath: string | undefined }

function WayOn({ condition: { kind, state }, meetingId, watchPath }: WayOnProps) {
  const text = useText(studyText)
  if (kind === 'exam') {
    const isDone = state === 'met' || state === 'failed'
    return (
      <ButtonLink small href={isDone ? examPaths.sheet(meetingId) : examPaths.exam(meetingId)}>
        {isDone ? text.seeSheet : text.takeExam}
      </ButtonLink>
    )
  }
  if (state === 'met' || kind === 'presence') return null
  if (kind === 'watch' || kind === 'recall')
    return watchPath && state !== 'waiting' ? (
      <ButtonLink small href={watchPath}>
        {text.continueWatching}
      </ButtonLink>
    ) : null
  if (state === 'unmet') return <CheckInButton meetingId={meetingId} />
  return (
    <ButtonLink small href={checkinPaths.form(meetingId)}>
      {state === 'failed' ? text.checkInAgain : text.seeCheckin}
    </ButtonLink>
  )
}
