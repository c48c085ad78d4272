import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from '#web/shell/navigation.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { EditWindow } from '#web/shell/edit-window.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { failures } from '#contract/wire/failure.ts'
import { isNotInvited, NotInvited } from '../parts/not-invited.tsx'
import { GuestForm } from '../parts/guest-form.tsx'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'

/** What the meeting says of its lecturer. `tcode` opens it without a login. */
export function EditGuest() {
  const text = useText(expertSheetText)
  const [query] = useSearchParams()
  const sheet = { id: useQueryId('id'), tcode: query.get('tcode') ?? '' }
  const guest = useQuery(expertSheetQueries.guest(sheet))
  if (isNotInvited(guest.error)) return <NotInvited failure={guest.error} />
  if (isForLecturer(guest.error)) return <LoginFirst />
  return (
    <DetailScreen detail={guest} nameOf={() => text.editGuest} missing={text.missing}>
      {(info) => (
        <EditWindow>
          <GuestForm key={info.guest_id} sheet={sheet} guest={info} />
        </EditWindow>
      )}
    </DetailScreen>
  )
}

/** A visitor without the code may still be the lecturer. */
const isForLecturer = (error: unknown) =>
  error instanceof CallFailure && error.status === failures.noPermission.status

function LoginFirst() {
  const text = useText(expertSheetText)
  const place = useLocation()
  return (
    <ScreenFrame>
      <ListState
        status="note"
        emptyText={text.loginFirst}
        emptyAction={<ButtonLink href={loginPathFrom(place)}>{text.logIn}</ButtonLink>}
      />
    </ScreenFrame>
  )
}
