import { useState } from 'react'
import type { ProductDocument } from '#contract/library/encyclopedia.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { encyclopediaText } from '../text.ts'
import { sizeText } from '../size-text.ts'
import './product-documents.css'

/** Each document can be downloaded; those that can be displayed here have a preview. */
export function ProductDocuments({ documents }: { documents: ProductDocument[] }) {
  const text = useText(encyclopediaText)
  const [shown, setShown] = useState<ProductDocument>()
  const [isOpen, setIsOpen] = useState(false)
  if (documents.length === 0) return null
  return (
    <Section title={text.documents}>
      <ul className="product-documents">
        {documents.map((document) => (
          <li key={document.document_id} className="product-document">
            <span className="product-document-name">
              {document.name}
              <span className="product-document-size">{sizeText(document.size)}</span>
            </span>
            {document.preview && (
              <Button
                small
                aria-label={text.previewOf(document.name)}
                onClick={() => {
                  setShown(document)
                  setIsOpen(true)
                }}
              >
                {text.preview}
              </Button>
            )}
            <a
              className="product-document-download"
              href={document.url}
              download={document.name}
              aria-label={text.downloadOf(document.name)}
            >
              <DownloadIcon />
            </a>
          </li>
        ))}
      </ul>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={shown?.name ?? text.preview} flush>
        {shown && <RichText html={shown.preview} />}
      </Sheet>
    </Section>
  )
}
