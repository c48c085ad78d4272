import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '#web/ui/language.ts'
import { onboardingQueries } from './queries.ts'
import { stepPaths } from './step-paths.ts'
import { onboardingText } from './text.ts'

/** The steps of a new installation on the first screen, until the home is alive. */
export function Checklist() {
  const text = useText(onboardingText)
  const onboarding = useQuery(onboardingQueries.state())
  if (!onboarding.data || onboarding.data.is_finished) return null
  return (
    <section className="today-card today-first">
      <div className="console-head">
        <h2 className="console-subtitle">{text.title}</h2>
        <span className="console-spread" />
        <Link to="/onboarding">{text.guide}</Link>
      </div>
      <ul className="today-waiting">
        {onboarding.data.steps.map(({ name, state }) => (
          <li key={name} className={state === 'open' ? undefined : 'today-none'}>
            {state === 'done' ? '✓ ' : '○ '}
            <Link to={stepPaths[name][state === 'done' ? 'look' : 'go']}>{text.steps[name].title}</Link>{' '}
            {text.states[state]}
          </li>
        ))}
      </ul>
    </section>
  )
}
