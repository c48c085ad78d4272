import { Modal } from 'antd'
import type { ModalProps } from 'antd'
import { useEffect, useState } from 'react'

/**
 * A dialog that is there as long as it is open. The library gives focus back when a dialog is hidden; one that is
 * removed has to do so itself: to `returnTo` or what opened it, or to the content if that is gone by now.
 */
export function Dialog({ returnTo, ...props }: Omit<ModalProps, 'open'> & { returnTo?: HTMLElement }) {
  const [opener] = useState(() => returnTo ?? document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const isThere = opener instanceof HTMLElement && opener.isConnected
      const back = isThere ? opener : document.querySelector<HTMLElement>('#console-content')
      back?.focus({ preventScroll: true })
    },
    [opener],
  )
  return <Modal open {...props} />
}
