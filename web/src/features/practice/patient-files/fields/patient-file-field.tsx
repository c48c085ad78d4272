import { AttachmentList } from '#web/shell/attachment-list.tsx'
import type { KeptFile } from '#web/shell/uploads.ts'
import { useSentFiles } from '#web/shell/use-uploads.ts'
import type { Uploads } from '#web/shell/use-uploads.ts'
import { useText } from '#web/ui/language.ts'
import { findPatientFileMistake, sendPatientFile } from '../send-patient-file.ts'
import { patientFileText } from '../text.ts'

/** The files of a patient's form: sent as they are chosen, and going on after a lost line. */
export const usePatientFiles = (known: readonly KeptFile[]) =>
  useSentFiles(sendPatientFile, { faultOf: findPatientFileMistake, known })

type PatientFileFieldProps = { files: Uploads; most: number; isTried: boolean }

export function PatientFileField({ files, most, isTried }: PatientFileFieldProps) {
  const text = useText(patientFileText)
  // Without `accept`: DICOM files often have no ending, and the server looks at the content.
  return <AttachmentList attachments={files} most={most} hint={text.hint} accept="" isTried={isTried} />
}
