import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountPaths } from '#web/paths/account.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { personalQueries } from '../queries.ts'

export function AgreementRows() {
  const agreements = useQuery({ ...personalQueries.agreements(), placeholderData: keepPreviousData })
  if (!agreements.data)
    return (
      <ListState
        inline
        status={agreements.isError ? 'error' : 'loading'}
        skeleton={<Skeleton shape="lines" count={3} />}
        onRetry={() => agreements.refetch()}
      />
    )
  return agreements.data.map(({ agreement_id, agreement_name }) => (
    <ListRow key={agreement_id} title={agreement_name} href={accountPaths.agreement(agreement_id)} />
  ))
}
