import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { kitText } from '#web/ui/text.ts'
import { DicomUnreadable } from '../dicom/read-dicom.ts'
import { patientFileQueries } from '../queries.ts'
import { patientFileText } from '../text.ts'
import { ImageViewer } from './image-viewer.tsx'
import './file-viewer.css'

import type { ExpectedPatient } from '../dicom/identity.ts'
import { FileIdentity } from './file-identity.tsx'

export type ViewedFile = { url: string; name: string; mime: string }

type FileViewerProps = {
  file: ViewedFile
  /** Whom the file should be about. */
  patient?: ExpectedPatient | undefined
  onClose: () => void
  /** Gets the picture with what was painted over. */
  onUse?: (picture: Blob) => unknown
}

/** A picture or DICOM file over the whole screen. */
export function FileViewer({ file, patient, onClose, onUse }: FileViewerProps) {
  const text = useText(patientFileText)
  const kit = useText(kitText)
  const id = useId()
  const image = useQuery(patientFileQueries.image(file))
  return (
    <Modal open onClose={onClose} from="full" labelledBy={id}>
      <div className="file-viewer-head">
        <h2 id={id} className="file-viewer-name">
          {file.name || text.viewer}
        </h2>
        <IconButton label={kit.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {image.isPending && (
        <output className="file-viewer-state">
          <Spinner />
          {text.loading}
        </output>
      )}
      {image.isError && <Failure file={file} error={image.error} onRetry={() => image.refetch()} />}
      {image.data?.identity && <FileIdentity identity={image.data.identity} patient={patient} />}
      {image.data && <ImageViewer image={image.data} file={file} onUse={onUse} />}
    </Modal>
  )
}

type FailureProps = { file: ViewedFile; error: Error; onRetry: () => unknown }

function Failure({ file, error, onRetry }: FailureProps) {
  const text = useText(patientFileText)
  if (!(error instanceof DicomUnreadable))
    return <ListState status="error" errorText={error.message} onRetry={onRetry} />
  const { reason, syntax } = error
  return (
    <ListState
      status="missing"
      emptyText={reason === 'syntax' ? text.unreadable.syntax(syntax) : text.unreadable[reason]}
      emptyAction={
        <Link href={file.url} download={file.name}>
          {text.download}
        </Link>
      }
    />
  )
}
