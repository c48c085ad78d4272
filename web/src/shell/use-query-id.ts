import { useSearchParams } from '#web/shell/navigation.ts'

/** An id in the address of the screen; 0, which nothing has, for whatever is none. */
export function useQueryId(name: string): number {
  const [query] = useSearchParams()
  const text = query.get(name)
  return text && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
