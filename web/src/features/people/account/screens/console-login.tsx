import { useSearchParams } from '#web/shell/navigation.ts'
import { useAlone } from '#web/shell/side-panel.ts'
import { useText } from '#web/ui/language.ts'
import { returnPath } from '#web/paths/account.ts'
import { BrandMark } from '../cards/brand-mark.tsx'
import { FormPage } from '../cards/form-page.tsx'
import { LoginForms } from '../cards/login-forms.tsx'
import { useAgreement } from '../cards/use-agreement.ts'
import { changeLoginDraft, clearLoginDraft, useLoginDraft } from '../login-draft.ts'
import { accountText } from '../text.ts'

/** The operators' own door: typing alone, and nothing of the product around it. */
export function ConsoleLogin() {
  const text = useText(accountText)
  const [query] = useSearchParams()
  useAlone()
  const draft = useLoginDraft()
  const agreement = useAgreement([draft.isAgreed, (isAgreed) => changeLoginDraft({ isAgreed })])
  const asked = returnPath(query)
  const target = /^\/console(?!\/login)\b/.test(asked) ? asked : '/console'

  function handleDone() {
    clearLoginDraft()
    // The console is another app of the same site.
    window.location.replace(target)
  }

  const head = (
    <>
      <BrandMark />
      <p className="form-page-soft">{text.consoleSlogan}</p>
    </>
  )
  return (
    <FormPage sendsCodes head={head}>
      <LoginForms agreement={agreement} onDone={handleDone} from={target} />
    </FormPage>
  )
}
