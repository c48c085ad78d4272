import { patientStates } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import type { PatientSign } from '#contract/wire/patient-signs.ts'
import type { Language } from '#contract/wire/language.ts'

const kinds: Record<Language, Record<PatientSign, string>> = {
  zh: { name: '姓名', number: '号码', identity: '身份证号', birth: '出生日期', phone: '电话' },
  en: { name: 'name', number: 'number', identity: 'identity number', birth: 'date of birth', phone: 'phone' },
}
const texts = {
  zh: {
    unsearched: '系统未能查找患者信息，请逐段核对',
    none: '未发现',
    masked: '已遮盖',
    open: '作者未遮盖',
  },
  en: {
    unsearched: 'Patients could not be looked for; please check closely',
    none: 'Nothing found',
    masked: 'masked',
    open: 'left open by the author',
  },
} satisfies Record<Language, object>

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What the second person reads about a video: each place with its seconds, and whether it is masked. */
export function sayPatients({ state, places }: NonNullable<Video['patients']>, language: Language): string {
  const text = texts[language]
  if (state === patientStates.unsearched) return text.unsearched
  if (places.length === 0) return text.none
  return places
    .map(({ kind, from, to, is_masked }) => {
      const word = kinds[language][kind]
      return `${clock(from)}–${clock(to)} ${word}: ${is_masked ? text.masked : text.open}`
    })
    .join('; ')
}
