import type { AgreementText } from './agreement-text.ts'
import { agreementHtml } from './agreement-text.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyZh } from './privacy-zh.ts'
import { serviceEn } from './service-en.ts'
import { serviceZh } from './service-zh.ts'
import { signInEn } from './sign-in-en.ts'
import { signInZh } from './sign-in-zh.ts'
import { verificationEn } from './verification-en.ts'
import { verificationZh } from './verification-zh.ts'
import { withdrawalEn } from './withdrawal-en.ts'
import { withdrawalZh } from './withdrawal-zh.ts'

export type Agreement = {
  /** As the client asks for it: privacy policy, service, sign-in consent, withdrawal, verification consent. */
  id: 1 | 6 | 7 | 8 | 9
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
  inBoth(9, verificationZh, verificationEn),
]
