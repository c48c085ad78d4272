import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { clearCache, sizeText } from '../clear-cache.ts'
import { personalMutations } from '../mutations.ts'
import { saveAsFile } from '../save-as-file.ts'
import { settingText } from '../setting-text.ts'

export function DataSection() {
  const text = useText(settingText)
  const client = useQueryClient()
  const isRunning = useRef(false)

  async function clear() {
    if (!(await confirm({ title: text.clearAsk, text: text.clearText, yes: text.clear }))) return
    // Plain http has no such store.
    const bytes = await clearCache('caches' in window ? caches : undefined, () => sessionStorage, client)
    toast(bytes > 0 ? text.cleared(sizeText(bytes)) : text.nothingToClear, 'success')
  }

  async function download() {
    if (isRunning.current) return
    isRunning.current = true
    try {
      const data = await personalMutations.exportData({})
      const day = data.exported_at.slice(0, 10)
      saveAsFile(JSON.stringify(data, null, 2), `xinglin-${day}.json`, 'application/json')
      toast(text.exported, 'success')
    } finally {
      isRunning.current = false
    }
  }

  return (
    <Section title={text.data}>
      <ListRow title={text.clearCache} note={text.clearCacheNote} onClick={() => void clear()} />
      <ListRow title={text.exportData} note={text.exportNote} onClick={() => void download()} />
    </Section>
  )
}
