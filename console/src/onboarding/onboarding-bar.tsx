import { Link, useLocation } from 'react-router'
import type { Onboarding } from '#contract/console/onboarding.ts'
import { useText } from '#web/ui/language.ts'
import { onboardingText } from './text.ts'

/** Above every screen as long as a new installation is being set up: how far it is, and the way back to the guide. */
export function OnboardingBar({ onboarding }: { onboarding: Onboarding }) {
  const text = useText(onboardingText)
  const { pathname } = useLocation()
  if (pathname === '/onboarding') return null
  const done = onboarding.steps.filter(({ state }) => state !== 'open').length
  const next = onboarding.steps.find(({ state }) => state === 'open')
  return (
    <p className="console-onboarding">
      {text.bar(done, onboarding.steps.length)}
      {next && (
        <Link to="/onboarding" className="console-onboarding-next">
          {text.next(text.steps[next.name].title)}
        </Link>
      )}
    </p>
  )
}
