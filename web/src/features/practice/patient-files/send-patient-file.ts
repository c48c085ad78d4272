import { patientFileFailures, patientFileLimits } from '#contract/practice/patient-files.ts'
import type { PatientFile } from '#contract/practice/patient-files.ts'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import type { UploadedFile } from '#contract/wire/uploads.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { sendInParts } from '#web/platform/send-parts.ts'
import { untilOnline } from '#web/platform/until-online.ts'
import type { SendOptions } from '#web/shell/uploads.ts'
import { patientFileMutations } from './mutations.ts'

/** Sends a file part by part. The same file continues where it was, also after the page was closed. */
export async function sendPatientFile(
  file: File,
  { signal, onProgress, onLost }: SendOptions,
): Promise<UploadedFile> {
  const { file_id, url } = await sendInParts<PatientFile>(
    {
      begin: () =>
        patientFileMutations.create({
          file_name: file.name.slice(-patientFileLimits.fileName),
          bytes: file.size,
          modified_at: file.lastModified,
        }),
      isComplete: (begun) => begun.file_id > 0,
      sendPart: ({ upload_id, received }) => {
        const part = file.slice(received, received + patientFileLimits.partBytes)
        return patientFileMutations.append({ upload_id, offset: received }, part, {
          signal,
          onProgress: (share) => onProgress((received + share * part.size) / file.size),
        })
      },
      isPassing,
      onProgress: ({ received, bytes }) => onProgress(received / bytes),
      onLost,
      pause: untilOnline,
    },
    signal,
  )
  return { url, id: file_id }
}

const isPassing = (error: unknown) =>
  error instanceof CallFailure &&
  (error.kind !== 'refused' || error.status === patientFileFailures.offsetWrong.status)

const pictures = /\.(?:jpe?g|png|webp)$/i

/** What the server would refuse anyway, told before it is sent. DICOM files often have no ending. */
export function findPatientFileMistake({ name, size }: { name: string; size: number }) {
  if (size === 0) return uploadFailures.fileEmpty
  if (pictures.test(name))
    return size > uploadLimits.pictureBytes ? uploadFailures.pictureTooLarge : undefined
  if (/\.pdf$/i.test(name))
    return size > uploadLimits.documentBytes ? uploadFailures.documentTooLarge : undefined
  return size > uploadLimits.dicomBytes ? uploadFailures.dicomTooLarge : undefined
}
