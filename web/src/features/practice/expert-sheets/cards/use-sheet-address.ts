import { useSearchParams } from 'react-router'
import { useQueryId } from '#web/shell/use-query-id.ts'
import type { SheetAddress } from '../queries.ts'

/** The sheet that an address of the expert area names. */
export function useSheetAddress(): SheetAddress {
  const [query] = useSearchParams()
  return { id: useQueryId('id'), tcode: query.get('tcode') ?? '' }
}
