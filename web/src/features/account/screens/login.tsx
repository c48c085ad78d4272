import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { passwordPaths } from '#web/features/password/paths.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { AgreementTick } from '../cards/agreement-tick.tsx'
import { BrandMark } from '../cards/brand-mark.tsx'
import { CodeForm } from '../cards/code-form.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { readHandOff } from '../hand-off.ts'
import { HandOffOffer } from '../parts/hand-off-offer.tsx'
import { OneClick } from '../parts/one-click.tsx'
import { OtherWays } from '../parts/other-ways.tsx'
import { PasswordForm } from '../parts/password-form.tsx'
import { returnPath } from '../paths.ts'
import { nameOfUser } from '../state.ts'
import { accountText } from '../text.ts'
import { useArrival } from '../use-arrival.ts'
import './login.css'

export function Login() {
  const text = useText(accountText)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [way, setWay] = useQueryChoice('way', ['code', 'password'])
  const [isAgreed, setIsAgreed] = useState(false)
  const handOff = readHandOff(query.get('shear') ?? '')
  const back = returnPath(query)
  useArrival({ onLoggedIn: () => handleDone(), onUnbound: () => toast(text.wechatBind) })

  function handleDone(target = back) {
    const name = nameOfUser()
    if (name) toast(text.greeting(name), 'success')
    void navigate(target, { replace: true })
  }

  function setHandOff(code: string | undefined) {
    const next = new URLSearchParams(query)
    if (code === undefined) next.delete('shear')
    else next.set('shear', code)
    setQuery(next, { replace: true })
  }

  return (
    <FormPage
      sendsCodes
      head={
        <>
          <BrandMark />
          <p className="form-page-soft">{text.slogan}</p>
        </>
      }
    >
      {handOff && (
        <HandOffOffer
          key={handOff}
          code={handOff}
          onDone={handleDone}
          onRefuse={() => setHandOff(undefined)}
        />
      )}
      <OneClick isAgreed={isAgreed} onDone={() => handleDone()} />
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
        <CodeForm isAgreed={isAgreed} onDone={() => handleDone()} />
      ) : (
        <PasswordForm
          isAgreed={isAgreed}
          onDone={() => handleDone()}
          onChangePassword={(username, country) =>
            void navigate(passwordPaths.change(username, country, back))
          }
        />
      )}
      <AgreementTick checked={isAgreed} onChange={setIsAgreed} />
      <OtherWays isAgreed={isAgreed} target={back} onHandOff={setHandOff} />
    </FormPage>
  )
}
