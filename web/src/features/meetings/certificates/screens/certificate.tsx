import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { CertificateFacts } from '../parts/certificate-facts.tsx'
import { OwnFiles } from '../parts/own-files.tsx'
import { Verdict } from '../parts/verdict.tsx'
import { certificatePaths } from '../paths.ts'
import { certificateQueries } from '../queries.ts'
import { certificateText } from '../text.ts'
import './certificate.css'

/** For everybody who has a certificate in hand, including its owner. */
export function CertificateScreen() {
  const [query] = useSearchParams()
  const number = (query.get('number') ?? '').trim()
  return <ScreenFrame>{number ? <Checked number={number} /> : <AskNumber />}</ScreenFrame>
}

function Checked({ number }: { number: string }) {
  const text = useText(certificateText)
  const { hash } = useLocation()
  const check = useQuery(certificateQueries.check(number, hash.slice(1)))
  if (check.isError) {
    const isMissing = check.error instanceof CallFailure && check.error.status === failures.dataMissing.status
    if (!isMissing)
      return <ListState status="error" errorText={check.error.message} onRetry={() => check.refetch()} />
    return (
      <>
        <ListState status="empty" emptyText={text.missing} inline />
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
  return (
    <>
      <Verdict check={check.data} />
      {check.data.is_mine === 1 && check.data.meeting_id > 0 && (
        <OwnFiles meetingId={check.data.meeting_id} />
      )}
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
