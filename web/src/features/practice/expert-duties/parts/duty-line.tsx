import { useState } from 'react'
import { askedKinds, dutyStates } from '#contract/practice/expert-duties.ts'
import type { Duty, DutyKind } from '#contract/practice/expert-duties.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { PollSheet } from '#web/features/practice/session-polls/cards/poll-sheet.tsx'
import { useNow } from '#web/shell/use-now.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { dutyHref } from '../duty-href.ts'
import { expertDutyText } from '../text.ts'
import { DutyActions } from './duty-actions.tsx'
import { WaitSheet } from './wait-sheet.tsx'
import './duty-line.css'

const tagKinds: Record<Duty['status'], TagKind> = {
  [dutyStates.open]: 'notice',
  [dutyStates.done]: 'credit',
  [dutyStates.refused]: 'neutral',
  [dutyStates.answered]: 'playback',
}

const isAsked = (kind: DutyKind) => askedKinds.some((asked) => asked === kind)

/** One thing that is owed: what, by when, how it is, and where or at once how it is done. */
export function DutyLine({ address, duty }: { address: SheetAddress; duty: Duty }) {
  const text = useText(expertDutyText)
  const [isOpen, setIsOpen] = useState(false)
  const { status } = duty
  const isOwed = status === dutyStates.open
  const due = useDue(duty)
  const href = dutyHref(address.id, duty)
  return (
    <div className="duty-line">
      <ListRow
        title={duty.title || text.kinds[duty.kind]}
        note={separated([useTime(duty), duty.note, duty.title && text.kinds[duty.kind], due])}
        after={<Tag kind={tagKinds[status]}>{text.states[status]}</Tag>}
        {...(href ? { href } : { onClick: () => setIsOpen(true) })}
      />
      {isOwed && <DutyActions address={address} duty={duty} />}
      {duty.kind === 'poll' && (
        <PollSheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          address={address}
          pollId={duty.subject_id}
        />
      )}
      {isAsked(duty.kind) && (
        <WaitSheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          address={address}
          waitId={duty.subject_id}
        />
      )}
    </div>
  )
}

/** When it takes place, from and until: nobody confirms half of it. */
function useTime({ begin_time, end_time }: Duty): string {
  const now = useNow('minute')
  const language = useLanguage()
  if (begin_time === '') return ''
  const isSameDay = begin_time.slice(0, 10) === end_time.slice(0, 10)
  const end = isSameDay ? end_time.slice(11) : dateText(end_time, new Date(now), language)
  return `${dateText(begin_time, new Date(now), language)}–${end}`
}

/** By when it is owed; only the date of what is done. */
function useDue({ due_time, begin_time, status }: Duty): string {
  const text = useText(expertDutyText)
  const now = useNow('minute')
  const date = dateText(due_time, new Date(now), useLanguage())
  if (status !== dutyStates.open) return begin_time === '' ? date : ''
  return shanghaiMoment(due_time) < now ? text.overdue(date) : text.due(date)
}
