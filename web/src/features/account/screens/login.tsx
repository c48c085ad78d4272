import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { loginAgreementId } from '#contract/account.ts'
import { pageConfig } from '#web/platform/page-config.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { BrandMark } from '../parts/brand-mark.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { PasswordForm } from '../parts/password-form.tsx'
import { accountPaths, returnPath } from '../paths.ts'
import { loginState } from '../state.ts'
import { accountText } from '../text.ts'
import './login.css'

export function Login() {
  const text = useText(accountText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [way, setWay] = useState<'code' | 'password'>('code')
  const [isAgreed, setIsAgreed] = useState(false)

  function handleDone() {
    const state = loginState()
    const name = state.is === 'in' ? state.user?.truename || state.user?.sysusers_name : undefined
    if (name) toast(text.greeting(name), 'success')
    void navigate(returnPath(query), { replace: true })
  }

  return (
    <ScreenFrame>
      <div className="login">
        <div className="login-head">
          <BrandMark />
          <p className="login-slogan">{text.slogan}</p>
        </div>
        <Segmented
          label={text.ways}
          options={[
            { value: 'code', label: text.byCode },
            { value: 'password', label: text.byPassword },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'code' ? (
          <CodeForm isAgreed={isAgreed} onDone={handleDone} />
        ) : (
          <PasswordForm isAgreed={isAgreed} onDone={handleDone} />
        )}
        <Checkbox checked={isAgreed} onChange={setIsAgreed}>
          {text.agree} <Link href={accountPaths.agreement(loginAgreementId)}>{text.agreement}</Link>
        </Checkbox>
        {pageConfig().sandbox && (
          <p className="login-note">
            <a href="/sandbox/outbox" target="_blank" rel="noreferrer">
              {text.demo}
            </a>
          </p>
        )}
      </div>
    </ScreenFrame>
  )
}
