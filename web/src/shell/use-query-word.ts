import { useSearchParams } from '#web/shell/navigation.ts'

/** A searched word kept in the address: going back brings it back. */
export function useQueryWord(name: string): [string, (word: string) => void] {
  const [query, setQuery] = useSearchParams()
  return [
    query.get(name) ?? '',
    (word) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old)
          if (word) next.set(name, word)
          else next.delete(name)
          return next
        },
        { replace: true },
      ),
  ]
}
