import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { loginAgreementId } from '#contract/account.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { useText } from '#web/ui/language.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { accountQueries } from '../queries.ts'
import { accountText } from '../text.ts'

export function Agreement() {
  const text = useText(accountText)
  const [query] = useSearchParams()
  const agreementId = Number(query.get('agreement_id') ?? loginAgreementId)
  const agreement = useQuery(accountQueries.agreement(agreementId))
  return (
    <ScreenFrame title={agreement.data?.agreement_name}>
      {agreement.data ? (
        <RichText html={agreement.data.content} />
      ) : (
        <ListState
          status={agreement.isError ? 'error' : 'loading'}
          errorText={text.agreementMissing}
          onRetry={() => agreement.refetch()}
        />
      )}
    </ScreenFrame>
  )
}
