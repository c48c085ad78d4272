import { useSearchParams } from '#web/shell/navigation.ts'
import { productKinds } from '#contract/library/encyclopedia.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import type { ProductScope } from '#web/paths/encyclopedia.ts'

type Changes = Partial<Record<'kind' | 'company_id' | 'keyword' | 'letter', string>>

/** The filters in the address, and setters for them. Choices replace the address, so that back leaves the list. */
export function useProductScope() {
  const [query, setQuery] = useSearchParams()
  const scope: ProductScope = {
    kind: productKinds.find((kind) => kind === query.get('kind')),
    classId: useQueryId('class_id'),
    companyId: useQueryId('company_id'),
    collegeId: useQueryId('college_id'),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
  }
  const choose = (changes: Changes) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return { scope, name: titleInAddress(query.get('name')), letter: query.get('letter') ?? '', choose }
}
