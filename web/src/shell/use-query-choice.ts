import { useCallback, useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'

/**
 * A choice kept in the address, so that it is still made when the person comes back. The router takes a moment to
 * change the address; the choice does not wait for it, or a pressed radio button would spring back meanwhile.
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name)
  const [made, setMade] = useState({ asked, chosen: asked })
  if (made.asked !== asked) setMade({ asked, chosen: asked })
  const choose = useCallback(
    (choice: Choice) => {
      setMade((old) => ({ ...old, chosen: choice }))
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          next.set(name, choice)
          return next
        },
        { replace: true },
      )
    },
    [name, setQuery],
  )
  return [choices.find((choice) => choice === made.chosen) ?? choices[0], choose]
}
