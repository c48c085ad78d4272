import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** A choice kept in the address, so that it is still made when the person comes back. */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name)
  const choose = useCallback(
    (choice: Choice) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          next.set(name, choice)
          return next
        },
        { replace: true },
      ),
    [name, setQuery],
  )
  return [choices.find((choice) => choice === asked) ?? choices[0], choose]
}
