import type { Language } from '#contract/wire/language.ts'
import { ignoreChange } from './audit/noted-change.ts'
import type { Member } from './member.ts'
import type { Context, Services } from './services.ts'

/** What a form or an action works with where nobody has made a call: in a job, or for a download. */
export const besideCalls = <S extends Services>(
  services: S,
  language: Language,
  member: Member | undefined,
): S & Context => ({ ...services, caller: { language }, member, noteChange: ignoreChange })
