import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ShownCheck } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { contentLanguage } from '../text.ts'
import { placeText } from './text.ts'

const tones = { done: 'success', missing: 'error', optional: 'default' } as const

/** What a record needs, and where each is seen to. */
export function Checks({ checks, base }: { checks: ShownCheck[]; base: string }) {
  const text = useText(placeText)
  if (checks.length === 0) return null
  const missing = checks.filter(({ state }) => state === 'missing').length
  return (
    <section className="place-checks" aria-labelledby="place-checks">
      <h2 id="place-checks" className="console-subtitle">
        {text.checks}
        <span className="console-number"> · {missing === 0 ? text.ready : text.left(missing)}</span>
      </h2>
      <ul>
        {checks.map(({ title, state, note, to }) => {
          const goTo = state === 'done' ? text.look : text.see
          return (
            <li key={title}>
              <Tag color={tones[state]}>{text.states[state]}</Tag>
              <span>{title}</span>
              <span className="console-number" lang={contentLanguage}>
                {note}
              </span>
              {to !== '' && (
                <Link to={to.startsWith('/') ? to : `${base}/${to}`} aria-label={`${goTo}: ${title}`}>
                  {goTo}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
