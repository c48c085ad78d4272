import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import './conference.css'

/** Leads into the room while one may enter it; else says why not. */
export function JoinButton({ id, code }: { id: number; code: string }) {
  const text = useText(conferenceText)
  const noteId = useId()
  const { data, isError, refetch } = useQuery(conferenceQueries.join(id, code))
  if (data?.can_join === 1)
    return (
      <ButtonLink block variant="primary" href={data.join_url}>
        {text.join}
      </ButtonLink>
    )
  if (isError && !data)
    return (
      <>
        <p className="conference-note" role="alert">
          {text.joinFailed}
        </p>
        <Button block onClick={() => refetch()}>
          {text.retry}
        </Button>
      </>
    )
  return (
    <>
      <Button block variant="primary" disabled aria-describedby={noteId}>
        {data ? text.join : text.checking}
      </Button>
      {data && (
        <p id={noteId} className="conference-note" aria-live="polite">
          {data.reason}
        </p>
      )}
    </>
  )
}
