import { useLoginState } from '#web/features/people/account/state.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLocation } from '#web/shell/navigation.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { quotedPassagesText } from '../text.ts'
import './for-doctors.css'

type ForDoctorsProps = { title: string; note: string }

/** In the place of quotes, which only doctors read; a visitor is led to the login. */
export function ForDoctors({ title, note }: ForDoctorsProps) {
  const text = useText(quotedPassagesText)
  const location = useLocation()
  const login = useLoginState()
  return (
    <Section title={title}>
      <div className="for-doctors">
        <p>{note}</p>
        {login.is === 'out' && (
          <ButtonLink small href={loginPathFrom(location)}>
            {text.logIn}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}
