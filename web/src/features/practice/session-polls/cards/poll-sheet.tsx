import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pollAnswers, pollLimits } from '#contract/practice/session-polls.ts'
import type { SessionPoll } from '#contract/practice/session-polls.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { ClashNote } from '#web/features/practice/expert-sessions/cards/clash-note.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { useNow } from '#web/shell/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { sessionPollMutations } from '../mutations.ts'
import { sessionPollQueries } from '../queries.ts'
import { sessionPollText } from '../text.ts'
import './poll-sheet.css'

type PollSheetProps = { open: boolean; onClose: () => void; address: SheetAddress; pollId: number }

/** Which of some times suit an expert, asked before the session is planned. */
export function PollSheet({ open, onClose, address, pollId }: PollSheetProps) {
  const text = useText(sessionPollText)
  const poll = useQuery({ ...sessionPollQueries.poll(address, pollId), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={poll.data?.title ?? text.title}>
      {poll.data ? (
        <PollForm key={pollId} {...{ address, onClose }} poll={poll.data} />
      ) : (
        <ListState
          inline
          status={poll.isError ? 'error' : 'loading'}
          errorText={poll.error?.message}
          onRetry={() => poll.refetch()}
        />
      )}
    </Sheet>
  )
}

type Answers = Record<number, string>
type PollTime = SessionPoll['times'][number]

const answersOf = (times: PollTime[], answerOf: (time: PollTime) => number): Answers =>
  Object.fromEntries(times.map((time) => [time.time_id, String(answerOf(time))]))

function PollForm({
  address,
  poll,
  onClose,
}: {
  address: SheetAddress
  poll: SessionPoll
  onClose: () => void
}) {
  const text = useText(sessionPollText)
  const now = new Date(useNow('minute'))
  const language = useLanguage()
  const [answers, setAnswers] = useState(() => answersOf(poll.times, ({ answer }) => answer))
  const [note, setNote] = useState(poll.note)
  const [isChecked, setIsChecked] = useState(false)
  const isOpen = poll.can_answer === 1
  const { yes, no } = pollAnswers

  async function submit() {
    const given = poll.times.map(({ time_id }) => ({ time_id, answer: Number(answers[time_id]) }))
    if (given.some(({ answer }) => answer === 0)) {
      setIsChecked(true)
      return toast(text.incomplete, 'failure')
    }
    const done = await withProof({ sheet: address, scene: 'confirm' }, (code) =>
      sessionPollMutations.answer({
        ...address,
        poll_id: poll.poll_id,
        answers: given,
        note: note.trim(),
        code,
      }),
    )
    if (!done) return
    toast(text.submitted, 'success')
    onClose()
  }

  return (
    <div className="poll-sheet">
      <p className="poll-sheet-lead">
        {poll.hall && `${text.hall(poll.hall)} `}
        {isOpen ? text.lead(dateText(poll.due_time, now, language)) : text.closed}
      </p>
      {isOpen && poll.times.some(({ clashes }) => clashes.length > 0) && (
        <Button
          onClick={() => setAnswers(answersOf(poll.times, ({ clashes }) => (clashes.length > 0 ? no : yes)))}
        >
          {text.freeExcept}
        </Button>
      )}
      <ul className="poll-sheet-times">
        {poll.times.map((time) => (
          <TimeRow
            key={time.time_id}
            time={time}
            answer={answers[time.time_id] ?? '0'}
            isMissing={isChecked && answers[time.time_id] === '0'}
            onAnswer={isOpen ? (answer) => setAnswers({ ...answers, [time.time_id]: answer }) : undefined}
          />
        ))}
      </ul>
      {isOpen && (
        <>
          <TextArea
            label={text.note}
            value={note}
            onValue={setNote}
            most={pollLimits.note}
            rows={2}
            hint={text.noteHint}
          />
          <Button
            variant="primary"
            block
            disabled={characterCount(note.trim()) > pollLimits.note}
            onClick={submit}
          >
            {text.submit}
          </Button>
        </>
      )}
    </div>
  )
}

type TimeRowProps = {
  time: PollTime
  answer: string
  isMissing: boolean
  onAnswer: ((answer: string) => void) | undefined
}

function TimeRow({ time, answer, isMissing, onAnswer }: TimeRowProps) {
  const text = useText(sessionPollText)
  const period = usePeriod(time)
  const names = Object.entries(text.answers)
  return (
    <li className="poll-sheet-time">
      <span className="poll-sheet-period">
        {period}
        {time.is_chosen === 1 && <Tag kind="credit">{text.chosen}</Tag>}
      </span>
      {onAnswer ? (
        <Segmented
          label={text.ofTime(period)}
          options={names.map(([value, label]) => ({ value, label }))}
          value={answer}
          onChange={onAnswer}
        />
      ) : (
        <span>{names.find(([value]) => value === answer)?.[1]}</span>
      )}
      {isMissing && <p className="poll-sheet-missing">{text.choose}</p>}
      <ClashNote clashes={time.clashes} />
    </li>
  )
}

/** The day of the end is said where it is another one. */
function usePeriod({ begin_time: begin, end_time: end }: PollTime): string {
  const now = new Date(useNow('minute'))
  const language = useLanguage()
  const isOneDay = begin.slice(0, 10) === end.slice(0, 10)
  return `${dateText(begin, now, language)}–${isOneDay ? end.slice(11) : dateText(end, now, language)}`
}
