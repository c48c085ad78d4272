import type { ReactNode } from 'react'
import { pageConfig } from '#web/platform/page-config.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { LanguageSwitch } from '#web/ui/language-switch/language-switch.tsx'
import { useText } from '#web/ui/language.ts'
import { accountText } from '../text.ts'
import './form-page.css'

type FormPageProps = {
  /** Above the form: who we are, or why the person is here. */
  head?: ReactNode
  children: ReactNode
  /** On screens that send codes: where they arrive on a machine that sends none. */
  sendsCodes?: boolean
}

/** A narrow column for a form about the account. */
export function FormPage({ head, children, sendsCodes = false }: FormPageProps) {
  const text = useText(accountText)
  return (
    <ScreenFrame right={<LanguageSwitch />}>
      <div className="form-page">
        {head && <div className="form-page-head">{head}</div>}
        {children}
        {sendsCodes && pageConfig().sandbox && (
          <p className="form-page-note">
            <a href="/sandbox/outbox" target="_blank" rel="noreferrer">
              {text.demo}
            </a>
          </p>
        )}
      </div>
    </ScreenFrame>
  )
}
