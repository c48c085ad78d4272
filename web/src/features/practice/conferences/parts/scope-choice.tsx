import { seriesScopes } from '#contract/practice/conferences.ts'
import type { SeriesScope } from '#contract/practice/conferences.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { conferenceText } from '../text.ts'

type ScopeChoiceProps = { value: SeriesScope; onChange: (scope: SeriesScope) => void }

/** One of a series, or it and the later ones. */
export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  const text = useText(conferenceText)
  return (
    <Segmented
      label={text.scope}
      value={value}
      onChange={onChange}
      options={seriesScopes.map((one) => ({ value: one, label: text.scopes[one] }))}
    />
  )
}
