import { useQuery } from '@tanstack/react-query'
import { AdStrip } from '#web/features/library/ads/cards/ad-strip.tsx'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useText } from '#web/ui/language.ts'
import { departmentQueries } from '../queries.ts'
import { departmentText } from '../text.ts'

/** Department 0 is the department home. */
export function DepartmentAds({ departmentId }: { departmentId: number }) {
  const text = useText(departmentText)
  const ads = useQuery(departmentQueries.ads(departmentId))
  return (
    <QuerySection query={ads} rows={ads.data} title={text.ads}>
      {(rows) => <AdStrip label={text.ads} ads={rows} />}
    </QuerySection>
  )
}
