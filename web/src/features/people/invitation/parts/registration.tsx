import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { CodeForm } from '#web/features/people/account/cards/code-form.tsx'
import { useAgreement } from '#web/features/people/account/cards/use-agreement.ts'
import { nameOfUser, useLoginState } from '#web/features/people/account/state.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { invitationText } from '../text.ts'
import './registration.css'

/** Phone and code with the agreement; whoever is a member already is shown the way in instead. */
export function Registration({ inviter }: { inviter?: number }) {
  const text = useText(invitationText)
  const navigate = useNavigate()
  const login = useLoginState()
  const agreement = useAgreement()
  const [phone, setPhone] = useState('')
  // Judged once, when it is known: the form must not vanish under a person who has just sent it.
  const [wasIn, setWasIn] = useState<boolean>()
  if (wasIn === undefined && login.is !== 'unknown') setWasIn(login.is === 'in')

  function handleDone() {
    const name = nameOfUser()
    toast(name ? text.welcome(name) : text.welcomeUnnamed, 'success')
    void navigate('/', { replace: true })
  }

  if (wasIn) {
    return (
      <div className="registration-in">
        <p>{text.alreadyIn(nameOfUser())}</p>
        <ButtonLink href="/" variant="primary" block>
          {text.goHome}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <CodeForm
        agreement={agreement}
        onDone={handleDone}
        phone={phone}
        onPhone={setPhone}
        inviter={inviter}
        submitLabel={text.register}
      />
    </>
  )
}
