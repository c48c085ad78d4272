import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import { meetingPaths } from '#web/features/meetings/meetings/paths.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { isNotInvited, NotInvited } from '../parts/not-invited.tsx'
import { expertSheetPaths } from '../paths.ts'
import { expertSheetMutations } from '../mutations.ts'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import type { PartType } from '../text.ts'
import './confirmation.css'

/** An expert's tasks in a meeting, to be confirmed. `tcode` gives access to the person who acts for the expert. */
export function Confirmation() {
  const text = useText(expertSheetText)
  const [query] = useSearchParams()
  const tcode = query.get('tcode') ?? ''
  const sheet = useQuery(expertSheetQueries.sheet({ id: useQueryId('id'), tcode }))
  if (isNotInvited(sheet.error)) return <NotInvited failure={sheet.error} />
  return (
    <DetailScreen detail={sheet} nameOf={(task) => task.meeting_title} missing={text.missing}>
      {(task) => <TaskSheet task={task} tcode={tcode} />}
    </DetailScreen>
  )
}

function TaskSheet({ task, tcode }: { task: ExpertSheet; tcode: string }) {
  const text = useText(expertSheetText)

  async function affirm() {
    if (!(await confirm({ title: text.confirmAsk, text: text.confirmNote, yes: text.confirm }))) return
    await expertSheetMutations.confirm({
      id: task.id,
      tcode,
      guest_id: task.guest_id,
      type: true,
      reason: '',
    })
    toast(text.confirmed, 'success')
  }

  const facts: [name: string, value: string][] = [
    [text.expert, task.guest_name],
    [text.time, `${task.begin_time} – ${task.end_time.slice(11)}`],
    [text.note, task.note],
    [text.contact, task.contact],
  ]
  return (
    <>
      <Headline
        title={task.meeting_title}
        tags={
          <>
            <Tag>{text.parts[task.part_type as PartType]}</Tag>
            {task.status === sheetStates.confirmed && <Tag kind="credit">{text.confirmed}</Tag>}
          </>
        }
      />
      <dl className="confirmation-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
      </dl>
      <div className="confirmation-actions">
        {task.can_confirm === 1 && (
          <Button variant="primary" block onClick={affirm}>
            {text.confirm}
          </Button>
        )}
        {task.can_confirm === 0 && (
          <p className="confirmation-state">
            {task.status === sheetStates.confirmed ? text.confirmedAt(task.confirm_time) : text.over}
          </p>
        )}
        <ButtonLink block href={expertSheetPaths.guest(task.id, tcode)}>
          {text.editGuest}
        </ButtonLink>
        <ButtonLink block href={meetingPaths.detail(task.meeting_id)}>
          {text.toMeeting}
        </ButtonLink>
      </div>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
