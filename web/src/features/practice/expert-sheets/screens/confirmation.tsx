import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { affirmSheet } from '../cards/affirm-sheet.ts'
import { ExpertScreen } from '../cards/expert-screen.tsx'
import { RefusalSheet } from '../cards/refusal-sheet.tsx'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import './confirmation.css'

/** What a meeting asks of an expert, to be confirmed or refused. */
export const Confirmation = () => <ExpertScreen>{(address) => <AskedSheet address={address} />}</ExpertScreen>

function AskedSheet({ address }: { address: SheetAddress }) {
  const text = useText(expertSheetText)
  const query = useQuery(expertSheetQueries.sheet(address))
  const [isRefusing, setIsRefusing] = useState(false)
  if (!query.data)
    return <ListState status={query.isError ? 'error' : 'loading'} onRetry={() => query.refetch()} />
  const sheet = query.data
  return (
    <>
      <Headline
        title={sheet.meeting_title}
        tags={
          <>
            <Tag>{text.parts[sheet.part_type]}</Tag>
            <Tag kind={sheet.status === sheetStates.confirmed ? 'credit' : 'notice'}>
              {text.states[sheet.status]}
            </Tag>
          </>
        }
      />
      <SheetFacts sheet={sheet} />
      <div className="confirmation-actions">
        {sheet.can_confirm === 1 && (
          <Button variant="primary" block onClick={() => affirmSheet(address, true)}>
            {sheet.status === sheetStates.refused ? text.changeToYes : text.confirm}
          </Button>
        )}
        {sheet.can_confirm === 1 && sheet.status === sheetStates.open && (
          <Button block onClick={() => setIsRefusing(true)}>
            {text.refuse}
          </Button>
        )}
        <DecidedNote sheet={sheet} />
        <ButtonLink block href={expertSheetPaths.introduction(sheet.id)}>
          {text.editGuest}
        </ButtonLink>
        <ButtonLink block href={meetingPaths.detail(sheet.meeting_id)}>
          {text.toMeeting}
        </ButtonLink>
      </div>
      <RefusalSheet
        open={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={text.refuseAsk}
        onSubmit={(reason) => affirmSheet(address, false, reason)}
      />
    </>
  )
}

function SheetFacts({ sheet }: { sheet: ExpertSheet }) {
  const text = useText(expertSheetText)
  const { periodOf } = useTimeText()
  return (
    <Facts
      facts={[
        [text.expert, sheet.guest_name],
        [text.time, periodOf(sheet.begin_time, sheet.end_time)],
        [text.note, sheet.note],
        [text.contact, sheet.contact],
        [text.reason, sheet.reason],
      ]}
    />
  )
}

function DecidedNote({ sheet }: { sheet: ExpertSheet }) {
  const text = useText(expertSheetText)
  const note = {
    [sheetStates.open]: sheet.can_confirm === 1 ? text.confirmNote : text.over,
    [sheetStates.confirmed]: text.confirmedAt(sheet.confirm_time),
    [sheetStates.refused]: text.refusedAt(sheet.confirm_time),
  }[sheet.status]
  return <p className="confirmation-state">{note}</p>
}
