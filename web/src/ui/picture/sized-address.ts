/** The server resizes by `?w=`; pictures that live in the page itself stay as they are. */
export function sizedAddress(src: string, width: number | undefined): string {
  if (width === undefined || /^(data|blob):/i.test(src)) return src
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(src) ?? []
  const kept = query.split('&').filter((part) => part !== '' && !/^w(=|$)/.test(part))
  return `${path}?${[...kept, `w=${width}`].join('&')}${hash}`
}
