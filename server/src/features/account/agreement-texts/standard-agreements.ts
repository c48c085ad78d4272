import type { AgreementText } from './agreement-text.ts'
import { agreementHtml } from './agreement-text.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyZh } from './privacy-zh.ts'
import { serviceEn } from './service-en.ts'
import { serviceZh } from './service-zh.ts'
import { signInEn } from './sign-in-en.ts'
import { signInZh } from './sign-in-zh.ts'
import { withdrawalEn } from './withdrawal-en.ts'
import { withdrawalZh } from './withdrawal-zh.ts'

export type Agreement = {
  /** The id the client asks for: 1 privacy policy, 6 service agreement, 7 sign-in consent, 8 withdrawal agreement. */
  id: 1 | 6 | 7 | 8
  zh: { name: string; html: string }
  en: { name: string; html: string }
}

function inBoth(id: Agreement['id'], zh: AgreementText, en: AgreementText): Agreement {
  return {
    id,
    zh: { name: zh.name, html: agreementHtml(zh) },
    en: { name: en.name, html: agreementHtml(en) },
  }
}

export const standardAgreements: readonly Agreement[] = [
  inBoth(1, privacyZh, privacyEn),
  inBoth(6, serviceZh, serviceEn),
  inBoth(7, signInZh, signInEn),
  inBoth(8, withdrawalZh, withdrawalEn),
]
