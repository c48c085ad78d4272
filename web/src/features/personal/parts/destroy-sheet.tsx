import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { smsCodeLength } from '#contract/account.ts'
import { ownAccountCalls } from '#contract/logins.ts'
import { useSmsCountdown } from '#web/features/account/countdown.ts'
import { accountQueries } from '#web/features/account/queries.ts'
import { sendSmsCode } from '#web/features/account/send-sms-code.ts'
import { forget } from '#web/features/account/state.ts'
import { profileQueries } from '#web/features/profile/queries.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { settingText } from '../setting-text.ts'
import { useLeaveForHome } from '../use-leave-for-home.ts'
import './destroy-sheet.css'

type DestroySheetProps = { open: boolean; onClose: () => void }

/** What a deletion takes with it, then the proof that the number is the person's own. */
export function DestroySheet({ open, onClose }: DestroySheetProps) {
  const text = useText(settingText)
  return (
    <Sheet open={open} onClose={onClose} title={text.destroyTitle}>
      <DestroyForm />
    </Sheet>
  )
}

function DestroyForm() {
  const text = useText(settingText)
  const client = useQueryClient()
  const leaveForHome = useLeaveForHome()
  const profile = useQuery(profileQueries.profile())
  const config = useQuery(accountQueries.loginConfig())
  const countdown = useSmsCountdown('destroy')
  const [code, setCode] = useState('')
  const [isUnderstood, setIsUnderstood] = useState(false)
  const phone = profile.data?.phone ?? ''

  async function send() {
    if (profile.data && phone === '') return toast(text.phoneFirst, 'failure')
    if (!(await sendSmsCode({}, 'destroy', config.data?.verification_code === 1))) return undefined
    countdown.start()
    return toast(text.sent, 'success')
  }

  async function destroy() {
    if (!isUnderstood) return toast(text.tickFirst, 'failure')
    if (!/^\d+$/.test(code) || code.length !== smsCodeLength) return toast(text.wrongCode, 'failure')
    await api(ownAccountCalls.destroy, { code })
    await leaveForHome()
    forget()
    client.clear()
    return toast(text.destroyed, 'success')
  }

  return (
    <form className="destroy-form" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <ul className="destroy-consequences">
        {text.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox checked={isUnderstood} onChange={setIsUnderstood}>
        {text.understood}
      </Checkbox>
      <Field
        label={text.code}
        value={code}
        onValue={(value) => setCode(value.trim())}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={smsCodeLength}
        hint={phone ? text.codeTo(phone) : undefined}
        suffix={
          <Button small variant="quiet" disabled={countdown.left > 0} onClick={send}>
            {countdown.left > 0 ? text.sendAgain(countdown.left) : text.send}
          </Button>
        }
      />
      <Button
        type="submit"
        variant="danger"
        block
        softDisabled={!isUnderstood || code === ''}
        onClick={destroy}
      >
        {text.destroyNow}
      </Button>
    </form>
  )
}
