/** The server resizes by `?w=`; pictures embedded in the page (data URLs) are left unchanged. */
export function sizedAddress(src: string, width: number | undefined): string {
  if (width === undefined || /^(data|blob):/i.test(src)) return src
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(src) ?? []
  const otherFields = query.split('&').filter((part) => part !== '' && !/^w(=|$)/.test(part))
  return `${path}?${[...otherFields, `w=${width}`].join('&')}${hash}`
}
