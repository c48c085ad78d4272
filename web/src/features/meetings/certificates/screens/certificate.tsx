import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
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
  const [number, setNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = number.trim() === ''
  function go(event?: FormEvent) {
    event?.preventDefault()
    setIsTried(true)
    if (!isEmpty) void navigate(certificatePaths.certificate(encodeURIComponent(number.trim())))
  }
  return (
    <form className="certificate-ask" noValidate onSubmit={go}>
      <p>{text.askNumber}</p>
      <Field
        label={text.number}
        value={number}
        onValue={setNumber}
        autoCapitalize="characters"
        autoComplete="off"
        error={isTried && isEmpty ? text.enterNumber : undefined}
      />
      <Button type="submit" variant="primary" block>
        {text.check}
      </Button>
    </form>
  )
}
