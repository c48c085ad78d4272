import { loginAgreementId } from '#contract/people/account.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { accountPaths } from '../paths.ts'
import { accountText } from '../text.ts'

type AgreementTickProps = { checked: boolean; onChange: (checked: boolean) => void }

export function AgreementTick({ checked, onChange }: AgreementTickProps) {
  const text = useText(accountText)
  return (
    <Checkbox checked={checked} onChange={onChange}>
      {text.agree} <Link href={accountPaths.agreement(loginAgreementId)}>{text.agreement}</Link>
    </Checkbox>
  )
}
