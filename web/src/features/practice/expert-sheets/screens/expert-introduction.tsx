import { useQuery } from '@tanstack/react-query'
import { EditWindow } from '#web/shell/edit-window.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ExpertScreen } from '../cards/expert-screen.tsx'
import { GuestForm } from '../parts/guest-form.tsx'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'

/** The introduction and the picture with which the meeting presents the expert. */
export const ExpertIntroduction = () => (
  <ExpertScreen>{(address) => <Introduction address={address} />}</ExpertScreen>
)

function Introduction({ address }: { address: SheetAddress }) {
  const guest = useQuery(expertSheetQueries.guest(address))
  if (!guest.data)
    return <ListState status={guest.isError ? 'error' : 'loading'} onRetry={() => guest.refetch()} />
  return (
    <EditWindow>
      <GuestForm key={guest.data.guest_id} sheet={address} guest={guest.data} />
    </EditWindow>
  )
}
