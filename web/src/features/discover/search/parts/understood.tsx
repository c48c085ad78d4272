import type { AllFound } from '#contract/discover/search.ts'
import { useText } from '#web/ui/language.ts'
import { searchText } from '../text.ts'
import './understood.css'

/** What else a search looked for: other names, or something similar because nothing was found as typed. */
export function Understood({ understood }: { understood: AllFound['understood'] }) {
  const text = useText(searchText)
  if (understood.length === 0) return null
  return (
    <ul className="understood">
      {understood.map(({ typed, how, names }) => (
        <li key={typed} className="sentence">
          {how === 'near'
            ? text.nearInstead(typed, text.namesJoined(names))
            : text.synonymsToo(typed, text.namesJoined(names))}
        </li>
      ))}
    </ul>
  )
}
