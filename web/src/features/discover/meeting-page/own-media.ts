/** The path of a video or stream on this site; undefined for any other address, which is not played here. */
export function ownMedia(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return undefined
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search : undefined
}
