import { useQuery } from '@tanstack/react-query'
import { Alert, Segmented, Spin } from 'antd'
import { useState } from 'react'
import type { previewDevices } from '#contract/console/previews.ts'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../dialog.tsx'
import { consoleQueries } from '../queries.ts'
import { recordText } from './text.ts'

type Device = (typeof previewDevices)[number]

const sizes: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 700 },
  desk: { width: 1280, height: 700 },
}

type PreviewProps = { resource: string; id: number; values: Record<string, unknown>; onClose: () => void }

/** What is being edited as readers would see it once it is published, on a phone and at a desk. */
export function Preview({ resource, id, values, onClose }: PreviewProps) {
  const text = useText(recordText)
  const [device, setDevice] = useState<Device>('phone')
  const page = useQuery({ ...consoleQueries.preview({ resource, id, values, device }), retry: false })
  return (
    <Dialog
      title={text.preview}
      footer={null}
      width={sizes[device].width + 50}
      style={{ top: 16 }}
      onCancel={onClose}
    >
      <Segmented<Device>
        aria-label={text.device}
        value={device}
        onChange={setDevice}
        options={(Object.keys(sizes) as Device[]).map((value) => ({ value, label: text.devices[value] }))}
        style={{ marginBottom: 12 }}
      />
      {page.isPending && <Spin />}
      {page.error && <Alert type="error" role="alert" title={page.error.message} />}
      {page.data && (
        <div className="console-preview">
          {/* Its origin lets it load its styles; it runs no scripts and leads nowhere. */}
          <iframe
            title={text.preview}
            sandbox="allow-same-origin"
            srcDoc={page.data.html}
            style={sizes[device]}
          />
        </div>
      )}
    </Dialog>
  )
}
