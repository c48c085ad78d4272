import { faultOfName } from '#contract/people/profile.ts'
import {
  isIdNumber,
  isQualificationNumber,
  verificationFailures,
  verificationLimits,
} from '#contract/people/verification.ts'
import type { InBoth } from '#web/ui/language.ts'

export type VerificationField = 'real_name' | 'id_number' | 'qualification_number' | 'title'
export type VerificationValues = Record<VerificationField, string>
export type VerificationFaults = Partial<Record<VerificationField | 'photos', InBoth<string>>>

const nameMissing = { zh: '请填写真实姓名', en: 'please fill in your real name' }
const titleMissing = { zh: '请选择职称', en: 'please choose your title' }

/** Numbers are printed with capitals, and pasted with spaces. */
export const tidyNumber = (number: string) => number.replaceAll(/\s/g, '').toUpperCase()

/** What the server would refuse, in its words. The ID number may be left out. */
export function faultsOf(values: VerificationValues, photoCount: number): VerificationFaults {
  const { fewestPhotos, mostPhotos } = verificationLimits
  const found: VerificationFaults = {
    real_name: values.real_name.trim() === '' ? nameMissing : faultOfName(values.real_name.trim()),
    id_number: faultOfId(tidyNumber(values.id_number)),
    qualification_number: faultOfQualification(tidyNumber(values.qualification_number)),
    title: values.title.trim() === '' ? titleMissing : undefined,
    photos:
      photoCount < fewestPhotos || photoCount > mostPhotos ? verificationFailures.photoCount : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

export const toSend = (values: VerificationValues): VerificationValues => ({
  real_name: values.real_name.trim(),
  id_number: tidyNumber(values.id_number),
  qualification_number: tidyNumber(values.qualification_number),
  title: values.title.trim(),
})

const faultOfId = (number: string) =>
  number === '' || isIdNumber(number) ? undefined : verificationFailures.idNumberWrong

function faultOfQualification(number: string) {
  if (number === '') return verificationFailures.qualificationMissing
  return isQualificationNumber(number) ? undefined : verificationFailures.qualificationWrong
}
