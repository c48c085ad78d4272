import { lazy, Suspense, useState } from 'react'
import { dicomMime } from '#contract/wire/uploads.ts'
import { FileIcon } from '#web/shell/file-icon.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import type { ExpectedPatient } from '../dicom/identity.ts'
import { patientFileText } from '../text.ts'
import './patient-file-list.css'

const FileViewer = lazy(async () => ({ default: (await import('../parts/file-viewer.tsx')).FileViewer }))

export type ShownFile = { file_id: number; url: string; name: string; mime: string; size: number }

const kindOf = (mime: string) => {
  if (mime === dicomMime) return 'dicom'
  return mime.startsWith('image/') ? 'picture' : 'pdf'
}

type PatientFileListProps = {
  files: readonly ShownFile[]
  /** Whom the files should be about. */
  patient?: ExpectedPatient
}

/** The files of a patient: pictures and DICOM open in the viewer, a PDF is downloaded. */
export function PatientFileList({ files, patient }: PatientFileListProps) {
  const text = useText(patientFileText)
  const [opened, setOpened] = useState<ShownFile>()
  return (
    <>
      <ul className="patient-file-list">
        {files.map((file) => {
          const kind = kindOf(file.mime)
          const face = (
            <>
              <span className="patient-file-list-face" data-kind={kind}>
                {kind === 'picture' ? (
                  <Picture src={file.url} alt="" width={240} ratio="1" fallback={<FileIcon />} />
                ) : (
                  <FileIcon />
                )}
              </span>
              <span className="patient-file-list-name">{file.name}</span>
              <span className="patient-file-list-note">
                {separated([text.kinds[kind], fileSize(file.size)])}
              </span>
            </>
          )
          return (
            <li key={file.file_id}>
              {kind === 'pdf' ? (
                <Link className="patient-file-list-item" href={file.url} download={file.name}>
                  {face}
                </Link>
              ) : (
                <button
                  type="button"
                  className="patient-file-list-item"
                  aria-label={text.open(file.name)}
                  onClick={() => setOpened(file)}
                >
                  {face}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {opened && (
        <Suspense>
          <FileViewer file={opened} patient={patient} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
