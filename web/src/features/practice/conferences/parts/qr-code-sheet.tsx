import { useQuery } from '@tanstack/react-query'
import { copyText } from '#web/platform/copy-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { QrCode } from '#web/ui/qr-code/qr-code.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import './conference.css'

type QrCodeSheetProps = { id: number; open: boolean; onClose: () => void }

/** The link of a conference, to be scanned or sent. */
export function QrCodeSheet({ id, open, onClose }: QrCodeSheetProps) {
  const text = useText(conferenceText)
  return (
    <Sheet open={open} onClose={onClose} title={text.qrCode}>
      {open && <InvitationCode id={id} />}
    </Sheet>
  )
}

export function InvitationCode({ id }: { id: number }) {
  const text = useText(conferenceText)
  const link = useQuery(conferenceQueries.qrCode(id))
  if (link.isPending) return <ListState status="loading" inline />
  if (!link.data) return <ListState status="error" inline onRetry={() => link.refetch()} />
  const address = location.origin + link.data.url

  async function copy() {
    const isCopied = await copyText(address)
    toast(isCopied ? text.copied : text.copyFailed, isCopied ? 'success' : 'failure')
  }

  return (
    <div className="conference-qr-code">
      <div className="conference-qr-picture">
        <QrCode text={address} label={text.qrCode} />
      </div>
      <p className="conference-note">{text.scan}</p>
      <p className="conference-link">{address}</p>
      <Button block variant="primary" onClick={copy}>
        {text.copyLink}
      </Button>
    </div>
  )
}
