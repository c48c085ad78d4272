import { parse } from 'node:querystring'

/** The fields of a body, all text. Nested JSON values keep their JSON form. */
export type Fields = Record<string, string>

export const readUrlencoded = (body: string): Fields => flatten(parse(body, '&', '=', { maxKeys: 200 }))

/** JSON is accepted as another way to write a form. */
export function flatten(source: unknown): Fields {
  const fields: Fields = Object.create(null) as Fields
  if (source === null || typeof source !== 'object') return fields
  for (const [name, value] of Object.entries(source)) {
    if (value === undefined || value === null) continue
    fields[name] = asText(
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.at(-1) : value,
    )
  }
  return fields
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  return JSON.stringify(value)
}

/**
 * Reads a multipart body that holds plain fields only; undefined for any other body. Most posts are such bodies, and a
 * streaming parser costs them more than twice the time; parts with a file name are for the upload routes.
 */
export function readMultipartFields(body: Buffer, contentType: string): Fields | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (!boundary) return undefined
  const fields: Fields = Object.create(null) as Fields
  const [, ...parts] = body.toString('utf8').split(`--${boundary}`)
  if (!parts.pop()?.startsWith('--')) return undefined
  for (const part of parts) {
    const split = part.indexOf(blankLine)
    const head = part.slice(0, split)
    const name = /\bname="([^"]*)"/i.exec(head)?.[1]
    const isWhole = split >= 0 && part.startsWith(lineEnd) && part.endsWith(lineEnd)
    if (!isWhole || name === undefined || /\bfilename=/i.test(head)) return undefined
    fields[name] = part.slice(split + blankLine.length, -lineEnd.length)
  }
  return fields
}

const lineEnd = '\r\n'
const blankLine = lineEnd + lineEnd
