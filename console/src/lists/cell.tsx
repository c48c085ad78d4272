import { Tag } from 'antd'
import { moneyText } from '#contract/wire/amount.ts'
import type { ShownColumn } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText, contentLanguage } from '../text.ts'

type Value = string | number | boolean | null | undefined

/** One value of a row, by the kind of its column. */
export function Cell({ column, value }: { column: ShownColumn; value: Value }) {
  const text = useText(consoleText)
  if (value === null || value === undefined || value === '') return <span aria-hidden>—</span>
  switch (column.kind) {
    case 'money':
      return <>{moneyText(Number(value))}</>
    case 'number':
      return <>{Number(value).toLocaleString()}</>
    case 'duration':
      return <>{formatDuration(Number(value))}</>
    case 'flag':
      return <>{value === true ? text.yes : text.no}</>
    case 'time':
      return <span className="console-unbroken">{String(value)}</span>
    case 'state': {
      const state = column.states?.find((one) => one.value === String(value))
      return <Tag color={state?.tone}>{state?.title ?? String(value)}</Tag>
    }
    case 'picture':
      return <img className="console-thumb" src={small(String(value))} alt="" loading="lazy" />
    case 'link':
      return (
        <a
          className="console-text"
          href={String(value)}
          title={String(value)}
          target="_blank"
          rel="noreferrer"
        >
          {String(value)}
        </a>
      )
    case 'page':
      return (
        <a href={String(value)} title={String(value)} target="_blank" rel="noreferrer">
          {text.openPage}
        </a>
      )
    default:
      return (
        <span className="console-text" title={String(value)} lang={contentLanguage}>
          {String(value)}
        </span>
      )
  }
}

/** `1:02:03`, or `2:03` below an hour. */
const formatDuration = (seconds: number) => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Stored pictures come in any width. */
const small = (address: string) =>
  address.startsWith('/files/') ? `${address}${address.includes('?') ? '&' : '?'}w=160` : address
