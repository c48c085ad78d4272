import { useQuery } from '@tanstack/react-query'
import { BrandMark } from '#web/features/people/account/cards/brand-mark.tsx'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { Registration } from '../parts/registration.tsx'
import { invitationQueries } from '../queries.ts'
import { invitationText } from '../text.ts'

/** One person invites another. An invitation of somebody unknown is still one, only without a name. */
export function ShareRegister() {
  const text = useText(invitationText)
  const inviter = useQueryId('inviter')
  const found = useQuery({ ...invitationQueries.inviterName(inviter), enabled: inviter > 0 })
  const isKnown = inviter > 0 && !found.isError
  return (
    <FormPage
      sendsCodes
      head={
        <>
          <BrandMark />
          <h2 className="form-page-title">{found.data ? text.invites(found.data.name) : text.invited}</h2>
          <p className="form-page-soft">{text.invitationNote}</p>
        </>
      }
    >
      <Registration inviter={isKnown ? inviter : undefined} />
    </FormPage>
  )
}
