import { BrandMark } from '#web/features/people/account/cards/brand-mark.tsx'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Registration } from '../parts/registration.tsx'
import { invitationText } from '../text.ts'

/** A campaign of the operator: nobody in particular invites. */
export function ShareDeployRegister() {
  const text = useText(invitationText)
  return (
    <FormPage
      sendsCodes
      head={
        <>
          <BrandMark />
          <h2 className="form-page-title">{text.campaign}</h2>
          <p className="form-page-soft">{text.campaignNote}</p>
        </>
      }
    >
      <ul className="invitation-benefits" aria-label={text.benefits}>
        {[text.meetings, text.courses, text.encyclopedia].map((benefit) => (
          <li key={benefit} className="invitation-benefit">
            <CheckIcon size="small" />
            {benefit}
          </li>
        ))}
      </ul>
      <Registration />
    </FormPage>
  )
}
