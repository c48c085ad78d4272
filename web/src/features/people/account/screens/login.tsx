import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { BrandMark } from '../cards/brand-mark.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { LoginForms } from '../cards/login-forms.tsx'
import { useAgreement } from '../cards/use-agreement.ts'
import { carrierMark, hasNativeLogin } from '../carrier-token.ts'
import { readHandOff } from '../hand-off.ts'
import { changeLoginDraft, clearLoginDraft, useLoginDraft } from '../login-draft.ts'
import { AppLogin } from '../parts/app-login.tsx'
import { HandOffOffer } from '../parts/hand-off-offer.tsx'
import { OneClick } from '../parts/one-click.tsx'
import { OtherWays } from '../parts/other-ways.tsx'
import { hasPageBehind, returnPath } from '#web/paths/account.ts'
import { accountText } from '../text.ts'
import { useArrival } from '../use-arrival.ts'
import './login.css'

export function Login() {
  const text = useText(accountText)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const draft = useLoginDraft()
  const agreement = useAgreement([draft.isAgreed, (isAgreed) => changeLoginDraft({ isAgreed })])
  const handOff = readHandOff(query.get('shear') ?? '')
  const back = returnPath(query)
  // Of the first moment: turning to another way to log in forgets it.
  const location = useLocation()
  const [isPageBehind] = useState(() => hasPageBehind(location.state))
  const isArriving = useArrival({ onLoggedIn: () => handleDone(), onUnbound: () => toast(text.wechatBind) })

  function handleDone(target = back) {
    clearLoginDraft()
    // The console is another app of the same site.
    if (/^\/console\b/.test(target)) return window.location.replace(target)
    if (isPageBehind && target === back) void navigate(-1)
    else void navigate(target, { replace: true })
  }

  function setHandOff(code: string | undefined) {
    const next = new URLSearchParams(query)
    if (code === undefined) next.delete('shear')
    else next.set('shear', code)
    setQuery(next, { replace: true })
  }

  const head = (
    <>
      <BrandMark />
      <p className="form-page-soft">{text.slogan}</p>
    </>
  )
  const offer = handOff && (
    <HandOffOffer key={handOff} code={handOff} onDone={handleDone} onRefuse={() => setHandOff(undefined)} />
  )
  if (hasNativeLogin())
    return (
      <FormPage head={head}>
        {offer}
        {!handOff && !isArriving && (
          <AppLogin from={back} hasToken={query.has(carrierMark)} onDone={() => handleDone()} />
        )}
      </FormPage>
    )

  return (
    <FormPage sendsCodes head={head}>
      {offer}
      <OneClick agreement={agreement} onDone={() => handleDone()} />
      <LoginForms agreement={agreement} onDone={() => handleDone()} from={back} />
      <OtherWays agreement={agreement} target={back} onHandOff={setHandOff} />
    </FormPage>
  )
}
