import { useState } from 'react'
import type { PackageFile } from '#contract/library/data-packages.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { dataPackageText } from '../text.ts'
import './package-files.css'

const isPicture = ({ mime }: PackageFile) => mime.startsWith('image/')

/** Pictures open above the page, papers in another tab. A file without an address only shows its name. */
export function PackageFiles({ files }: { files: readonly PackageFile[] }) {
  const [shown, setShown] = useState<PackageFile>()
  const [isOpen, setIsOpen] = useState(false)

  function show(file: PackageFile) {
    setShown(file)
    setIsOpen(true)
  }

  return (
    <>
      <ul className="package-files">
        {files.map((file) => (
          <li key={file.file_id}>
            <FileRow file={file} onShow={() => show(file)} />
          </li>
        ))}
      </ul>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={shown?.name ?? ''}>
        {shown && <Picture src={shown.url} alt={shown.name} width={1280} ratio="16 / 9" eager />}
      </Sheet>
    </>
  )
}

function FileRow({ file, onShow }: { file: PackageFile; onShow: () => void }) {
  const text = useText(dataPackageText)
  const face = (
    <>
      <span className="package-file-face">
        {isPicture(file) && file.url ? (
          <Picture src={file.url} alt="" width={120} ratio="1" />
        ) : (
          <span className="package-file-kind" aria-hidden="true">
            {file.name.split('.').at(-1)?.toUpperCase().slice(0, 4)}
          </span>
        )}
      </span>
      <span className="package-file-words">
        <span className="package-file-name">{file.name}</span>
        <span className="package-file-size">{fileSize(file.size)}</span>
      </span>
    </>
  )
  if (file.url === '')
    return (
      <div className="package-file">
        {face}
        <LockIcon size="small" />
      </div>
    )
  if (isPicture(file))
    return (
      <button type="button" className="package-file" aria-haspopup="dialog" onClick={onShow}>
        {face}
        <span className="package-file-way">{text.preview}</span>
      </button>
    )
  return (
    <a className="package-file" href={file.url} target="_blank" rel="noopener">
      {face}
      <span className="package-file-way">{text.preview}</span>
      <span className="visually-hidden">{text.newTab}</span>
    </a>
  )
}
