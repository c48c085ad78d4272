import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { clearCache, sizeText } from '../clear-cache.ts'
import { personalQueries } from '../queries.ts'
import { settingText } from '../setting-text.ts'
import { ExportSheet } from './export-sheet.tsx'

export function DataSection() {
  const text = useText(settingText)
  const client = useQueryClient()
  const [isExporting, setIsExporting] = useState(false)
  const written = useQuery(personalQueries.exports())

  async function clear() {
    if (!(await confirm({ title: text.clearAsk, text: text.clearText, yes: text.clear }))) return
    // Plain http has no such store.
    const bytes = await clearCache('caches' in window ? caches : undefined, () => sessionStorage, client)
    toast(bytes > 0 ? text.cleared(sizeText(bytes)) : text.nothingToClear, 'success')
  }

  return (
    <Section title={text.data}>
      <ListRow title={text.clearCache} note={text.clearCacheNote} onClick={() => void clear()} />
      <ListRow title={text.exportData} note={text.exportNote} onClick={() => setIsExporting(true)} />
      {written.data?.exports.map(({ url, time, expire_time, size }) => (
        <Link key={url} href={url} download={`xinglin-${time.slice(0, 10)}.json`}>
          <ListRow
            title={text.exportFile(time)}
            note={text.exportUntil(expire_time)}
            after={sizeText(size)}
          />
        </Link>
      ))}
      <ExportSheet open={isExporting} onClose={() => setIsExporting(false)} />
    </Section>
  )
}
