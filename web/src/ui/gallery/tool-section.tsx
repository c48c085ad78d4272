import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { CropSheet } from '#web/ui/crop/crop-sheet.tsx'
import { useText } from '#web/ui/language.ts'
import { Plot } from '#web/ui/plot/plot.tsx'
import { QrCode } from '#web/ui/qr-code/qr-code.tsx'
import { SortableList } from '#web/ui/sortable/sortable-list.tsx'
import { cover } from './sample-pictures.ts'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

const viewers = [12, 30, 18, 44, 25, 60, 51]

export function ToolSection() {
  const text = useText(galleryText)
  const columns = { label: text.day, value: text.people }
  return (
    <Section title={text.tools}>
      <div className="gallery-stack">
        <Plot
          title={text.viewers}
          total={String(viewers.reduce((sum, value) => sum + value, 0))}
          columns={columns}
          points={viewers.map((value, at) => ({ label: `11-0${at + 1}`, value }))}
        />
        <Plot
          title={text.retention}
          total=""
          shape="line"
          top={1}
          format={(share) => `${Math.round(share * 100)}%`}
          columns={columns}
          points={[1, 0.8, 0.7, 0.4].map((value, at) => ({ label: `${at}:00`, value }))}
        />
        <Plot title={text.noViewers} total="" columns={columns} points={[]} empty={text.emptyText} />
        <Lessons />
        <PictureCrop />
        <div className="gallery-code">
          <QrCode text="https://example.org" label={text.qrCode} />
        </div>
      </div>
    </Section>
  )
}

function Lessons() {
  const text = useText(galleryText)
  const [rows, setRows] = useState(text.subjects.slice(0, 4))
  return (
    <SortableList
      label={text.lessons}
      rows={rows}
      keyOf={(row) => row}
      nameOf={(row) => row}
      onMove={(from, to) => {
        setRows((old) => old.toSpliced(from, 1).toSpliced(to, 0, old[from]!))
        return to
      }}
    >
      {(row) => row}
    </SortableList>
  )
}

function PictureCrop() {
  const text = useText(galleryText)
  const [isOpen, setIsOpen] = useState(false)
  const [width, setWidth] = useState(0)
  return (
    <div data-testid="crop" data-width={width}>
      <Button onClick={() => setIsOpen(true)}>{text.openCrop}</Button>
      <CropSheet
        title={text.openCrop}
        src={isOpen ? cover(1) : undefined}
        ratio={1}
        round
        onClose={() => setIsOpen(false)}
        onUnreadable={() => setIsOpen(false)}
        onCrop={(area) => {
          setWidth(Math.round(area.width))
          setIsOpen(false)
        }}
      />
    </div>
  )
}
