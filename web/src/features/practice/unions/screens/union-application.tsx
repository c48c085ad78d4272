import { useQuery } from '@tanstack/react-query'
import { applicationStates } from '#contract/practice/unions.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { ApplyForm } from '../parts/apply-form.tsx'
import { FoundUnion } from '../parts/found-union.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

/** `id` in the address is the union to join; without one the screen founds a union. */
export function UnionApplicationScreen() {
  const id = useQueryId('id')
  return id === 0 ? <FoundUnion /> : <JoinUnion id={id} />
}

function JoinUnion({ id }: { id: number }) {
  const text = useText(unionText)
  const union = useQuery(unionQueries.detail(id))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) => <JoinBody union={detail} />}
    </DetailScreen>
  )
}

function JoinBody({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  const home = (
    <ButtonLink href={unionPaths.home(union.id)} variant="primary">
      {text.toHome}
    </ButtonLink>
  )
  if (union.application_status === applicationStates.pending)
    return (
      <ReviewStatus is="open" title={text.pending}>
        {home}
      </ReviewStatus>
    )
  const isRejected = union.application_status === applicationStates.rejected && union.is_member === 0
  return (
    <>
      {isRejected && <ReviewStatus is="failed" reason={text.rejected(union.application_reason)} />}
      <ApplyForm union={union} />
    </>
  )
}
