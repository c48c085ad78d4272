import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { specimenRoomQueries } from '../queries.ts'
import { specimenRoomText } from '../text.ts'

/** Leads into the video room while the guest may enter it; else says why not. */
export function JoinButton({ sheet, roomId }: { sheet: SheetAddress; roomId: number }) {
  const text = useText(specimenRoomText)
  const reasonId = useId()
  const { data, isError, refetch } = useQuery(specimenRoomQueries.canJoin(sheet, roomId))
  if (data?.can_join === 1)
    return (
      <ButtonLink block variant="primary" href={data.join_url}>
        {text.join}
      </ButtonLink>
    )
  if (isError && !data)
    return (
      <>
        <p className="specimen-room-note" role="alert">
          {text.joinFailed}
        </p>
        <Button block onClick={() => refetch()}>
          {text.retry}
        </Button>
      </>
    )
  return (
    <>
      <Button block variant="primary" disabled aria-describedby={reasonId}>
        {text.join}
      </Button>
      <p id={reasonId} className="specimen-room-note" aria-live="polite">
        {data ? data.reason : text.checking}
      </p>
    </>
  )
}
