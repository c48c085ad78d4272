import { loginAgreementId, privacyAgreementId } from '#contract/people/account.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { accountPaths } from '#web/paths/account.ts'
import { accountText } from '../text.ts'
import type { Agreement } from './use-agreement.ts'

export function AgreementTick({ agreement }: { agreement: Agreement }) {
  const text = useText(accountText)
  return (
    <Checkbox
      checked={agreement.isGiven}
      onChange={agreement.give}
      error={agreement.isMissed ? text.tickAgreement : undefined}
    >
      {text.agree} <Link href={accountPaths.agreement(loginAgreementId)}>{text.agreement}</Link> {text.and}{' '}
      <Link href={accountPaths.agreement(privacyAgreementId)}>{text.privacy}</Link>
    </Checkbox>
  )
}
