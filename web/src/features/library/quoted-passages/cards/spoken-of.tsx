import { useQuery } from '@tanstack/react-query'
import type { SpokenKind } from '#contract/library/quoted-passages.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLocation } from '#web/shell/navigation.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { passageQueries } from '../queries.ts'
import { quotedPassagesText } from '../text.ts'
import { PassageRow } from './passage-row.tsx'
import './spoken-of.css'

/** Where talks speak of a product, a disease or an operation; nothing where none does. */
export function SpokenOf({ kind, itemId }: { kind: SpokenKind; itemId: number }) {
  const text = useText(quotedPassagesText)
  const location = useLocation()
  const login = useLoginState()
  const spoken = useQuery(passageQueries.spokenOf(kind, itemId))
  if (spoken.data?.for_doctors)
    return (
      <Section title={text.title}>
        <div className="spoken-of-locked">
          <p>{text.locked}</p>
          {login.is === 'out' && (
            <ButtonLink small href={loginPathFrom(location)}>
              {text.logIn}
            </ButtonLink>
          )}
        </div>
      </Section>
    )
  return (
    <QuerySection query={spoken} rows={spoken.data?.passages} title={text.title}>
      {(rows) => (
        <>
          <p className="spoken-of-note">{text.professionals}</p>
          {rows.map((passage) => (
            <PassageRow key={passage.quote_id} passage={passage} />
          ))}
        </>
      )}
    </QuerySection>
  )
}
