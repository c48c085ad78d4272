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
 * Reads a multipart body that holds plain fields only. Most posts are such bodies, and a streaming parser
 * costs them more than twice the time; parts with a file name are for the upload routes.
 */
export function readMultipartFields(body: Buffer, contentType: string): Fields {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  const fields: Fields = Object.create(null) as Fields
  if (!boundary) return fields
  for (const part of body.toString('utf8').split(`--${boundary}`).slice(1, -1)) {
    const split = part.indexOf('\r\n\r\n')
    const head = part.slice(0, split)
    const name = /\bname="([^"]*)"/i.exec(head)?.[1]
    if (split < 0 || name === undefined || /\bfilename=/i.test(head)) continue
    fields[name] = part.slice(split + 4, -2)
  }
  return fields
}
