import { verificationPaths } from '#web/paths/verification.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { unionText } from '../text.ts'
import './union-tools.css'

/** Somebody would manage the union, and has to be verified first. */
export function VerificationNeeded() {
  const text = useText(unionText)
  return (
    <div className="union-tools">
      <p>{text.verificationNeeded}</p>
      <ButtonLink href={verificationPaths.verification} variant="primary" block>
        {text.verify}
      </ButtonLink>
    </div>
  )
}
