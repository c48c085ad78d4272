import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import type { CertificateCheck } from '#contract/meetings/certificates.ts'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useForm } from '#web/shell/use-form.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { CertificateFacts, OfflineCheck } from '../parts/certificate-facts.tsx'
import { OwnFiles } from '../parts/own-files.tsx'
import { Verdict } from '../parts/verdict.tsx'
import { certificatePaths } from '#web/paths/certificates.ts'
import { certificateQueries } from '../queries.ts'
import { certificateText } from '../text.ts'
import './certificate.css'

/** For its owner a certificate to keep; for everybody else who has it in hand, one to check. */
export function CertificateScreen() {
  const text = useText(certificateText)
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const number = (query.get('number') ?? '').trim()
  const check = useQuery({ ...certificateQueries.check(number, hash.slice(1)), enabled: number !== '' })
  const isMine = check.data?.is_mine === 1
  return (
    <ScreenFrame title={isMine ? text.mine : undefined}>
      {number ? (
        <Checked check={check} />
      ) : (
        <>
          <AskNumber />
          <OfflineCheck />
        </>
      )}
    </ScreenFrame>
  )
}

function Checked({ check }: { check: UseQueryResult<CertificateCheck> }) {
  const text = useText(certificateText)
  if (check.isError) {
    const isMissing = check.error instanceof CallFailure && check.error.status === failures.dataMissing.status
    if (!isMissing) return <FailureState error={check.error} onRetry={() => check.refetch()} />
    return (
      <>
        <ListState status="note" emptyText={text.missing} inline />
        <AskNumber />
      </>
    )
  }
  if (!check.data)
    return (
      <>
        <Skeleton shape="banner" />
        <Skeleton shape="lines" count={5} />
      </>
    )
  const isMine = check.data.is_mine === 1
  const isValid = check.data.is_revoked === 0 && check.data.is_intact === 1 && check.data.paper !== 'forged'
  return (
    <>
      {!(isMine && isValid) && <Verdict check={check.data} />}
      {isMine && isValid && check.data.meeting_id > 0 && <OwnFiles meetingId={check.data.meeting_id} />}
      <CertificateFacts check={check.data} />
    </>
  )
}

function AskNumber() {
  const text = useText(certificateText)
  const navigate = useNavigate()
  const form = useForm({
    initial: () => ({ number: '' }),
    faultsOf: ({ number }) => ({ number: number.trim() === '' ? text.enterNumber : undefined }),
    showFaults: 'tried',
    onSubmit: ({ number }) => navigate(certificatePaths.certificate(encodeURIComponent(number.trim()))),
  })
  return (
    <form className="certificate-ask" {...form.props}>
      <p>{text.askNumber}</p>
      <Field {...form.bind('number')} label={text.number} autoCapitalize="characters" autoComplete="off" />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.check}
      </Button>
    </form>
  )
}
