import { useEffect, useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { findSubscription, isPushPossible, subscribeBrowser, unsubscribeBrowser } from '../browser-push.ts'
import { messageSettingsText } from '../text.ts'

/** Whether this browser shows notifications. */
export function BrowserSettings({ publicKey }: { publicKey: string }) {
  const text = useText(messageSettingsText)
  const [isOn, setIsOn] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isPossible = isPushPossible()

  useEffect(() => {
    void findSubscription().then((subscription) => setIsOn(subscription !== undefined))
  }, [])

  async function change(wanted: boolean) {
    setIsBusy(true)
    try {
      if (!wanted) await unsubscribeBrowser()
      else if (!(await subscribeBrowser(publicKey))) {
        toast(text.browserDenied, 'failure')
        return
      }
      setIsOn(wanted)
    } catch {
      toast(text.browserFailed, 'failure')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section title={text.browser}>
      <SwitchRow
        label={text.browserOn}
        note={isPossible ? text.browserNote : text.browserMissing}
        checked={isOn}
        disabled={!isPossible || isBusy}
        onChange={(checked) => void change(checked)}
      />
    </Section>
  )
}
