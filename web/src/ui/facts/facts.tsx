import { keepTogether } from '#web/ui/format/keep-together.ts'
import { PhoneText } from '#web/ui/phone-text/phone-text.tsx'
import './facts.css'

export type FactsProps = { facts: [name: string, value: string][] }

/** Names and values, one below the other; what is empty is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <PhoneText>{keepTogether(value)}</PhoneText>
            </dd>
          </div>
        ))}
    </dl>
  )
}
