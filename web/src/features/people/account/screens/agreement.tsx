import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { loginAgreementId } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { useText } from '#web/ui/language.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { accountQueries } from '../queries.ts'
import { accountText } from '../text.ts'

export function Agreement() {
  const text = useText(accountText)
  const [query] = useSearchParams()
  const asked = useQueryId('agreement_id')
  const agreementId = query.has('agreement_id') ? asked : loginAgreementId
  const agreement = useQuery(accountQueries.agreement(agreementId))
  const isMissing =
    agreement.error instanceof CallFailure && agreement.error.status === failures.dataMissing.status
  return (
    <ScreenFrame title={agreement.data?.agreement_name}>
      {agreement.data ? (
        <RichText html={agreement.data.content} />
      ) : (
        <ListState
          status={isMissing ? 'empty' : agreement.isError ? 'error' : 'loading'}
          emptyText={text.agreementMissing}
          onRetry={() => agreement.refetch()}
        />
      )}
    </ScreenFrame>
  )
}
