import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/badge/badge.tsx'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { expertDutyPaths } from '../paths.ts'
import { expertDutyQueries } from '../queries.ts'
import { expertDutyText } from '../text.ts'

/** A link to the member's task sheets, with the number of their open to-dos. */
export function TaskOrdersRow() {
  const text = useText(expertDutyText)
  const { data: waits } = useQuery(expertDutyQueries.waitCount())
  const count = waits?.count ?? 0
  return (
    <ListRow
      before={<PenIcon />}
      title={text.ownSheets}
      after={<Badge count={count} label={text.openWaits(count)} />}
      href={expertDutyPaths.ownSheets}
    />
  )
}
